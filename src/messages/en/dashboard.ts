import type { Turn } from '#domain/cases/task-template.ts';
import type { Actor } from '#domain/catalogue/definition.ts';
import type { ProfileDetail } from '#domain/companies/company-profile.ts';
import { plural } from '../plural.ts';

/** The frame of the dashboard: loading screen, sidebar, header, user menu. */
export const dashboardMessages = {
  loading: 'Loading your dashboard...',
  sidebar: 'Sidebar',
  navigation: 'Dashboard pages',
  openNavigation: 'Open navigation',
  /** The bar at the bottom of a phone. */
  bottomBar: {
    label: 'Main pages',
    home: 'Home',
    formation: 'Formation',
    messages: 'Messages',
    papers: 'Documents',
    expert: 'Expert',
  },
  formation: 'Formation',
  unreadMessages: (unread: number) => `${unread} unread`,
  stepsDoneInShort: (done: number, all: number) => `${done}/${all}`,
  stepsDone: (done: number, all: number) => `${done} of ${all} steps done`,
  discoverProducts: 'DISCOVER MORE PRODUCTS',
  partnerSolutions: 'PARTNER SOLUTIONS',
  company: 'Company',
  billing: 'Billing',
  taxFiling: 'Tax Filing',
  mailroom: 'Mailroom',
  soon: 'Soon',
  switchCompany: 'Company shown',
  createAnotherCompany: 'Create another company',
  accessLost: (company: string) =>
    `You no longer have access to ${company}. If you did not expect this, ask one of its admins.`,
  companyLoading: 'Loading your companies',
  support: 'Support',
  userMenu: 'Your account',
  settings: 'Settings',
  darkMode: 'Dark Mode',
  logout: 'Logout',
} as const;

const details: Record<ProfileDetail, string> = {
  industry: 'industry',
  shares: 'shares',
  countryOfResidency: 'country of residency',
  mailingAddress: 'mailing address',
};

const parties: Record<Turn, string> = {
  founder: 'You',
  agency: 'Your agent',
  authority: 'The authority',
  bank: 'The bank',
};

const decisions: Record<Exclude<Actor, 'founder' | 'agent'>, string> = {
  authority: 'The authority then decides',
  government: 'A government office then decides',
  bank: 'The bank then decides',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const inUtc = { timeZone: 'UTC' } as const;
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...inUtc });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...inUtc });
const mediumDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', ...inUtc });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const distance = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const dayMs = 24 * 60 * 60 * 1000;
const at = (date: string) => new Date(date);

/** @param count of deadlines that have passed */
const passedDeadlines = (count: number) =>
  plural(count, { one: '1 deadline has passed', other: `${count} deadlines have passed` });

const workingDays = (shortest: number, longest: number) =>
  shortest === longest
    ? plural(longest, { one: '1 working day', other: `${longest} working days` })
    : `${shortest}–${longest} working days`;

