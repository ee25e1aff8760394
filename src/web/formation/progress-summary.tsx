import { CircleCheck } from 'lucide-react';
import type { FormationView } from '#contract/formation.ts';
import { formationMessages } from '#messages/formation.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { ProgressSegments } from '#web/design-system/progress-segments.tsx';

/** How far the formation has come, and when all of it can be over. */
export function ProgressSummary({ formation: { steps, incorporated } }: { formation: FormationView }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div className="rounded-card border border-line bg-raised px-4 py-4 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold tabular">
          {formationMessages.progress(done, steps.length)}
          {incorporated && (
            <Badge tone="good">
              <CircleCheck aria-hidden="true" size={12} strokeWidth={2} />
              {formationMessages.incorporated}
            </Badge>
          )}
        </p>
        <p className="tabular text-muted">{expectation(steps)}</p>
      </div>
      <ProgressSegments parts={steps.map(({ state }) => state === 'done')} className="mt-3" />
    </div>
  );
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
