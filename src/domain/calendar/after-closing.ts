import type { DueDate } from '#domain/plan/deadlines.ts';
import { addMonths, type PlainDate, yearOf } from '#domain/values/plain-date.ts';
import type { DeadlineRecord, RecordedDeadlineEvent } from './deadline-record.ts';

/** The end of a company, and who recorded it when. */
export interface Closing extends Pick<RecordedDeadlineEvent, 'by' | 'side' | 'at'> {
  on: PlainDate;
  /** As deadlines say why they no longer apply. */
  reason: string;
}

/**
 * What stands of a deadline once the company is closed. One that comes later no longer applies, and stays as history; the
 * last duties about the time before do. Somebody who opens it again knows better.
 */
export function recordAfterClosing(due: DueDate, record: DeadlineRecord, closing: Closing): DeadlineRecord {
  const { reason, by, side, at } = closing;
  const isTouchedSince = record.history.some((each) => each.at > at);
  if (record.state !== 'open' || isTouchedSince || due.on <= closing.on) return record;
  if (isAboutTimeBefore(due, closing.on)) return record;
  const { deadline, occurrence } = due;
  const settled: RecordedDeadlineEvent = {
    ...{ deadline: deadline.id, occurrence, by, side, at },
    event: { kind: 'does-not-apply', reason, always: false },
  };
  return { ...record, state: 'does-not-apply', settled, history: [...record.history, settled] };
}

/** Whether it is about a financial year, a year or a month that had begun, as a last return is. */
function isAboutTimeBefore({ deadline: { rule }, on }: DueDate, closedOn: PlainDate): boolean {
  const law = rule.value;
  if ('eachMonthOn' in law) return addMonths(on, -1).slice(0, 7) <= closedOn.slice(0, 7);
  if ('eachYearOn' in law) {
    const isAboutPast = law.startsIn !== 'founding-year' || law.periodEndsOn !== undefined;
    return isAboutPast && yearOf(on) - 1 <= yearOf(closedOn);
  }
  if (!('from' in law) || law.from !== 'financial-year-end') return false;
  const { years = 0, months = 0 } = law.after;
  return addMonths(on, -(years * 12 + months + 12)) < closedOn;
}
