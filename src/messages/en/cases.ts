import type { Side } from '#domain/cases/case-event.ts';
import type { TaskAction } from '#domain/cases/task-action.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { caseKindMessages } from './case-kinds.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** @param date as YYYY-MM-DD */
const dayText = (date: string) => longDay.format(new Date(date));
const shortDayText = (date: string) => shortDay.format(new Date(date));

const dates: Record<DeadlineStart, { label: string; about: string }> = {
  incorporation: { label: 'Incorporation', about: 'The day on the certificate of incorporation.' },
  'licence-issue': {
    label: 'Licence issue',
    about: 'The day on the licence, or the day of tax registration.',
  },
  'financial-year-end': {
    label: 'End of the first financial year',
    about: 'As stated in the articles. Returns and accounts are due from this date.',
  },
  'visa-issue': { label: 'Visa issue', about: 'The day on which the first visa was issued.' },
};

/** @param at a moment, shown in the reader's time zone */
const recorder = (by: string | null, at: string) =>
  `${by ?? 'a former colleague'}, ${moment.format(new Date(at))}`;

const founderActions: Record<TaskAction, string> = {
  submit: 'Hand in',
  accept: 'Accept',
  return: 'Record return',
  file: 'Mark as filed',
  approve: 'Mark as done',
  refuse: 'Record refusal',
  complete: 'Mark as done',
  note: 'Note details',
  reopen: 'Reopen',
  undo: 'Undo last entry',
  waive: 'Not needed',
  unwaive: 'Needed again',
};

const actions: Record<Side, Record<TaskAction, string>> = {
  founder: founderActions,
  agency: {
    ...founderActions,
    submit: 'Hand in for the client',
    return: 'Return',
    approve: 'Record approval',
  },
};

const dayOf: Record<TaskAction, string> = {
  submit: 'Handed in on',
  accept: 'Accepted on',
  return: 'Returned on',
  file: 'Filed on',
  approve: 'Finished on',
  refuse: 'Refused on',
  complete: 'Finished on',
  note: 'Noted on',
  reopen: 'Reopened on',
  undo: 'Undone on',
  waive: 'Since',
  unwaive: 'Since',
};

const returners = { agency: 'your agent', authority: 'the authority', bank: 'the bank' } as const;

const recordedAction: Record<TaskAction, (step: string) => string> = {
  submit: (step) => `Handed in: ${step}`,
  accept: (step) => `Accepted: ${step}`,
  return: (step) => `Returned: ${step}`,
  file: (step) => `Filed: ${step}`,
  approve: (step) => `Done: ${step}`,
  refuse: (step) => `Refusal recorded: ${step}`,
  complete: (step) => `Done: ${step}`,
  note: (step) => `Noted: ${step}`,
  reopen: (step) => `Reopened: ${step}`,
  undo: (step) => `Undone: ${step}`,
  waive: (step) => `Not needed: ${step}`,
  unwaive: (step) => `Needed again: ${step}`,
};

