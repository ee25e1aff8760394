import { useRef } from 'react';
import type { FormationStepView, FormationView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { PassageLine } from '#web/design-system/passage-line.tsx';
import { Seal } from '#web/design-system/seal.tsx';

/** How far the formation has come, when all of it can be over, and the line of its steps. */
export function FormationHeader({ formation }: { formation: FormationView }) {
  const { steps, next, incorporated, dates } = formation;
  const wasIncorporated = useRef(incorporated);
  const done = steps.filter(isEnded).length;
  const incorporatedOn = dates.find(({ date }) => date === 'incorporation')?.on ?? null;
  return (
    <div className="border-y border-line py-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="tabular">
          <bdi className="text-base font-semibold">{caseMessages.progress(done, steps.length)}</bdi>
          <span className="block text-muted">{expectation(steps)}</span>
        </p>
        {incorporated && (
          <Seal isNew={!wasIncorporated.current}>{caseMessages.incorporated(incorporatedOn)}</Seal>
        )}
      </div>
      <PassageLine
        label={caseMessages.steps}
        size="medium"
        marks={steps.map((step) => ({ id: step.id, title: step.label, state: markOf(step, next) }))}
      />
    </div>
  );
}

function isEnded({ state }: FormationStepView): boolean {
  return state === 'done' || state === 'waived';
}

function markOf(step: FormationStepView, next: string | null) {
  if (isEnded(step)) return 'done';
  if (step.id === next) return 'current';
  return step.isOpen ? 'uncertain' : 'ahead';
}

function expectation(steps: FormationView['steps']): string {
  const left = steps.filter((step) => !isEnded(step));
  if (left.length === 0) return caseMessages.allDone;
  const earliest = latestOf(left.map((step) => step.earliest));
  if (left.some(({ isOpen }) => isOpen)) return caseMessages.allDoneAtEarliest(earliest);
  return caseMessages.allDoneBetween(earliest, latestOf(left.map((step) => step.latest)));
}

/** Days as YYYY-MM-DD sort as text. */
function latestOf(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}