/** The dashboard's home page. */
export const homeMessages = {
  greeting: (name: string) => `Welcome, ${name}`,
  next: 'Your next step',
  completeProfile: 'Complete your business profile',
  profileProgress: (company: string, given: number, all: number) =>
    `${given} of ${all} details of ${company} are filled in.`,
  stillMissing: 'Still missing:',
  details,
  completeProfileAction: 'Complete profile',
  /** What the founder hands in for a step. */
  handIn: (documents: number) =>
    plural(documents, { one: 'It asks for 1 document.', other: `It asks for ${documents} documents.` }),
  /** @param usual `null` if it is unconfirmed */
  decision: (
    actor: Exclude<Actor, 'founder' | 'agent'>,
    usual: { shortest: number; longest: number } | null,
  ) =>
    usual
      ? `${decisions[actor]}, usually within ${workingDays(usual.shortest, usual.longest)}.`
      : `${decisions[actor]}.`,
  usually: (shortest: number, longest: number) => `It usually takes ${workingDays(shortest, longest)}.`,
  /** The step is with somebody else. */
  nothingToDo: (result: string) =>
    `You have nothing to do for it. Mark the step as done once you have: ${result.charAt(0).toLowerCase()}${result.slice(1)}.`,
  chooseNamesAction: 'Choose name and activity',
  openFormationAction: 'Open formation',
  bankStep: (company: string) => `See which banks accept companies like ${company} and what they require.`,
  seeDeadlines: 'See upcoming deadlines',
  allDone: (company: string) =>
    `Every formation step of ${company} is done. See its deadlines in the calendar.`,
  seeDeadlinesAction: 'Open calendar',
  chooseBank: 'Choose a business bank',
  profileComplete: (company: string) =>
    `The business profile of ${company} is complete. See which banks accept companies like yours and what they require.`,
  chooseBankAction: 'Compare banks',
  viewCompany: 'Check the status of your company',
  detailsLeftToAdmin: (company: string, missing: readonly ProfileDetail[]) =>
    `${company} still needs its ${list.format(missing.map((detail) => details[detail]))}. An admin of the company can add it.`,
  viewCompanyAction: 'View company',
  createCompany: 'Create your company',
  answersKept: 'Your account is ready, but your company is not created yet. Your answers are saved:',
  createAnotherCompany: 'Create another company',
  answersOfAnother: 'You answered the questions for one more company:',
  discardAnswers: 'Discard answers',
  createCompanyAction: 'Create company',
  answerQuestions: 'Answer three questions first',
  answersMissing: 'You have no company yet. Tell us its place, legal form and office.',
  answersUnfinished: 'You have no company yet. Finish the questions you started to create it.',
  answerQuestionsAction: 'Answer the questions',
  companiesUnread: 'Your companies could not be loaded',
  formationUnread: 'The formation could not be loaded',
  passedDeadlines,
  passedDeadlinesText: 'Check whether they were met or do not apply to your company.',
  passedDeadlinesAction: 'Check deadlines',
  deadlineDue: (company: string, on: string, today: string) =>
    `Every formation step of ${company} is done. This is due ${distance.format(Math.round((at(on).getTime() - at(today).getTime()) / dayMs), 'day')}, on ${longDay.format(at(on))}.`,
  progress: 'Progress of the formation',
  stepsDone: (done: number, all: number) => `${done} of ${all}`,
  stepsDoneAbout: 'steps done',
  /** @param on `null` where the day is unknown */
  incorporated: (on: string | null) => (on ? `Incorporated, ${mediumDay.format(at(on))}` : 'Incorporated'),
  markDone: (on: string) => mediumDay.format(at(on)),
  markExpected: (earliest: string, latest: string) => shortDay.formatRange(at(earliest), at(latest)),
  markNotBefore: (earliest: string) => `from ${shortDay.format(at(earliest))}`,
  figures: 'Key figures',
  firstYear: 'First year',
  nothingKnown: 'No costs are known',
  toPlan: 'See the plan',
  allDoneBy: 'All done by',
  allDoneOn: 'All done on',
  finishedOn: (on: string) => mediumDay.format(at(on)),
  finishedBetween: (earliest: string, latest: string) =>
    earliest === latest ? 'if nothing is delayed' : `${mediumDay.format(at(earliest))} at the earliest`,
  notBefore: (earliest: string) => `Not before ${mediumDay.format(at(earliest))}`,
  unconfirmedTimes: (count: number) =>
    plural(count, {
      one: '1 step has no published time',
      other: `${count} steps have no published time`,
    }),
  nextDeadline: 'Next deadline',
  noDeadline: 'None yet',
  deadlineUnread: 'Could not be loaded',
  noDeadlineText: 'Deadlines count from the incorporation.',
  waiting: 'Waiting',
  waitingAbout: 'What waits for whom, and since when.',
  parties,
  admin: 'An admin',
  since: (date: string) => `since ${mediumDay.format(at(date))}`,
  lastDays: (days: number, on: string) =>
    `${days === 0 ? 'last day' : days === 1 ? 'only 1 day left' : `only ${days} days left`}: ${mediumDay.format(at(on))}`,
  sinceMoment: (when: string) => `since ${moment.format(at(when))}`,
  waitingProfile: (missing: readonly ProfileDetail[]) =>
    `Add ${list.format(missing.map((detail) => details[detail]))} to the business profile`,
  waitingQuestions: (count: number) =>
    plural(count, {
      one: 'Answer 1 question that decides which deadlines apply',
      other: `Answer ${count} questions that decide which deadlines apply`,
    }),
  waitingRequest: {
    agent: 'Answer your request for an agent',
    accounting: 'Answer your request for accounting',
  },
  nextSteps: 'Next Steps',
  stepNumber: (step: number) => `Step ${step}`,
  steps: {
    formation: { title: 'Company formation', about: 'Give the details your company is formed with.' },
    banking: { title: 'Business banking', about: 'Find the bank that fits, and apply.' },
    documents: { title: 'Post-formation documents', about: 'Licence, articles and share certificates.' },
    taxId: { title: 'Tax ID', about: 'Registration with the tax authority.' },
  },
  active: 'Active',
  ready: 'Ready',
  noPlan: 'No plan',
  noPlanText: 'We have no plan for this place and legal form yet. Ask the expert what is needed.',
  /** @param now the step to take now */
  formationAt: (done: number, all: number, now: string) => `${done} of ${all} steps done. Now: ${now}.`,
  doneOn: (on: string) => `Done on ${mediumDay.format(at(on))}.`,
  opensAfter: (step: string) => `Opens after: ${step}.`,
  documentsIssued: 'Licence, articles and share certificates. Banks ask for them.',
  taxIdReady: 'Registration with the tax authority. The calendar has its deadline.',
  done: 'Done',
  locked: 'Locked',
  lockedStep: (step: string) => `Locked: ${step}`,
  lockedReason: 'This step will be unlocked after successful incorporation of company',
  actionItems: 'Action Items',
  new: 'New',
  startNow: 'Start Now',
  continue: 'Continue',
  requestedOn: (when: string) => `Requested on ${moment.format(at(when))}`,
  inProgress: 'In progress',
  view: 'View',
  actions: {
    formation: 'Company Formation',
    banking: 'Business Banking',
    accounting: 'Accounting',
  },
  aboutActions: {
    profile: 'Complete the profile your company is formed with.',
    formation: 'What to submit, step by step, and how long it takes.',
    /** A step of the formation. */
    next: (step: string) => `Next: ${step}.`,
    formed: 'Your company is formed. See its steps and key dates.',
    banking: 'Six banks, what they require and where to apply.',
    bankAccount: 'The account is open. See what other banks offer.',
    accounting: 'See what bookkeeping will do for you here.',
    accountingLocked: 'Needs your business profile first. See what bookkeeping will do for you here.',
    accountingRequested: 'Your request is being answered. See where it stands.',
    accountingDone: 'Your request is answered. See the answer.',
  },
} as const;
