import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FormationView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { planMessages } from '#messages/plans.ts';

const texts = planMessages.officeProblem;

/** Visas and office that do not go together, for as long as the company is planned with them. */
export function OpenPoint({ formation: { officeProblem, requirements } }: { formation: FormationView }) {
  const titleId = useId();
  if (!officeProblem) return null;
  const { alternatives } = officeProblem;
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-warn/50 bg-warn/6 px-5 py-4">
      <h2 id={titleId} className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-warn" />
        {caseMessages.openPoint}
      </h2>
      <p className="mt-1 text-pretty">{texts.reason(officeProblem, requirements.visas)}</p>
      {alternatives.length === 0 ? (
        <p className="mt-1 text-pretty text-muted">{texts.none}</p>
      ) : (
        <>
          <p className="mt-1 text-muted">{texts.alternatives}</p>
          <ul className="mt-1 list-disc ps-5">
            {alternatives.map(({ visas, officeType }) => (
              <li key={`${visas} ${officeType}`}>{planMessages.requirements(visas, officeType)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-pretty text-muted">{caseMessages.openPointAbout}</p>
    </section>
  );
}
