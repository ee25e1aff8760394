import { useRef } from 'react';
import type { FormationStepView, FormationView } from '#contract/formation.ts';
import { formationMessages } from '#messages/formation.ts';
import { PassageLine } from '#web/design-system/passage-line.tsx';
import { Seal } from '#web/design-system/seal.tsx';

/** How far the formation has come, when all of it can be over, and the line of its steps. */
export function FormationHeader({ formation }: { formation: FormationView }) {
  const { steps, next, incorporated, dates } = formation;
  const wasIncorporated = useRef(incorporated);
  const done = steps.filter(({ state }) => state === 'done').length;
  const incorporatedOn = dates.find(({ date }) => date === 'incorporation')?.on ?? null;
  return (
    <div className="border-y border-line py-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="tabular">
          <span className="text-base font-semibold">{formationMessages.progress(done, steps.length)}</span>
          <span className="block text-muted">{expectation(steps)}</span>
        </p>
        {incorporated && (
          <Seal isNew={!wasIncorporated.current}>{formationMessages.incorporated(incorporatedOn)}</Seal>
        )}
      </div>
      <PassageLine
        label={formationMessages.steps}
        size="medium"
        marks={steps.map((step) => ({ id: step.id, title: step.label, state: markOf(step, next) }))}
      />
    </div>
  );
}

function markOf({ id, state, isOpen }: FormationStepView, next: string | null) {
  if (state === 'done') return 'done';
  if (id === next) return 'current';
  return isOpen ? 'uncertain' : 'ahead';
}

function expectation(steps: FormationView['steps']): string {
  const left = steps.filter(({ state }) => state !== 'done');
  if (left.length === 0) return formationMessages.allDone;
  const earliest = latestOf(left.map((step) => step.earliest));
  if (left.some(({ isOpen }) => isOpen)) return formationMessages.allDoneAtEarliest(earliest);
  return formationMessages.allDoneBetween(earliest, latestOf(left.map((step) => step.latest)));
}

/** Days as YYYY-MM-DD sort as text. */
function latestOf(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}
