import type { RequestState } from '#domain/requests/service-request.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const requestStates: Record<RequestState, string> = {
  open: 'Requested',
  'in-progress': 'In progress',
  done: 'Done',
};

const aboutRequest: Record<RequestState, string> = {
  open: 'The operator sees your request and answers here.',
  'in-progress': 'The operator is working on it and answers here.',
  done: 'The operator has finished it.',
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const productMessages = {
  byCountryAbout:
    'Short and with its source. Check it with the authority or an adviser before you rely on it.',
  yourCompany: 'Your company',
  getStarted: 'Get Started',
  getStartedNote: 'Complete your business profile to enable this feature',
  toProfile: 'Open the company form',
  whatHappens: (operator: string) =>
    `Your profile is complete. Your request goes to ${operator}, and the answer comes here.`,
  askAdmin: 'The profile is complete. An admin of your company can ask for this.',
  askAgain: 'Ask again',
  requestStates,
  aboutRequest,
  requestedOn: (at: string, by: string | null) =>
    `Requested on ${longDay.format(new Date(at))} by ${by ?? 'a former colleague'}`,
  answerOf: 'Answer of the operator',
} as const;

export const salesTaxMessages = {
  about: 'The tax that a buyer pays on top of the price, and that the seller collects and passes on.',
  example: 'Example',
  exampleTitle: 'Sales tax to pay',
  due: 'Due in 90 days',
  exampleNote: 'A sample to show what will stand here. It is not about your company.',
  points: [
    {
      title: 'Find out whether you owe it',
      text: 'It depends on where your customers are, what you sell and how much. Below a threshold there is often nothing to do.',
    },
    {
      title: 'Register, then collect',
      text: 'From the day of registration the tax goes on your invoices. It is never your money: keep it apart.',
    },
    {
      title: 'File and pay on time',
      text: 'Returns are due monthly or quarterly, also for a period without sales. Late ones cost a penalty.',
    },
  ],
  facts: 'What it is called, and from when you register',
} as const;

export const agentMessages = {
  about:
    'The person or firm that stands for your company on the spot: an address that exists, and somebody who takes in official letters.',
  points: [
    {
      title: 'Receives what must not get lost',
      text: 'Court papers, tax letters and reminders go to the agent’s address. They count as received there, whether you read them or not.',
    },
    {
      title: 'Keeps you registered',
      text: 'Where an agent is required, a company without one can lose its good standing. Changing the agent is a filing, too.',
    },
    {
      title: 'Is not your office',
      text: 'Banks and tax authorities often want to know where you really work. An agent’s address seldom answers that.',
    },
  ],
  facts: 'Whom you need where',
} as const;

export const accountingMessages = {
  about:
    'Records of what came in and went out, kept so that the yearly accounts and tax returns follow from them.',
  points: [
    {
      title: 'Start with the first payment',
      text: 'A bank account for the company alone, and a document for each payment, spare most of the work at the end of the year.',
    },
    {
      title: 'Know your year end',
      text: 'Accounts and returns are counted from the last day of the financial year. Put the dates in your calendar once the company exists.',
    },
    {
      title: 'Keep the records',
      text: 'Authorities may ask years later. Invoices, contracts and bank statements belong together, in a place that outlives a laptop.',
    },
  ],
  facts: 'What is kept and filed where',
} as const;

export const bankingMessages = {
  about:
    'Six banks that founders in these countries often meet. What they ask for is here; the application is on their own website.',
  honest: (brand: string) => `${brand} sends nothing to a bank and knows nothing of its decision.`,
  forYourCompany: (country: string) => `For a company in ${country}`,
  otherCountries: 'In other countries',
  everywhere: 'By country',
  noneFor: (country: string) => `None of the six opens accounts for a company in ${country}`,
  eligibility: 'Who may apply',
  papers: 'What it asks for',
  papersAreCommonPractice: 'The bank’s own list was not found. Banks in this country commonly ask for these:',
  /** Written as inside a sentence; where they stand alone, the first letter is set large. */
  fees: 'fees',
  yield: 'yield',
  rewards: 'rewards',
  fdic: 'FDIC insurance',
  approvalRate: 'approval rate',
  toBeConfirmed: 'to be confirmed with the bank',
  apply: 'Apply',
  applyTo: (bank: string) => `Apply at ${bank}`,
  before: 'Before you go',
  beforeText: (brand: string) =>
    `You apply on the bank’s own website, under its terms. ${brand} passes on neither your data nor your documents, and has no say in the decision.`,
  openWebsite: (bank: string) => `Open ${bank}’s website`,
  websiteNote: (host: string) => `It leads to ${host}, in a new tab.`,
  terms: (terms: readonly string[]) => list.format(terms),
  conditions: 'Conditions',
} as const;
