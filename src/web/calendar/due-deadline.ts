import type { CalendarDeadlineView, CalendarView } from '#contract/calendar.ts';

/**
 * How a deadline's day lies to today. What holds for some companies only is 'maybe-overdue' once it has passed;
 * 'before-company' is a day of law that passed before there was a company.
 */
type DueTiming = 'ahead' | 'today' | 'overdue' | 'maybe-overdue' | 'before-company';

/** A deadline as the page shows it. */
export interface DueDeadline extends CalendarDeadlineView {
  /** Unique on the page, also for a deadline that comes each year. */
  key: string;
  timing: DueTiming;
}

/** The deadlines of a calendar with how their days lie to the day it was computed on. */
export function dueDeadlinesOf({ deadlines, counted, today }: CalendarView): readonly DueDeadline[] {
  const founded = counted.find(({ day }) => day === 'incorporation')?.known?.on;
  return deadlines.map((deadline) => ({
    ...deadline,
    key: `${deadline.id}-${deadline.occurrence}`,
    timing: timingOf(deadline, today, founded),
  }));
}

function timingOf(
  { on, onlyIf }: CalendarDeadlineView,
  today: string,
  founded: string | undefined,
): DueTiming {
  if (on > today) return 'ahead';
  if (on === today) return 'today';
  if (founded === undefined || on < founded) return 'before-company';
  return onlyIf === undefined ? 'overdue' : 'maybe-overdue';
}

/** Whether a day has passed. */
export function hasPassed({ timing }: DueDeadline): boolean {
  return timing !== 'ahead' && timing !== 'today';
}

/** Whether nobody has recorded yet what became of it. */
export function isOpen({ state }: DueDeadline): boolean {
  return state === 'open';
}

/** Whether it is open and its day has passed while the company was there: it was met, missed, or does not apply. */
export function isOverdue(deadline: DueDeadline): boolean {
  const { timing } = deadline;
  return isOpen(deadline) && (timing === 'overdue' || timing === 'maybe-overdue');
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

/** What is recorded about a deadline. */
export type Recording = 'done' | 'does-not-apply' | 'assigned' | 'reopened';
