/* What other features may use. */

export { removeFeed } from './feed-repository.ts';
export { refreshListedDeadlines } from './list-deadlines.ts';
export type { CalendarSource } from './ports.ts';
export { readDeadlineEvents } from './read-calendar.ts';
