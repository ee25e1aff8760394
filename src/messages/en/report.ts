import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { Turn } from '#domain/cases/task-template.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const range = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const waiting: Record<Turn, string> = {
  founder: 'Clients',
  agency: 'Us',
  authority: 'Authorities',
  bank: 'Banks',
};

const kinds: Record<CaseKind, string> = {
  formation: 'Formation',
  'licence-renewal': 'Licence renewal',
  'visa-renewal': 'Visa renewal',
  'address-change': 'Change of address',
  'director-change': 'Change of director',
  'share-transfer': 'Share transfer',
  'activity-change': 'Change of activity',
  closing: 'Closing',
};

/** What the page of the weekly report says. */
export const reportMessages = {
  title: 'Report',
  about: 'Each total counts the rows below it.',
  daysIn: (timeZone: string) => `Days in ${timeZone} time.`,
  changeZone: 'Change',
  zone: 'Time zone',
  saveZone: 'Save',
  view: 'Period',
  previous: 'Earlier',
  following: 'Later',
  from: 'First day',
  until: 'Last day',
  week: 'Week',
  month: 'Month',
  period: (from: string, until: string) => range.formatRange(dateOf(from), dateOf(until)),
  monthOf: (day: string) => months.format(dateOf(day)),
  exportCsv: 'Export CSV',
  unread: 'The report could not be loaded',
  opened: (count: number) => `Opened: ${count}`,
  done: (count: number) => `Done: ${count}`,
  noneOpened: 'No case was opened in these days.',
  noneDone: 'No case ended in these days.',
  waitingNow: 'Waiting now',
  waiting,
  returned: (count: number) => `Returned or refused: ${count}`,
  noneReturned: 'Nothing came back in these days.',
  share: (returned: number, all: number) =>
    all === 0 ? '' : `${Math.round((returned / all) * 100)}% of ${all} answers.`,
  renewals: (count: number) => `Expiring in the next 90 days: ${count}`,
  noRenewals: 'No licence and no paper expires in the next 90 days.',
  licence: 'Licence',
  windows: (count: number) => `Working days until the answer: ${count}`,
  showAnswers: (count: number) => `The ${count} behind it`,
  filed: 'Filed',
  approved: 'Approved',
  days: 'Working days',
  eightieth: 'Four of five within',
  income: 'Income by kind of case, without tax',
  noIncome: 'Nothing was earned in these days.',
  noKind: 'Case that is gone',
  earned: 'Earned',
  service: 'Service',
  entries: 'Entries',
  noWindows: 'No authority answered in these days.',
  company: 'Company',
  kind: 'Kind',
  on: 'Day',
  kinds,
  place: 'Place',
  step: 'Step',
  answers: 'Answers',
  median: 'Median here',
  usual: 'Published',
  usualDays: (shortest: number, longest: number) =>
    shortest === longest ? String(longest) : `${shortest}–${longest}`,
  day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
} as const;

/** Words in the file of a report. */
export const reportExportMessages = {
  columns: ['What', 'Company or place', 'Kind or step', 'Day or answers', 'Count or median'],
  opened: 'opened',
  done: 'done',
  waiting: 'waiting',
  median: 'median working days',
  eightieth: 'four of five within working days',
  answer: 'approved after working days',
  returned: 'returned',
  income: 'earned without tax',
  renewal: 'expires',
};
