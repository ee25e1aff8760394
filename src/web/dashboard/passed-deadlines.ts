import type { CalendarDeadlineView, CalendarView } from '#contract/calendar.ts';

/** Open deadlines that have passed since the company exists. */
export function passedDeadlinesOf({
  deadlines,
  counted,
  today,
}: CalendarView): readonly CalendarDeadlineView[] {
  const founded = counted.find(({ day }) => day === 'incorporation')?.known?.on;
  return founded ? deadlines.filter(({ on, state }) => state === 'open' && on < today && on >= founded) : [];
}

/** The first open deadline from today on; without a company there is none. */
export function nextDeadlineOf({
  deadlines,
  counted,
  today,
}: CalendarView): CalendarDeadlineView | undefined {
  const isFounded = counted.some(({ day, known }) => day === 'incorporation' && known);
  return isFounded ? deadlines.find(({ on, state }) => state === 'open' && on >= today) : undefined;
}
