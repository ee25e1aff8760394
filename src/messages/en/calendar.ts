import type { CountedDayView, DeadlineEntryView } from '#contract/calendar.ts';
import { plural } from '../plural.ts';
import { companyQuestionTexts } from './company-questions.ts';
import { dayOffText } from './day-off.ts';

const inUtc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...inUtc });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...inUtc });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...inUtc });
const longWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...inUtc });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', ...inUtc });
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', ...inUtc });
const monthInYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', ...inUtc });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const distance = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const numbers = new Intl.NumberFormat('en');

const dayMs = 24 * 60 * 60 * 1000;

/** @param date as YYYY-MM-DD; so are all of them here */
const at = (date: string) => new Date(date);

const countedDays: Record<CountedDayView['day'], string> = {
  incorporation: 'Incorporation',
  'licence-issue': 'Licence issued',
  'visa-issue': 'Visas issued',
  'financial-year-end': 'First financial year ends',
};

const bases: Record<NonNullable<CountedDayView['known']>['basis'], string> = {
  entered: 'Entered by your team',
  step: 'From a finished step of the formation',
  assumed: 'Assumed, please confirm',
};

const deadlines = (count: number) =>
  plural(count, { one: '1 deadline', other: `${numbers.format(count)} deadlines` });

/** The calendar of a company's deadlines. */
export const calendarMessages = {
  about: (company: string, place: string) => `Deadlines of ${company} under the rules of ${place}.`,
  aboutAny: 'Upcoming deadlines of your company.',
  subscribe: 'Subscribe',

  view: 'View',
  views: { list: 'List', month: 'Month' },

  day: (date: string) => day.format(at(date)),
  shortDay: (date: string) => shortDay.format(at(date)),
  dayOfMonth: (date: string) => String(at(date).getUTCDate()),
  weekday: (date: string) => weekday.format(at(date)),
  longWeekday: (date: string) => longWeekday.format(at(date)),
  month: (date: string) => month.format(at(date)),
  monthOfDays: (count: number) => deadlines(count),

  overdue: 'Overdue unless done',
  overdueIfApplies: 'Overdue if it applies',
  passed: 'Before the company existed',
  soon: (date: string, today: string) =>
    distance.format(Math.round((at(date).getTime() - at(today).getTime()) / dayMs), 'day'),
  onlyIf: (condition: string) => `Applies only ${condition}.`,
  dayOff: dayOffText,
  penalty: 'If missed',
  cost: 'Costs',
  /** @param amounts what is known of them, where a price is missing */
  costs: (amounts: string, isComplete: boolean) =>
    isComplete
      ? `${amounts}, by today’s prices.`
      : amounts === ''
        ? 'No price is published.'
        : `from ${amounts}, by today’s prices. Some are not published.`,
  costOf: (label: string) => `What it costs: ${label}`,
  penaltyOf: (deadline: string) => `penalty for missing: ${deadline}`,
  unconfirmed: 'unconfirmed',
  hint: 'What was found:',

  deadlines: 'Deadlines',
  earlier: (count: number, since: string) =>
    `${deadlines(count)} before the company existed, since ${day.format(at(since))}`,
  none: 'No upcoming deadlines from the dates above.',
  later: (count: number, until: string) =>
    `Show ${numbers.format(count)} more, until ${month.format(at(until))}`,

  passedDeadlines: (count: number) =>
    plural(count, { one: '1 passed deadline', other: `${numbers.format(count)} passed deadlines` }),
  passedAbout:
    'Do they apply to you? Record each one as done or not applicable, and do now what was missed. Is a date wrong?',
  correctDates: 'Correct the dates it counts from',

  nextThreeYears: 'The next three years',
  shortMonth: (date: string, hasYear: boolean) => (hasYear ? monthInYear : monthName).format(at(date)),
  year: (date: string) => String(at(date).getUTCFullYear()),
  /** After the number. */
  deadlineWord: (count: number) => plural(count, { one: 'deadline', other: 'deadlines' }),

  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  nothingIn: (date: string) => `No deadlines in ${month.format(at(date))}.`,
  nextOn: (date: string) => `Go to the next, in ${month.format(at(date))}`,

  counted: 'Dates that deadlines count from',
  countedAbout: 'If a date here is wrong, every deadline that depends on it is wrong.',
  countedDays,
  bases,
  unknown: 'Not known yet',
  waiting: (count: number) =>
    plural(count, { one: '1 deadline depends on it', other: `${deadlines(count)} depend on it` }),
  editDates: 'Enter or confirm dates',

  questions: 'Questions about your company',
  questionsAbout: 'Your answers decide which deadlines apply.',
  questionTexts: companyQuestionTexts,
  answers: { yes: 'Yes', no: 'No', unknown: 'Not known' },
  answerSaved: 'Answer saved.',

  noDates: 'No dates yet',
  noDatesText: (waiting: number) =>
    `${deadlines(waiting)} of this jurisdiction count from dates such as the incorporation. Enter those dates or mark formation steps as done to fill the calendar.`,
  lawDays: 'Dates fixed by law',

  loading: 'Loading the calendar',
  unread: 'The calendar could not be loaded',
  companiesUnread: 'Your companies could not be loaded',
  noCompanyText: 'Once your company is created, its deadlines appear here.',
} as const;

