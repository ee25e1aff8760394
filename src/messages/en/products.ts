import type { RequestState } from '#domain/requests/service-request.ts';
import { plural } from '../plural.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const requestStates: Record<RequestState, string> = {
  open: 'Requested',
  'in-progress': 'In progress',
  done: 'Done',
};

const aboutRequest: Record<RequestState, (operator: string) => string> = {
  open: (operator) => `Your request is with ${operator}. The answer will appear here.`,
  'in-progress': (operator) => `In progress with ${operator}. The answer will appear here.`,
  done: (operator) => `Completed by ${operator}.`,
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const productMessages = {
  byCountryAbout: 'Check each one with the authority or an adviser before you rely on it.',
  yourCompany: 'Your company',
  getStarted: 'Get Started',
  getStartedNote: 'Complete your business profile to enable this feature',
  toProfile: 'Open the company form',
  whatHappens: (operator: string) =>
    `Your profile is complete. Your request goes to ${operator}, and the answer appears here.`,
  askAdmin: 'The profile is complete. An admin of your company can request this.',
  askAgain: 'Request again',
  requestStates,
  aboutRequest,
  requestedOn: (at: string, by: string | null) =>
    `Requested on ${longDay.format(new Date(at))} by ${by ?? 'a former colleague'}`,
  answerOf: (operator: string) => `Answer from ${operator}`,
} as const;

export const salesTaxMessages = {
  about: 'The tax that a buyer pays on top of the price, and that the seller collects and passes on.',
  amount: 'Sales tax to pay',
  noAmount: 'No amount yet',
  noAmountText: (brand: string) =>
    `${brand} does not read your invoices, so it cannot know what you owe. Your accountant or accounting software can tell you.`,
  nextReturn: 'Next return',
  due: (days: number) =>
    days === 0 ? 'Due today' : plural(days, { one: 'Due in 1 day', other: `Due in ${days} days` }),
  dueOn: (label: string, day: string) => `${label}, by ${longDay.format(new Date(day))}`,
  ifRegistered: 'Only if your company is registered. Tell us in the calendar.',
  notRegistered: 'No return due',
  notRegisteredText: 'You answered in the calendar that your company is not registered for it.',
  noReturn: 'No return in your calendar',
  noReturnText:
    'When a return falls due for your company, this card counts down to it, for example “Due in 90 days”.',
  notIncorporatedText:
    'Your company does not exist yet. Once it is incorporated and registered, this card counts down to each return, for example “Due in 90 days”.',
  unread: 'Your deadlines could not be loaded',
  openCalendar: 'Open the calendar',
  points: [
    {
      title: 'Find out whether you owe it',
      text: 'It depends on where your customers are, what you sell and how much. Below a threshold there is often nothing to do.',
    },
    {
      title: 'Register, then collect',
      text: 'From the day of registration the tax goes on your invoices. It is never your money, so keep it separate.',
    },
    {
      title: 'File and pay on time',
      text: 'Returns are due monthly or quarterly, also for a period without sales. Late ones cost a penalty.',
    },
  ],
  facts: 'Tax and registration threshold by country',
} as const;

export const agentMessages = {
  about:
    'The person or firm that represents your company locally: a real address and someone who receives official mail.',
  points: [
    {
      title: 'Receives official mail',
      text: 'Court papers, tax notices and reminders go to the agent’s address. They count as received there, even if you have not read them.',
    },
    {
      title: 'Keeps you registered',
      text: 'Where an agent is required, a company without one can lose its good standing. Changing the agent also requires a filing.',
    },
    {
      title: 'Is not your office',
      text: 'Banks and tax authorities often ask where you actually work. An agent’s address rarely satisfies them.',
    },
  ],
  facts: 'Who you need, by country',
} as const;

export const accountingMessages = {
  about:
    'Records of what came in and went out, kept so that the yearly accounts and tax returns follow from them.',
  points: [
    {
      title: 'Start with the first payment',
      text: 'A separate bank account for the company and a document for each payment save most of the work at year end.',
    },
    {
      title: 'Know your year end',
      text: 'Accounts and returns are counted from the last day of the financial year. Put the dates in your calendar once the company exists.',
    },
    {
      title: 'Keep the records',
      text: 'Authorities may ask years later. Keep invoices, contracts and bank statements together, somewhere safe and backed up.',
    },
  ],
  facts: 'What to keep and file, by country',
} as const;

export const bankingMessages = {
  about:
    'Six banks that founders in these countries often use, and what they publish about their accounts. You apply on their own websites.',
  honest: (brand: string) =>
    `${brand} sends nothing to a bank, and knows what it decides only if you record it here.`,
  forYourCompany: (country: string) => `For a company in ${country}`,
  otherCountries: 'In other countries',
  everywhere: 'By country',
  noneFor: (country: string) => `None of the six opens accounts for a company in ${country}`,
  bank: 'Bank',
  eligibility: 'Who may apply',
  eligibilityAt: (bank: string) => `eligibility at ${bank}`,
  otherTerms: 'Other terms',
  notPublished: 'Not published',
  papers: 'What it requires',
  papersAreCommonPractice: 'The bank does not publish a list. Banks in this country commonly ask for these:',
  /** Written as inside a sentence; where one stands alone, its first letter is set large. */
  terms: {
    fees: 'fees',
    yield: 'yield',
    rewards: 'rewards',
    fdic: 'FDIC insurance',
    approvalRate: 'approval rate',
  },
  unpublished: (terms: readonly string[]) => `Not published: ${list.format(terms)}. Ask the bank.`,
  apply: 'Apply',
  applyTo: (bank: string) => `Apply at ${bank}`,
  before: 'Before you go',
  beforeText: (brand: string) =>
    `You apply on the bank’s own website, under its terms. ${brand} does not share your data or documents, and has no influence on the decision.`,
  openWebsite: (bank: string) => `Open ${bank}’s website`,
  websiteNote: (host: string) => `Opens ${host} in a new tab.`,
  conditions: 'Conditions',
} as const;
