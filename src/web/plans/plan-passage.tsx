import type { PlanView } from '#contract/plans.ts';
import { dayRangeText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';
import { PassageLine } from '#web/design-system/passage-line.tsx';

/** The way from today to the last step, which the timeline below tells in full. */
export function PlanPassage({ plan: { preparedOn, steps } }: { plan: PlanView }) {
  if (steps.length === 0) return null;
  return (
    <PassageLine
      size="medium"
      label={planMessages.passage}
      marks={[
        {
          id: 'today',
          title: planMessages.today,
          state: 'current',
          date: <bdi>{dayRangeText(preparedOn, preparedOn)}</bdi>,
        },
        ...steps.map(({ id, label, workingDays, earliest, latest }) => ({
          id,
          title: label,
          state: workingDays ? ('ahead' as const) : ('uncertain' as const),
          ...(workingDays && { date: <bdi>{dayRangeText(earliest, latest)}</bdi> }),
        })),
      ]}
    />
  );
}
