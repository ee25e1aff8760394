import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PlanView } from '#contract/plans.ts';
import { isVisaChoice, type OfficeType, type VisaChoice } from '#domain/catalogue/choices.ts';
import { planMessages } from '#messages/plans.ts';
import { Sources } from './source-numbers.tsx';

type OfficeProblem = NonNullable<PlanView['officeProblem']>;

export interface Alternative {
  visas: VisaChoice;
  officeType: OfficeType;
}

interface OfficeNoticeProps {
  problem: OfficeProblem;
  /** How many visas were asked for. */
  visas: number;
  /** A way to keep the choice, if it can be kept. */
  keeping?: ReactNode;
  /** A way to the choice that would work: a link or a button. */
  children: (alternative: Alternative) => ReactNode;
}

/** Says why a choice of office and visas does not work, and offers what would. */
export function OfficeNotice({ problem, visas, keeping, children }: OfficeNoticeProps) {
  const titleId = useId();
  const alternatives = problem.alternatives.flatMap(({ visas: count, officeType }) =>
    isVisaChoice(count) ? [{ visas: count, officeType }] : [],
  );
  const texts = planMessages.officeProblem;
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-warn/50 bg-warn/6 px-5 py-4 break-inside-avoid"
    >
      <h2 id={titleId} className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-warn" />
        {texts.title}
      </h2>
      <p className="mt-1 text-pretty">
        {texts.reason(problem, visas)} <Sources of={problem.sources} subject={problem.office} />
      </p>
      {alternatives.length === 0 ? (
        <p className="mt-2 text-pretty text-muted">{texts.none}</p>
      ) : (
        <div className="mt-3 print:hidden">
          <p className="text-muted">{texts.alternatives}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {alternatives.map((alternative) => (
              <li key={`${alternative.visas} ${alternative.officeType}`}>{children(alternative)}</li>
            ))}
          </ul>
        </div>
      )}
      {keeping}
    </section>
  );
}
