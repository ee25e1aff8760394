/** Days from which and until which a report goes, as YYYY-MM-DD. */
export interface Period {
  from: string;
  until: string;
}

export type PeriodKind = 'week' | 'month';

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** What day it is in a time zone. */
export function todayIn(timeZone: string, now: Date): string {
  // Sweden writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** Monday to Sunday, or the whole month, around a day. */
export function periodAround(day: string, kind: PeriodKind): Period {
  const date = dateOf(day);
  if (kind === 'month') {
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    return {
      from: dayOf(new Date(Date.UTC(year, month, 1))),
      until: dayOf(new Date(Date.UTC(year, month + 1, 0))),
    };
  }
  const monday = date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs;
  return { from: dayOf(new Date(monday)), until: dayOf(new Date(monday + 6 * dayMs)) };
}

/** The week or month before or after one. */
export function neighbour({ from, until }: Period, kind: PeriodKind, by: -1 | 1): Period {
  const beside = by < 0 ? dateOf(from).getTime() - dayMs : dateOf(until).getTime() + dayMs;
  return periodAround(dayOf(new Date(beside)), kind);
}

/** Whether days are exactly a week or a month; `undefined` for others. */
export function kindOf(period: Period): PeriodKind | undefined {
  return (['week', 'month'] as const).find((kind) => {
    const whole = periodAround(period.from, kind);
    return whole.from === period.from && whole.until === period.until;
  });
}
