import { Check, TriangleAlert, X } from 'lucide-react';
import type { ComparedPlanView, StatementView } from '#contract/plans.ts';
import { isVisaChoice } from '#domain/catalogue/choices.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { Link } from '#web/platform/router.tsx';
import { planAddressOf } from '../plan-choice.ts';
import { Sources } from '../source-numbers.tsx';
import { Hint, Unconfirmed } from '../statement-text.tsx';
import { jurisdictionOf } from './jurisdictions.ts';

interface OfficeCellProps {
  plan: ComparedPlanView;
  /** The same plan, with others that say the same. */
  plans: readonly ComparedPlanView[];
  /** What the sources are about. */
  subject: string;
}

/** What the office is called there, whether it does, and what stands against the choice. */
export function OfficeCell({ plan, plans, subject }: OfficeCellProps) {
  const { label, isPermitted, permission } = plan.office;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-medium">{label}</p>
      {isPermitted === null ? (
        <Open statement={permission} subject={subject} />
      ) : (
        <p
          className={
            isPermitted ? 'flex items-center gap-1.5 text-good' : 'flex items-center gap-1.5 text-bad'
          }
        >
          {isPermitted ? (
            <Check aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
          ) : (
            <X aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
          )}
          {isPermitted ? compareMessages.permitted : compareMessages.notPermitted}
        </p>
      )}
      <Sources of={plans.flatMap(({ office }) => sourcesOf(office.permission))} subject={subject} />
      {plan.officeProblem && <Problem plan={plan} problem={plan.officeProblem} />}
    </div>
  );
}

/** How many people the office can bring. */
export function QuotaCell({ plan, plans, subject }: OfficeCellProps) {
  const { visaQuota, quotaStatement } = plan.office;
  return (
    <div className="grid justify-items-start gap-1">
      {visaQuota ? <p>{quotaText(plan)}</p> : <Open statement={quotaStatement} subject={subject} />}
      <Sources of={plans.flatMap(({ office }) => sourcesOf(office.quotaStatement))} subject={subject} />
    </div>
  );
}

function quotaText({ office: { visaQuota } }: ComparedPlanView): string {
  switch (visaQuota?.kind) {
    case 'up-to':
      return compareMessages.upTo(visaQuota.visas);
    case 'by-area':
      return compareMessages.perArea(visaQuota.squareMetresPerVisa);
    default:
      return compareMessages.independent;
  }
}

function Open({ statement, subject }: { statement: StatementView; subject: string }) {
  return (
    <>
      <Unconfirmed />
      {'unconfirmed' in statement && (
        <p className="text-xs text-pretty text-muted">{statement.unconfirmed}</p>
      )}
      <Hint statement={statement} subject={subject} />
    </>
  );
}

type OfficeProblem = NonNullable<ComparedPlanView['officeProblem']>;

function Problem({ plan, problem }: { plan: ComparedPlanView; problem: OfficeProblem }) {
  const texts = planMessages.officeProblem;
  const alternatives = problem.alternatives.flatMap(({ visas, officeType }) =>
    isVisaChoice(visas) ? [{ visas, officeType }] : [],
  );
  return (
    <div className="mt-1 grid gap-1 rounded-control border border-warn/50 bg-warn/6 px-3 py-2 text-text">
      <p className="flex gap-2 text-pretty">
        <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-warn" />
        <span className="min-w-0">{texts.reason(problem, plan.requirements.visas)}</span>
      </p>
      {alternatives.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <>
          <p className="text-muted">{texts.alternatives}</p>
          <ul className="grid gap-1">
            {alternatives.map((alternative) => (
              <li key={`${alternative.visas} ${alternative.officeType}`}>
                <Link
                  to={planAddressOf({ ...jurisdictionOf(plan), ...alternative })}
                  className="inline-block rounded-sm py-0.5 font-medium text-accent-text underline underline-offset-2"
                >
                  {planMessages.requirements(alternative.visas, alternative.officeType)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function sourcesOf(statement: StatementView) {
  return 'text' in statement ? statement.sources : [];
}
