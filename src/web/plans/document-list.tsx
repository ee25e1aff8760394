import type { PlanStepView, SourceView } from '#contract/plans.ts';
import { type DocumentOwner, documentOwners } from '#domain/catalogue/definition.ts';
import { planMessages } from '#messages/plans.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { Sources } from './source-numbers.tsx';

/** What each kind of person brings, each document once with the steps that ask for it. */
export function DocumentList({ steps }: { steps: readonly PlanStepView[] }) {
  const isPrinted = useIsPrinted();
  return (
    <div className={isPrinted ? 'columns-2 gap-6' : 'grid items-start gap-x-10 md:grid-cols-2'}>
      {documentOwners.map((owner) => {
        const documents = documentsOf(owner, steps);
        if (documents.length === 0) return null;
        return (
          <section key={owner} className="-mb-px border-y border-line break-inside-avoid">
            <Fold
              isHeading
              summary={
                <>
                  <span className="font-medium">{planMessages.owners[owner]}</span>{' '}
                  <span className="font-normal text-muted">
                    {planMessages.documentCount(documents.length)}
                  </span>
                </>
              }
            >
              <ul className="grid gap-2 pb-4">
                {documents.map(({ label, neededFor, sources }) => (
                  <li key={label} className="text-pretty">
                    {label} <Sources of={sources} subject={label} />
                    <span className="block text-xs text-muted">{planMessages.neededFor(neededFor)}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          </section>
        );
      })}
    </div>
  );
}

interface NeededDocument {
  label: string;
  neededFor: readonly string[];
  sources: readonly SourceView[];
}

function documentsOf(owner: DocumentOwner, steps: readonly PlanStepView[]): readonly NeededDocument[] {
  const found = new Map<string, NeededDocument>();
  for (const step of steps) {
    for (const { label, of, sources } of step.documents) {
      if (of !== owner) continue;
      const known = found.get(label) ?? { label, neededFor: [], sources: [] };
      found.set(label, {
        label,
        neededFor: [...known.neededFor, step.label],
        sources: [...known.sources, ...sources],
      });
    }
  }
  return [...found.values()];
}
