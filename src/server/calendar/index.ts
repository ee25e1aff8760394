/* What other features may use. */

export { removeFeed } from './feed-repository.ts';
export { readCalendar } from './read-calendar.ts';
