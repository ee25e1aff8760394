import type { AuthorityAction } from '#contract/authority-answers.ts';
import type { TodayRow } from '#contract/today.ts';
import type { TodayGroup } from '#domain/today/today-groups.ts';
import { plural } from '../plural.ts';

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayOf = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

const groups: Record<TodayGroup, string> = {
  ours: 'Our turn',
  'client-late': 'Client late',
  'authority-late': 'Authority late',
  expiring: 'Expiring soon',
  'with-authority': 'With authorities',
};

const nothing: Record<TodayGroup, string> = {
  ours: 'Nothing waits for us.',
  'client-late': 'No client is late.',
  'authority-late': 'No authority is late.',
  expiring: 'Nothing expires in the next 60 days.',
  'with-authority': 'Nothing is with an authority.',
};

/** What to do about a row, by its turn and state. */
function nextOf({ about, turn, task }: Pick<TodayRow, 'about' | 'turn' | 'task'>): string {
  if (about === 'licence') return 'Start the renewal';
  if (about === 'paper') return 'Ask for a new one';
  if (about === 'deadline') return 'See that it is done';
  if (about === 'voucher') return turn === 'agency' ? 'Check the proof of payment' : 'See that it is paid';
  if (about === 'name') return 'Use or extend it';
  if (turn === 'founder') return 'Remind';
  if (turn === 'authority') return 'Ask the authority';
  if (turn === 'bank') return 'Ask the bank';
  if (task?.state === 'in-review') return 'Review';
  return task?.state === 'returned' ? 'Correct and file again' : 'Complete it';
}

function waitedOf({ workingDays, usual, since, due, about }: TodayRow): string {
  if (about !== 'task') return due ? dayOf(due) : '';
  if (workingDays === null) return since ? `since ${dayOf(since)}` : '';
  const waited = plural(workingDays, { one: '1 day', other: `${workingDays} days` });
  if (!usual) return waited;
  const { shortest, longest } = usual;
  return `${waited} of ${shortest === longest ? longest : `${shortest}–${longest}`}`;
}

/** What the agency's day says. */
export const todayMessages = {
  title: 'Today',
  about: 'What waits, and for whom.',
  groups,
  nothing,
  groupLabel: 'Whose turn',
  unread: 'Today could not be loaded',
  none: 'All clear',
  search: 'Company or step',
  owner: 'In charge',
  anybody: 'Anybody',
  nobody: 'Nobody',
  place: 'Place',
  anywhere: 'Anywhere',
  client: 'Client',
  step: 'Step',
  waited: 'Working days',
  expires: 'Expires',
  next: 'Next',
  voucher: (label: string) => `Payment voucher of ${label}`,
  licence: 'Licence',
  nextOf,
  waitedOf,
  returned: ({ address, since }: NonNullable<TodayRow['returned']>) =>
    `Emails to ${address} have come back since ${dayOf(since.slice(0, 10))}`,
  returnedBadge: 'Email returned',
  late: 'Late',
  reminded: (day: string) => `Reminded ${days.format(new Date(day))}`,
  select: (company: string) => `Select ${company}`,
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear',
  claim: 'Claim',
  assign: 'Assign',
  assignTitle: 'Who is in charge?',
  assignText: (count: number) => plural(count, { one: '1 client.', other: `${count} clients.` }),
  save: 'Save',
  takenMeanwhile: 'Somebody else has taken a client in the meantime. The list is up to date again.',
  views: 'Saved views',
  saveView: 'Save this view',
  viewName: 'Name of the view',
  viewSaved: 'View saved.',
  removeView: (name: string) => `Remove the view ${name}`,
  keys: 'Keyboard shortcuts',
  keyList: [
    ['j / k', 'Next or previous row'],
    ['Enter', 'Open the client'],
    ['x', 'Select the row'],
    ['c', 'Claim the client'],
    ['a', 'Assign'],
    ['r', 'Remind'],
    ['1 – 5', 'Switch the group'],
    ['/', 'Search'],
    ['?', 'Show this list'],
  ],
  record: 'Record answer',
  recordTitle: 'What did the authority say?',
  recordText: (count: number) =>
    plural(count, { one: 'The same answer for 1 step.', other: `The same answer for ${count} steps.` }),
  answer: 'Answer',
  answers: {
    approve: 'Approved',
    return: 'Returned',
    refuse: 'Refused',
    undo: 'Take back the last record',
  } satisfies Record<AuthorityAction, string>,
  on: 'On',
  reference: 'Reference',
  point: 'What to repair',
  reason: 'Reason',
  nextPath: 'What to do next',
  notRecorded: 'Not possible for these; open them to see why:',
  takeBack: 'Take all back',
  addClient: 'Add client',
  importClients: 'Import',
} as const;
