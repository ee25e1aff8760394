import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';

/** A month, as 'YYYY-MM'. Sorts as text. */
export type Month = string;

export function monthOf(day: PlainDate): Month {
  return day.slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOf(month: Month): { from: PlainDate; until: PlainDate } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: plainDate(`${month}-01`), until: plainDate(`${month}-${String(last).padStart(2, '0')}`) };
}

/** On which day something is posted, and which closed month it belongs to. */
export interface PostingDay {
  on: PlainDate;
  /** Set where the day itself is in a closed month. */
  correctsMonth: Month | null;
}

/**
 * What happened in a closed month is posted today, and says which month it corrects.
 * @param closedThrough the last closed month; `null` for none
 */
export function postingDayOf(day: PlainDate, closedThrough: Month | null, today: PlainDate): PostingDay {
  const isClosed = closedThrough !== null && monthOf(day) <= closedThrough;
  return isClosed ? { on: today, correctsMonth: monthOf(day) } : { on: day, correctsMonth: null };
}
