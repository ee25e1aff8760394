import type { PlanStepView, SourceView } from '#contract/plans.ts';
import { type DocumentOwner, documentOwners } from '#domain/catalogue/definition.ts';
import { planMessages } from '#messages/plans.ts';
import { Sources } from './source-numbers.tsx';

/** What each kind of person brings, each document once with the steps that ask for it. */
export function DocumentList({ steps }: { steps: readonly PlanStepView[] }) {
  return (
    <div className="gap-4 md:columns-2 print:columns-2">
      {documentOwners.map((owner) => {
        const documents = documentsOf(owner, steps);
        if (documents.length === 0) return null;
        return (
          <section
            key={owner}
            className="mb-4 rounded-card border border-line bg-raised p-5 break-inside-avoid"
          >
            <h3 className="font-medium">{planMessages.owners[owner]}</h3>
            <ul className="mt-3 grid gap-3">
              {documents.map(({ label, neededFor, sources }) => (
                <li key={label}>
                  <p className="text-pretty">{label}</p>
                  <p className="text-xs text-pretty text-muted">
                    <span className="me-2">{planMessages.neededFor(neededFor)}</span>
                    <Sources of={sources} subject={label} />
                  </p>
                </li>
              ))}
            </ul>
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
