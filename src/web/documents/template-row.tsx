import type { DocumentTemplateView, MissingFieldView } from '#contract/documents.ts';
import { documentMessages as texts } from '#messages/documents.ts';
import { Button } from '#web/design-system/button.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import type { DocumentSide } from './document-side.ts';

interface TemplateRowProps {
  template: DocumentTemplateView;
  side: DocumentSide;
  onMake(): void;
}

/** A document that can be made, how it is signed, and what the record still lacks for it. */
export function TemplateRow({ template, side, onMake }: TemplateRowProps) {
  const { title, about, subjects, isWorkingPaper, signature, source, readOn } = template;
  const makeable = subjects.filter(({ mayMake }) => mayMake);
  const ready = makeable.filter(({ missing }) => missing.length === 0);
  const lacking = uniqueFields(makeable.flatMap(({ missing }) => missing));
  const sources = [...new Map([signature.source ?? source, source].map((each) => [each.url, each])).values()];
  return (
    <li className="py-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <h3 className="font-medium">{title}</h3>
          <p className="mt-0.5 max-w-prose text-sm text-pretty text-muted">{about}</p>
          <p className="mt-1 max-w-prose text-sm text-pretty">
            <span className="font-medium">{texts.signature(signature.kind)}.</span> {signature.text}{' '}
            <SourceMark
              subject={title}
              sources={sources.map((each) => ({ ...each, readOn, confidence: 'medium' as const }))}
            />
          </p>
          {isWorkingPaper && <p className="mt-1 text-sm text-muted">{texts.workingPaper}</p>}
        </div>
        {ready.length > 0 && (
          <Button size="small" className="shrink-0" aria-label={texts.makeNamed(title)} onClick={onMake}>
            {texts.make}
          </Button>
        )}
      </div>
      {makeable.length === 0 && <p className="mt-2 text-sm text-muted">{whyNot(template)}</p>}
      {ready.length === 0 && lacking.length > 0 && (
        <div className="mt-2 text-sm">
          <p className="font-medium text-warn">{texts.missing(lacking.length)}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {lacking.map((field) => (
              <li key={`${field.field} ${field.whose}`} className="wrap-anywhere">
                {side === 'member' ? (
                  <Link to={placeOf(field)} className="inline-flex min-h-6 underline pointer-coarse:min-h-11">
                    {texts.field(field)}
                  </Link>
                ) : (
                  texts.field(field)
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function whyNot({ subjects }: DocumentTemplateView): string {
  const [first] = subjects;
  if (!first) return texts.nobody;
  return first.party === null ? texts.readOnly : texts.onlyThemselves(first.name);
}

function uniqueFields(fields: readonly MissingFieldView[]): MissingFieldView[] {
  return [...new Map(fields.map((field) => [`${field.field} ${field.whose}`, field])).values()];
}

/** Where a missing field is filled in. */
function placeOf({ field }: MissingFieldView): string {
  switch (field) {
    case 'company-address':
    case 'share-capital':
      return dashboardPaths.dashboardCompany;
    case 'activities':
      return dashboardPaths.formation;
    case 'papers':
      return dashboardPaths.papers;
    case 'source-of-funds':
    case 'source-of-wealth':
      return paths.ownPart;
    default:
      return dashboardPaths.people;
  }
}
