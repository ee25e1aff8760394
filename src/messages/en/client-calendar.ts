import type { ClientCalendarRow } from '#contract/client-calendar.ts';
import type { CalendarKind } from '#domain/today/calendar-kinds.ts';
import { plural } from '../plural.ts';

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonths = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const kinds: Record<CalendarKind, string> = {
  deadline: 'Duty of the law',
  step: 'Step of a case',
  paper: 'Paper expires',
  licence: 'Licence expires',
  name: 'Name reserved until',
};

const waitsFor: Record<NonNullable<ClientCalendarRow['turn']>, string> = {
  founder: 'With the client',
  agency: 'Our turn',
  authority: 'With the authority',
  bank: 'With the bank',
};

/** What the calendar over all clients says. */
export const clientCalendarMessages = {
  about: 'What falls due for all clients in the next twelve months, and what is overdue.',
  lists: 'Period',
  overdue: 'Overdue',
  coming: 'From today',
  month: (month: string) => months.format(dateOf(`${month}-01`)),
  shortMonth: (month: string) => shortMonths.format(dateOf(`${month}-01`)),
  day: (day: string) => days.format(dateOf(day)),
  kind: 'Kind',
  kinds,
  waitsFor,
  anyKind: 'Any',
  on: 'Due',
  what: 'What',
  client: 'Client',
  place: 'Place',
  owner: 'In charge',
  nobody: 'Nobody',
  licence: 'Licence',
  late: 'Overdue',
  conditional: 'If it applies',
  search: 'Company or duty',
  count: (count: number) => plural(count, { one: '1 entry', other: `${count} entries` }),
  unread: 'The calendar could not be loaded',
  none: 'Nothing falls due',
  nothing: {
    overdue: 'Nothing is overdue.',
    coming:
      'Dates of the law appear once the day of incorporation is known, expiries once a paper is accepted.',
    month: 'Nothing falls due in this month.',
  },
  keys: 'Keyboard shortcuts',
  keyList: [
    ['j / k', 'Next or previous row'],
    ['Enter', 'Open the client'],
    ['[ / ]', 'Previous or next period'],
    ['/', 'Search'],
    ['?', 'Show this list'],
  ],
} as const;
