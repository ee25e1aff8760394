import type { Actor } from '#domain/catalogue/definition.ts';
import type { ProfileDetail } from '#domain/companies/company-profile.ts';

/** The frame of the dashboard: loading screen, sidebar, header, user menu. */
export const dashboardMessages = {
  loading: 'Loading your dashboard...',
  sidebar: 'Sidebar',
  navigation: 'Dashboard pages',
  openNavigation: 'Open navigation',
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
  noCompany: 'No company yet',
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

const actors: Record<Actor, string> = {
  founder: 'you act',
  agent: 'your agent acts',
  authority: 'the authority acts',
  government: 'a government office acts',
  bank: 'the bank acts',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

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
  formationStep: (company: string, actor: Actor) =>
    `The next step in the formation of ${company}: here ${actors[actor]}. See what to submit and when it can be done.`,
  openFormationAction: 'Open formation',
  bankStep: (company: string) =>
    `The next step in the formation of ${company}. See which banks accept companies like yours and what they require.`,
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
  answersMissing:
    'You have no company yet. Tell us where you want to set it up, with which legal form and which office.',
  answersUnfinished: 'You have no company yet. Finish the questions you started to create it.',
  answerQuestionsAction: 'Answer the questions',
  companiesUnread: 'Your companies could not be loaded.',
  formationUnread: 'The formation could not be loaded.',
  nextSteps: 'Next Steps',
  stepNumber: (step: number) => `Step ${step}`,
  steps: {
    formation: { title: 'Company formation', about: 'Give the details your company is formed with.' },
    banking: { title: 'Business banking', about: 'Find the bank that fits, and apply.' },
    documents: { title: 'Post-formation documents', about: 'Licence, articles and share certificates.' },
    taxId: { title: 'Tax ID', about: 'Registration with the tax authority.' },
  },
  active: 'Active',
  done: 'Done',
  locked: 'Locked',
  lockedStep: (step: string) => `Locked: ${step}`,
  lockedReason: 'This step will be unlocked after successful incorporation of company',
  actionItems: 'Action Items',
  new: 'New',
  startNow: 'Start Now',
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
  },
} as const;
