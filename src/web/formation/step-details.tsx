import type { FormationStepView } from '#contract/formation.ts';
import { documentOwners } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';
import { formationMessages } from '#messages/formation.ts';
import { planMessages } from '#messages/plans.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

/** What a step asks for and what is there afterwards. */
export function StepDetails({ step: { label, documents, result } }: { step: FormationStepView }) {
  const sources = distinct(documents.flatMap((document) => document.sources));
  return (
    <div className="grid max-w-prose gap-3">
      {documents.length === 0 && <p className="text-muted">{formationMessages.noDocuments}</p>}
      <dl className="grid gap-3">
        {documentOwners.map((owner) => {
          const own = documents.filter((document) => document.of === owner);
          if (own.length === 0) return null;
          return (
            <div key={owner}>
              <dt className="text-xs font-medium text-muted">{planMessages.owners[owner]}</dt>
              <dd>
                <ul className="mt-0.5 list-disc ps-4.5 marker:text-faint">
                  {own.map((document) => (
                    <li key={document.label}>{document.label}</li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
        <div>
          <dt className="text-xs font-medium text-muted">{planMessages.result}</dt>
          <dd className="mt-0.5">{result}</dd>
        </div>
      </dl>
      {sources.length > 0 && <SourceMark sources={sources} subject={label} />}
    </div>
  );
}

/** Each page once. */
function distinct(sources: readonly Source[]): readonly Source[] {
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}
