import type { CalendarDeadlineView, CalendarView } from '#contract/calendar.ts';

/**
 * How a deadline's day lies to today. What holds for some companies only is 'maybe-overdue' once it has passed;
 * 'before-company' is a day of law that passed before there was a company.
 */
type DueState = 'ahead' | 'today' | 'overdue' | 'maybe-overdue' | 'before-company';

/** A deadline as the page shows it. */
export interface DueDeadline extends CalendarDeadlineView {
  /** Unique on the page, also for a deadline that comes each year. */
  key: string;
  state: DueState;
}

/** The deadlines of a calendar with how their days lie to the day it was computed on. */
export function dueDeadlinesOf({ deadlines, counted, today }: CalendarView): readonly DueDeadline[] {
  const founded = counted.find(({ day }) => day === 'incorporation')?.known?.on;
  return deadlines.map((deadline) => ({
    ...deadline,
    key: `${deadline.id}-${deadline.dayOff?.on ?? deadline.on}`,
    state: stateOf(deadline, today, founded),
  }));
}

function stateOf({ on, onlyIf }: CalendarDeadlineView, today: string, founded: string | undefined): DueState {
  if (on > today) return 'ahead';
  if (on === today) return 'today';
  if (founded === undefined || on < founded) return 'before-company';
  return onlyIf === undefined ? 'overdue' : 'maybe-overdue';
}

/** Whether a day has passed. */
export function hasPassed({ state }: DueDeadline): boolean {
  return state !== 'ahead' && state !== 'today';
}

/** Whether a day has passed that the company was there for: it was met, missed, or does not apply. */
export function isPassedForCompany({ state }: DueDeadline): boolean {
  return state === 'overdue' || state === 'maybe-overdue';
}

/** A month and what falls due in it. */
export interface DueMonth {
  /** As YYYY-MM. */
  month: string;
  deadlines: readonly DueDeadline[];
}

/** The months that something falls due in, in the order of the deadlines. */
export function monthsOf(deadlines: readonly DueDeadline[]): readonly DueMonth[] {
  const months = new Map<string, DueDeadline[]>();
  for (const deadline of deadlines) {
    const month = monthOf(deadline.on);
    months.set(month, [...(months.get(month) ?? []), deadline]);
  }
  return [...months].map(([month, due]) => ({ month, deadlines: due }));
}

/** The month of a day, as YYYY-MM. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}
