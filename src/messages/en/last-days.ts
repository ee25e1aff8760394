import { plural } from '../plural.ts';

/** How few days are left until a last day. */
export const lastDaysText = (days: number): string =>
  days === 0
    ? 'Last day is today'
    : plural(days, { one: 'Only 1 day left', other: `Only ${days} days left` });
