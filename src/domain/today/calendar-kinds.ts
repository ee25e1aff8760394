/** What stands in the calendar over all clients: duties of the law, clocks of steps, and what expires. */
export const calendarKinds = ['deadline', 'step', 'paper', 'licence', 'name'] as const;
export type CalendarKind = (typeof calendarKinds)[number];
