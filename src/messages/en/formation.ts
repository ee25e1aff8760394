import type { DeadlineStart } from '#domain/catalogue/definition.ts';

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

/** The founder's own plan: what is done, what is next, and the days that deadlines count from. */
export const formationMessages = {
  about: (company: string, place: string) => `${company} · ${place}`,
  aboutWithoutCompany: 'The formation steps of your company: what is done and what is next.',
  loading: 'Loading the formation',
  unread: 'The formation could not be loaded',
  companiesUnread: 'Your companies could not be loaded',
  noPlan: 'No plan for this company',
  noCompany: 'No company yet',
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
  markDone: 'Mark as done',
  marked: (step: string) => `Done: ${step}`,
  reopen: 'Reopen',
  reopened: (step: string) => `Reopened: ${step}`,
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
