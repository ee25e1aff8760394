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
    about: 'The day on the licence, or of the registration for tax.',
  },
  'financial-year-end': {
    label: 'End of the first financial year',
    about: 'As the articles say. Returns and accounts count from it.',
  },
  'visa-issue': { label: 'Visa issue', about: 'The day on which the first visa was issued.' },
};

/** @param at a moment, told in the reader's own time */
const recorder = (by: string | null, at: string) =>
  `${by ?? 'a former colleague'}, ${moment.format(new Date(at))}`;

/** The founder's own plan: what is done, what is next, and the days that deadlines count from. */
export const formationMessages = {
  about: (company: string, place: string) => `${company} · ${place}`,
  aboutWithoutCompany: 'The steps of your company, what is done and what is next.',
  loading: 'The formation is being loaded',
  unread: 'The formation could not be loaded',
  companiesUnread: 'Your companies could not be loaded',
  noPlan: 'There is no plan for this company',
  noCompany: 'There is no company yet',
  noCompanyText: 'Once your company is created, its steps are here, with who acts and what to hand in.',
  noCompanyUnfinishedText: 'Your answers are kept. Create the company, and its steps are here.',
  answerQuestions: 'Answer the questions',
  toDashboard: 'Go to the dashboard',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  incorporated: 'Incorporated',
  allDone: 'Every step is done.',
  allDoneBetween: (earliest: string, latest: string) =>
    earliest === latest
      ? `All done on ${dayText(earliest)} if nothing is delayed`
      : `All done between ${dayText(earliest)} and ${dayText(latest)}`,
  /** A time on the way is unknown. */
  allDoneAtEarliest: (earliest: string) => `All done on ${dayText(earliest)} at the earliest`,
  readOnly: 'An admin of the company marks the steps and enters the dates.',
  steps: 'Steps',
  stepsAbout: 'In order, with the days as they are to be expected from what is done.',
  next: 'Next',
  ready: 'Can begin',
  waitsFor: (steps: readonly string[]) => `Waits for: ${steps.join('; ')}`,
  doneOn: (date: string) => `Done on ${dayText(date)}`,
  expectedBetween: (earliest: string, latest: string) =>
    `Expected ${shortDay.formatRange(new Date(earliest), new Date(latest))}`,
  /** A time before it is unknown. */
  expectedAtEarliest: (earliest: string) => `Not before ${shortDayText(earliest)}`,
  timeToBeConfirmed: 'Time to be confirmed with the authority',
  details: 'Documents and result',
  detailsOf: (step: string) => `of: ${step}`,
  noDocuments: 'Nothing to hand in for this step is known.',
  finishedOn: 'Finished on',
  markDone: 'Mark as done',
  marked: (step: string) => `Done: ${step}`,
  reopen: 'Reopen',
  reopened: (step: string) => `Reopened: ${step}`,
  dates: 'Dates your deadlines count from',
  datesAbout:
    'Finished steps bring most of them. Enter or confirm what your papers say: that outweighs the rest.',
  toCalendar: 'See what falls due in the calendar',
  date: dates,
  /** @param by `null` once the account is gone */
  recorded: (by: string | null, at: string) => `Recorded by ${recorder(by, at)}`,
  entered: (by: string | null, at: string) => `Entered by ${recorder(by, at)}`,
  origins: {
    entered: 'Entered by an admin',
    step: 'From the step you marked done; please confirm it by your papers',
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
