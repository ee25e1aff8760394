import { Check } from 'lucide-react';
import type { FormationStepView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { FoldMark } from '#web/design-system/fold-mark.tsx';
import type { CaseChanges } from './case-changes.ts';
import { StepDetails } from './step-details.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskRecord } from './task-record.tsx';

interface DoneStepProps {
  step: FormationStepView;
  changes: CaseChanges | undefined;
}

/** A finished step as one line; unfolded, who recorded it, what it asked for, and the way to reopen it. */
export function DoneStep({ step, changes }: DoneStepProps) {
  const { label, doneOn, recorded, warnings } = step;
  return (
    <li>
      <details className="group" open={warnings.length > 0}>
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm py-2 hover:bg-text/4 [&::-webkit-details-marker]:hidden">
          <Check aria-hidden="true" size={20} strokeWidth={2} className="shrink-0 text-accent-text" />
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <h3 className="flex-1 basis-40 font-medium text-pretty">{label}</h3>
            {doneOn && <span className="tabular text-muted">{caseMessages.doneOn(doneOn)}</span>}
          </div>
          <FoldMark />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-5 @3xs:ps-8">
          {recorded && (
            <p className="tabular text-muted">{caseMessages.recorded(recorded.by, recorded.at)}</p>
          )}
          <StepDetails step={step} />
          <TaskRecord task={step} />
          {changes && <TaskActions task={step} record={changes.record} />}
        </div>
      </details>
    </li>
  );
}
