import { lazy } from 'react';
import type { PlanView } from '#contract/plans.ts';
import { dayText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { useMediaQuery } from '#web/platform/media-query.ts';
import { Link } from '#web/platform/router.tsx';
import { WakingPart } from '#web/platform/waking-part.tsx';
import { CostYears } from './cost-years.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { DocumentList } from './document-list.tsx';
import { ExitList, FactList } from './fact-list.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OfficeNotice } from './office-notice.tsx';
import { PlanBar } from './plan-bar.tsx';
import { type PlanChoice, planAddressOf } from './plan-choice.ts';
import { PlanSection } from './plan-section.tsx';
import { RatesNote } from './rates-note.tsx';
import { WithSources } from './source-numbers.tsx';
import { useStart } from './start-with-plan.ts';
import { StepTimeline } from './step-timeline.tsx';

const AmericanQuestions = lazy(() => import('./american-questions.tsx'));
const SigningList = lazy(() => import('./signing-list.tsx'));

interface PlanReportProps {
  choice: PlanChoice;
  plan: PlanView;
}

/** Everything a plan says, the figures that are wanted first at the top. */
export function PlanReport({ choice, plan }: PlanReportProps) {
  const { steps, deadlines, exits, notIncluded, officeProblem, squareMetres } = plan;
  const start = useStart(choice, plan);
  return (
    <WithSources of={plan}>
      {officeProblem && (
        <OfficeNotice problem={officeProblem} visas={plan.requirements.visas}>
          {(alternative) => (
            <Link
              to={planAddressOf({ ...choice, ...alternative })}
              className={buttonClass('secondary', 'small')}
            >
              {planMessages.requirements(alternative.visas, alternative.officeType)}
            </Link>
          )}
        </OfficeNotice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <KeyFigures plan={plan} />
        {plan.converted && <RatesNote plans={[plan]} currency={plan.converted.currency} />}
      </div>
      {squareMetres !== null && squareMetres > 0 && <p>{planMessages.squareMetres(squareMetres)}</p>}
      <PlanBar plan={plan} onStart={start} />
      {choice.country === 'US' && (
        <WakingPart>
          <AmericanQuestions choice={choice} />
        </WakingPart>
      )}
      <PlanSection id="costs" title={planMessages.costs}>
        <CostYears plan={plan} />
      </PlanSection>
      <PlanSection
        id="steps"
        title={planMessages.steps}
        about={planMessages.stepsAbout(dayText(plan.preparedOn))}
      >
        <StepTimeline plan={plan} />
      </PlanSection>
      <PlanSection id="documents" title={planMessages.documents}>
        <DocumentList steps={steps} />
        <WakingPart>
          <SigningList signings={plan.signings} />
        </WakingPart>
      </PlanSection>
      <PlanSection id="deadlines" title={planMessages.deadlines} about={planMessages.deadlinesAbout}>
        <DeadlineList deadlines={deadlines} />
      </PlanSection>
      <PlanSection id="facts" title={planMessages.facts}>
        <FactList plan={plan} />
      </PlanSection>
      <PlanSection id="exits" title={planMessages.exits}>
        <ExitList exits={exits} />
      </PlanSection>
      <PlanSection id="not-included" title={planMessages.notIncluded}>
        <NotIncluded costs={notIncluded} />
      </PlanSection>
    </WithSources>
  );
}

/** What no total holds, at a glance where there is room. */
function NotIncluded({ costs }: { costs: readonly string[] }) {
  const hasRoom = useMediaQuery('(width >= 48rem)');
  const list = (
    <ul className="list-disc gap-x-10 ps-5 md:columns-2">
      {costs.map((cost) => (
        <li key={cost} className="mb-1 break-inside-avoid">
          {cost}
        </li>
      ))}
    </ul>
  );
  if (hasRoom) return list;
  return (
    <div className="border-y border-line">
      <Fold summary={<span className="font-medium">{planMessages.notIncludedCount(costs.length)}</span>}>
        <div className="pb-3">{list}</div>
      </Fold>
    </div>
  );
}
