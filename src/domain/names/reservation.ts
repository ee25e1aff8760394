import { addDays, addMonths, type PlainDate } from '#domain/values/plain-date.ts';
import type { ReservationRule } from './name-rule.ts';

/** How many days before a reservation ends it is said early. */
const warningDays = 30;

/** The last day of a reservation made on a day; `undefined` where no source says how long it lasts. */
export function lastDayReserved(
  on: PlainDate,
  { period }: Pick<ReservationRule, 'period'>,
): PlainDate | undefined {
  if (!period) return undefined;
  return addDays('months' in period ? addMonths(on, period.months) : addDays(on, period.days), -1);
}

/** What a reservation's last day means today. */
export interface ReservationState {
  daysLeft: number;
  /** `held` while there is time, `ending` in its last days, `lapsed` after it. */
  state: 'held' | 'ending' | 'lapsed';
}

export function reservationState(until: PlainDate, today: PlainDate): ReservationState {
  const daysLeft = Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000);
  return { daysLeft, state: daysLeft < 0 ? 'lapsed' : daysLeft <= warningDays ? 'ending' : 'held' };
}
