import type { FormationStepView } from '#contract/case-views.ts';
import { documentOwners } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';
import { caseMessages } from '#messages/cases.ts';
import { planMessages } from '#messages/plans.ts';
import { signingWayMessages } from '#messages/signing-ways.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

/** What a step asks for and what is there afterwards. */
export function StepDetails({
  step: { label, why, about, documents, signing, result },
}: {
  step: FormationStepView;
}) {
  const sources = distinct(documents.flatMap((document) => document.sources));
  return (
    <div className="grid max-w-prose gap-3">
      {documents.length === 0 && <p className="text-muted">{caseMessages.noDocuments}</p>}
      <dl className="grid gap-3">
        {why && 'text' in why && (
          <div>
            <dt className="text-xs font-medium text-muted">{caseMessages.why}</dt>
            <dd className="mt-0.5 text-pretty">
              {why.text} <SourceMark sources={why.sources} subject={label} says={why.text} />
            </dd>
          </div>
        )}
        {about && 'text' in about && (
          <div>
            <dt className="text-xs font-medium text-muted">{caseMessages.expect}</dt>
            <dd className="mt-0.5 text-pretty">
              {about.text} <SourceMark sources={about.sources} subject={label} says={about.text} />
            </dd>
          </div>
        )}
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
        {signing && signing.way !== 'here' && (
          <div>
            <dt className="text-xs font-medium text-muted">{signingWayMessages.signing}</dt>
            <dd className="mt-0.5 text-pretty">
              <span className="font-medium">{`${signing.paper}: ${signingWayMessages.way(signing.way)}.`}</span>{' '}
              {'text' in signing.rule ? (
                <>
                  {signing.rule.text} <SourceMark sources={signing.rule.sources} subject={signing.paper} />
                </>
              ) : (
                signing.rule.unconfirmed
              )}
              <span className="mt-1 block text-muted">{signingWayMessages.expect(signing.way)}</span>
            </dd>
          </div>
        )}
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
