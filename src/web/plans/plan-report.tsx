import type { ReactNode } from 'react';
import type { PlanView } from '#contract/plans.ts';
import { dayText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Link } from '#web/platform/router.tsx';
import { CostPicture } from './cost-picture.tsx';
import { CostTable } from './cost-table.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { DocumentList } from './document-list.tsx';
import { ExitList, FactList } from './fact-list.tsx';
import { costTheSame } from './figures.ts';
import { KeyFigures } from './key-figures.tsx';
import { OfficeNotice } from './office-notice.tsx';
import { type PlanChoice, planAddressOf } from './plan-choice.ts';
import { PlanSection } from './plan-section.tsx';
import { RatesNote } from './rates-note.tsx';
import { WithSources } from './source-numbers.tsx';
import { StepList } from './step-list.tsx';
import { TimelinePicture } from './timeline-picture.tsx';

const contents = [
  ['costs', planMessages.contents.costs],
  ['later-years', planMessages.contents.laterYears],
  ['steps', planMessages.contents.steps],
  ['documents', planMessages.contents.documents],
  ['deadlines', planMessages.contents.deadlines],
  ['facts', planMessages.contents.facts],
  ['exits', planMessages.contents.exits],
  ['not-included', planMessages.contents.notIncluded],
] as const;

interface PlanReportProps {
  choice: PlanChoice;
  plan: PlanView;
  /** In which currency its sums are shown. */
  conversion: ReactNode;
}

/** Everything a plan says, the figures that are wanted first at the top. */
export function PlanReport({ choice, plan, conversion }: PlanReportProps) {
  const { years, steps, deadlines, exits, notIncluded, officeProblem, squareMetres } = plan;
  const [first] = years;
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
        {conversion}
        <KeyFigures plan={plan} />
        {plan.converted && <RatesNote plans={[plan]} currency={plan.converted.currency} />}
      </div>
      {squareMetres !== null && squareMetres > 0 && <p>{planMessages.squareMetres(squareMetres)}</p>}
      <Contents />
      {first && (
        <PlanSection id="costs" title={planMessages.costs} about={planMessages.aboutFigures}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
            <CostTable year={first} caption={planMessages.costs} />
            <CostPicture year={first} />
          </div>
        </PlanSection>
      )}
      <LaterYears years={years.slice(1)} />
      <PlanSection
        id="steps"
        title={planMessages.steps}
        about={planMessages.stepsAbout(dayText(plan.preparedOn))}
      >
        <div className="grid gap-6">
          {steps.length > 0 && <TimelinePicture plan={plan} />}
          <StepList steps={steps} />
        </div>
      </PlanSection>
      <PlanSection id="documents" title={planMessages.documents} about={planMessages.documentsAbout}>
        <DocumentList steps={steps} />
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
      <PlanSection id="not-included" title={planMessages.notIncluded} about={planMessages.notIncludedAbout}>
        <ul className="grid max-w-prose list-disc gap-1 ps-5">
          {notIncluded.map((cost) => (
            <li key={cost}>{cost}</li>
          ))}
        </ul>
      </PlanSection>
    </WithSources>
  );
}

function LaterYears({ years }: { years: PlanView['years'] }) {
  const [second, third] = years;
  if (!second || !third) return null;
  const shown = costTheSame(second, third) ? [second] : [second, third];
  return (
    <PlanSection id="later-years" title={planMessages.laterYearsTitle} about={planMessages.laterYearsAbout}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {shown.map((year) => (
          <div key={year.year}>
            {shown.length > 1 && <h3 className="mb-2 font-medium">{planMessages.year(year.year)}</h3>}
            <CostTable
              year={year}
              caption={
                shown.length > 1 ? planMessages.costsOfYear(year.year) : planMessages.costsOfLaterYears
              }
            />
          </div>
        ))}
      </div>
    </PlanSection>
  );
}

function Contents() {
  return (
    <nav aria-label={planMessages.onThisPage} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 border-b border-line">
        {contents.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-10 items-center rounded-sm text-muted hover:text-text hover:underline hover:underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
