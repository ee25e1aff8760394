import { lastDaysText } from '#messages/last-days.ts';
import { Badge } from './badge.tsx';

/** In words how few days are left until a last day. */
export function LastDays({ days }: { days: number }) {
  return <Badge tone="bad">{lastDaysText(days)}</Badge>;
}