/** The founder's own plan: what is done, what is next, and the days that deadlines count from. */
export const caseMessages = {
  stepQuestions: 'Questions that decide your steps',
  stepQuestionsAbout: 'Your answers add steps and papers, or take them out.',
  yes: 'Yes',
  no: 'No',
  /** @param answer `null` where one is taken back */
  answerTitle: (answer: boolean | null) =>
    answer === null ? 'Take the answer back?' : `Answer ${answer ? 'yes' : 'no'}?`,
  saveAnswer: 'Save answer',
  why: 'Why is this here?',
  expect: 'Where, and what to reckon with',
  toNames: 'Name and activity',
  about: (company: string, place: string) => `${company} · ${place}`,
  aboutWithoutCompany: 'The formation steps of your company: what is done and what is next.',
  loading: 'Loading the formation',
  unread: 'The formation could not be loaded',
  companiesUnread: 'Your companies could not be loaded',
  noPlan: 'No plan for this company',
  noCompanyText: 'Once your company is created, its steps appear here, with who acts and what to submit.',
  noCompanyUnfinishedText: 'Your answers are saved. Create the company to see its steps.',
  answerQuestions: 'Answer the questions',
  toDashboard: 'Go to the dashboard',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  /** @param on `null` where the day is unknown */
  incorporated: (on: string | null) => (on ? `Incorporated, ${shortDayText(on)}` : 'Incorporated'),
  allDone: 'Every step is done.',
  allDoneBetween: (earliest: string, latest: string) =>
    earliest === latest
      ? `All done on ${dayText(earliest)} if nothing is delayed`
      : `All done between ${dayText(earliest)} and ${dayText(latest)}`,
  /** A time on the way is unknown. */
  allDoneAtEarliest: (earliest: string) => `All done on ${dayText(earliest)} at the earliest`,
  openPoint: 'Open point: visas and office',
  openPointAbout: 'Settle it with the authority or your agent before you sign a lease.',
  readOnly: 'Only an admin of the company can mark steps as done and enter dates.',
  steps: 'Steps',
  stepsAbout: 'What can be done now comes first. Expected dates follow from what is done.',
  kept: 'No longer in the plan',
  keptAbout: 'Begun under earlier answers. The record stays.',
  next: 'Next',
  ready: 'Can start',
  later: 'Later',
  doneSteps: (count: number) => `Done · ${count}`,
  waitsFor: (steps: readonly string[]) => `Opens after: ${steps.join('; ')}`,
  doneOn: (date: string) => `Done on ${dayText(date)}`,
  expectedBetween: (earliest: string, latest: string) =>
    `Expected ${shortDay.formatRange(new Date(earliest), new Date(latest))}`,
  /** A time before it is unknown. */
  expectedAtEarliest: (earliest: string) => `Not before ${shortDayText(earliest)}`,
  timeUnconfirmed: 'Time unconfirmed',
  details: 'Documents and result',
  detailsOf: (step: string) => `of: ${step}`,
  noDocuments: 'No documents are known for this step.',
  finishedOn: 'Finished on',
  actions,
  recordedAction,
  dayOf,
  kinds: caseKindMessages,
  states: { returned: 'Returned', waived: 'Not needed here', 'not-needed': 'No longer in the plan' },
  late: 'Longer than usual',
  reference: 'Reference',
  withReference: (reference: string) => `Reference ${reference}`,
  authorityReason: 'Reason the authority gave',
  waiveReason: 'Why it is not needed',
  nextPath: 'What to do next',
  nextPathHint: 'A refusal is recorded with a way on.',
  point: (number: number) => (number === 1 ? 'What to correct, and how' : `Point ${number}`),
  pointAbout: 'About',
  questionBeyond: 'A question that the form does not ask',
  wholeStep: 'The step; opens an answer',
  addPoint: 'Add a point',
  choose: 'Choose',
  before: (value: string) => `Before: ${value}`,
  returnedOn: (from: keyof typeof returners, on: string) =>
    `Returned by ${returners[from]} on ${shortDayText(on)}`,
  staffTab: 'Tasks',
  startChange: 'Start a change',
  ifItRunsOut: 'If it runs out:',
  staffLoading: 'Loading the tasks',
  staffUnread: 'The tasks could not be loaded',
  withoutAgency: 'Admins of the company record both sides: no agency is set for this installation.',
  /** @param closedOn `null` while something is left */
  openedOn: (openedAt: string, closedOn: string | null) =>
    closedOn
      ? `Opened on ${shortDayText(openedAt)}, finished on ${shortDayText(closedOn)}`
      : `Opened on ${shortDayText(openedAt)}`,
  reopen: 'Reopen',
  dates: 'Dates your deadlines count from',
  datesAbout:
    'Finished steps set most of them. Enter or confirm the dates in your documents. Those take precedence.',
  toCalendar: 'See deadlines in the calendar',
  date: dates,
  /** @param by `null` once the account is gone */
  recorded: (by: string | null, at: string) => `Recorded by ${recorder(by, at)}`,
  entered: (by: string | null, at: string) => `Entered by ${recorder(by, at)}`,
  origins: {
    entered: 'Entered by an admin',
    step: 'From a step marked as done. Confirm it against your documents.',
    assumed: 'Assumed until you confirm or change it',
  },
  unknownDate: 'Not known yet',
  dayText,
  enterDate: 'Enter date',
  changeDate: 'Change',
  confirmDate: 'Confirm',
  clearDate: 'Clear',
  dateCleared: (label: string) => `Cleared: ${label}`,
  changedDay: 'Date',
  saveDate: 'Save date',
  dateSaved: (label: string) => `Saved: ${label}`,
  /** For controls that read the same in each line. */
  aboutDate: (label: string) => `(${label})`,
} as const;
