import type { DueDateView } from '#contract/plans.ts';
import { weekdayText } from '#domain/values/day-text.ts';

const outcomes: Record<NonNullable<DueDateView['dayOff']>['rule'], string> = {
  'next-working-day': ', so it is due on the next working day.',
  'working-day-before': ', so it has to be done by the working day before.',
  stays: ', but the deadline does not move.',
  unconfirmed: '. Whether the deadline moves is unconfirmed, so act before it.',
};

/** What a weekend or a public holiday means for a deadline. */
export const dayOffText = ({ on, rule }: NonNullable<DueDateView['dayOff']>) =>
  `${weekdayText(on)}, is a day off${outcomes[rule]}`;
