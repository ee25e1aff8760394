import type { FormationStepView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { planMessages } from '#messages/plans.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

/** When a step can be over, and how long it takes. */
export function StepTime({ step }: { step: FormationStepView }) {
  const { workingDays, statement, label, earliest, latest, isOpen } = step;
  return (
    <div className="grid justify-items-start gap-0.5">
      <p className="tabular">
        {isOpen ? caseMessages.expectedAtEarliest(earliest) : caseMessages.expectedBetween(earliest, latest)}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular text-muted">
        {workingDays ? (
          <bdi>{planMessages.workingDays(workingDays.shortest, workingDays.longest)}</bdi>
        ) : (
          caseMessages.timeUnconfirmed
        )}
        {'text' in statement && statement.sources.length > 0 && (
          <SourceMark sources={statement.sources} subject={label} />
        )}
      </p>
    </div>
  );
}
