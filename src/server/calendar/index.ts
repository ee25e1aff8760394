/* What other features may use. */

export { endFeed } from './end-feed.ts';
export { readCalendar } from './read-calendar.ts';
