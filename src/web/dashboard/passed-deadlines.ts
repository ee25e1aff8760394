import type { CalendarDeadlineView, CalendarView } from '#contract/calendar.ts';

/** Deadlines that have passed since the company exists. Whether they were met, the product does not know. */
export function passedDeadlinesOf({
  deadlines,
  counted,
  today,
}: CalendarView): readonly CalendarDeadlineView[] {
  const founded = counted.find(({ day }) => day === 'incorporation')?.known?.on;
  return founded ? deadlines.filter(({ on }) => on < today && on >= founded) : [];
}

/** The first deadline from today on; without a company there is none. */
export function nextDeadlineOf({
  deadlines,
  counted,
  today,
}: CalendarView): CalendarDeadlineView | undefined {
  const isFounded = counted.some(({ day, known }) => day === 'incorporation' && known);
  return isFounded ? deadlines.find(({ on }) => on >= today) : undefined;
}
