import type { FormationStepView, FormationView } from '#contract/case-views.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { PassageLine } from '#web/design-system/passage-line.tsx';
import { Seal } from '#web/design-system/seal.tsx';
import { isDone, stageOf } from './formation-stage.ts';

/** How far the formation has come, as a line with its steps. */
export function Passage({ formation }: { formation: FormationView }) {
  const { steps, incorporated, dates } = formation;
  const { done, next } = stageOf(formation);
  const incorporatedOn = dates.find(({ date }) => date === 'incorporation')?.on ?? null;
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="tabular">
          <bdi className="text-lg font-semibold">{homeMessages.stepsDone(done, steps.length)}</bdi>{' '}
          <span className="text-muted">{homeMessages.stepsDoneAbout}</span>
        </p>
        {incorporated && <Seal>{homeMessages.incorporated(incorporatedOn)}</Seal>}
      </div>
      <PassageLine
        label={homeMessages.progress}
        size="large"
        marks={steps.map((step) => ({
          id: step.id,
          title: step.label,
          state: markOf(step, next),
          date: <bdi>{dateOf(step)}</bdi>,
        }))}
      />
    </div>
  );
}

function markOf(step: FormationStepView, next: FormationStepView | undefined) {
  if (isDone(step)) return 'done';
  if (step.id === next?.id) return 'current';
  return step.isOpen ? 'uncertain' : 'ahead';
}

function dateOf({ doneOn, earliest, latest, isOpen }: FormationStepView): string {
  if (doneOn) return homeMessages.markDone(doneOn);
  return isOpen ? homeMessages.markNotBefore(earliest) : homeMessages.markExpected(earliest, latest);
}