type Recording = DeadlineEntryView['kind'];

const dayOf = (date: string) => day.format(at(date));

/** What happened, without who recorded it. */
function eventText({ kind, on, reason, assignee }: ShownEntry): string {
  if (kind === 'done') return on === null ? 'Done' : `Done on ${dayOf(on)}`;
  if (kind === 'does-not-apply') return `Does not apply: ${reason ?? ''}`;
  if (kind === 'assigned') return assignee === null ? 'No longer assigned' : `Assigned to ${assignee}`;
  return 'Reopened';
}

type ShownEntry = Omit<DeadlineEntryView, 'assignee'> & { assignee: string | null };

/** What is recorded about deadlines. */
export const recordMessages = {
  buttons: {
    done: 'Mark as done',
    'does-not-apply': 'Does not apply',
    assigned: 'Assign',
    reopened: 'Reopen',
  } satisfies Record<Recording, string>,
  titles: {
    done: 'Mark as done',
    'does-not-apply': 'Does not apply?',
    assigned: 'Who sees to it?',
    reopened: 'Reopen the deadline?',
  } satisfies Record<Recording, string>,
  actions: {
    done: 'Mark as done',
    'does-not-apply': 'Record',
    assigned: 'Assign',
    reopened: 'Reopen',
  } satisfies Record<Recording, string>,
  recorded: {
    done: (deadline) => `${deadline}: recorded as done.`,
    'does-not-apply': (deadline) => `${deadline}: recorded as not applicable.`,
    assigned: (deadline) => `${deadline}: assignment saved.`,
    reopened: (deadline) => `${deadline}: open again.`,
  } satisfies Record<Recording, (deadline: string) => string>,
  about: (deadline: string, due: string) => `${deadline}, due on ${dayOf(due)}`,
  doneOn: 'Done on',
  proof: 'Document that shows it',
  noProof: 'None',
  newProof: 'Or add a new file',
  fileTooLarge: 'This file is larger than 10 MB. Choose a smaller one.',
  openProof: (document: string) => `Open ${document}`,
  reason: 'Why it does not apply',
  reasonHint: 'Your team, and whoever checks later, reads this.',
  always: 'The same holds for its other dates',
  assignee: 'Person',
  nobody: 'Nobody',
  reopenText: 'It counts as open again. What was recorded stays in its history.',
  states: { done: 'Done', 'does-not-apply': 'Does not apply' },
  settled: (count: number) => `${deadlines(count)} done or not applicable`,
  assignedTo: (name: string) => `Assigned to ${name}`,
  formerMember: 'a former colleague',
  /** @param agency the agency's name, if it recorded it */
  entry: (entry: ShownEntry, agency: string | undefined) =>
    `${eventText(entry)}. ${[entry.by ?? 'A former colleague', agency].filter(Boolean).join(', ')}, ${moment.format(new Date(entry.at))}`,
} as const;

/** The private address that other calendars subscribe to. */
export const feedMessages = {
  title: 'In your own calendar',
  about:
    'Google, Apple and Outlook calendars can subscribe to these deadlines with a private address. They update automatically and remind you a week before, if your calendar supports it.',
  create: 'Create private address',
  address: 'Private address',
  copy: 'Copy',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied. It is selected, so you can copy it yourself.',
  open: 'Open in a calendar app',
  once: 'Copy it now. It is shown only once.',
  publicAddress: (company: string) =>
    `Anyone with this address can read the deadlines of ${company} without signing in. Keep it secret, like a password.`,
  hasNames: 'Show the company’s name in it',
  hasNamesHint: 'Without it, a stranger with the address sees what is due, not for whom.',
  namesShown: 'The calendar now shows the company’s name.',
  namesHidden: 'The calendar no longer shows the company’s name.',
  since: (createdAt: string) =>
    `You have had an address since ${moment.format(new Date(createdAt))}. It cannot be shown again, only replaced by a new one.`,
  how: 'How to add it',
  programs: [
    { name: 'Google Calendar', steps: 'on a computer, “Other calendars”, plus sign, “From URL”.' },
    { name: 'Apple Calendar', steps: '“File”, “New Calendar Subscription”. On a phone, open it in the app.' },
    { name: 'Outlook', steps: '“Add calendar”, “Subscribe from web”.' },
  ],
  replace: 'Create new address',
  replaceTitle: 'Replace the address?',
  replaceText: 'Calendars that use the current address will stop updating. They need the new one.',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the address?',
  revokeText:
    'The address will stop working. Calendars that use it will no longer update, and some keep old entries.',
  revokeAction: 'Revoke address',
  revoked: 'Address revoked.',
  unread: 'Your address could not be loaded',
} as const;
