import { money } from '#domain/values/money.ts';
import type {
  DayOffRule,
  Deadline,
  DocumentOwner,
  Fee,
  FirstYearEnd,
  Statement,
  Step,
} from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { accountsAndReturns, filingChanges, firstAccounts, incorporationData } from './pages.ts';

/** What Companies House asks of every company and LLP: identities, statements, accounts. */

const identityOfOfficers: Page = [
  'Browne Jacobson: identity verification, 2025',
  'https://www.brownejacobson.com/insights/eccta-2023-new-mandatory-identity-verification-requirements',
];
const identityOfControllers: Page = [
  'Red Kite: identity verification of directors, controllers and members, 2025',
  'https://www.redkitesolicitors.co.uk/legal-news/understanding-the-new-identity-verification-requirements-for-directors-pscs-and-llp-members/',
];
const verifyGuidance: Page = [
  'A copy of GOV.UK: verifying your identity for Companies House, 2025',
  'https://govukdiff.njk.onl/update/2025-09-12T13:54:00+01:00/www.gov.uk/guidance/verifying-your-identity-for-companies-house',
];
const verifyFromAbroad: Page = [
  'VerifyDirectors: One Login and directors abroad, 2026',
  'https://verifydirectors.com/blog/gov-uk-one-login-fails-non-uk-directors',
];
const verifyPrices: Page = [
  'VerifyDirectors: identity verification, 2026',
  'https://verifydirectors.com/blog/companies-house-identity-verification-2026-guide',
];
const verifyEvidence: Page = [
  'Moore Thompson: what it takes to verify an identity, 2025',
  'https://www.moorethompson.co.uk/what-moore-thompson-will-need-to-verify-your-identity/',
];
const verifySteps: Page = [
  'Seddons GSC: identity verification at Companies House, 2025',
  'https://seddons-gsc.com/companies-house-new-identity-verification',
];
const statementFee: Page = [
  'The Accounts: confirmation statement, 2026',
  'https://theaccounts.uk/guides/confirmation-statement/',
];
const statementGuidance: Page = [
  'GOV.UK: confirmation statement guidance',
  'https://www.gov.uk/guidance/confirmation-statement-guidance',
];
const lateAccounts: Page = [
  'CHW: filing deadlines and penalties',
  'https://chw-accounting.co.uk/news-and-blog/companies-house-and-hmrc-filing-deadlines-and-penalties/',
];

export const identityStatements: readonly Statement[] = [
  fact(
    'Since 18 November 2025 new directors, LLP members and persons with significant control verify their identity.',
    'high',
    identityOfOfficers,
  ),
  fact(
    'Verifying is free with GOV.UK One Login, by a chip passport or UK photo ID in an app, security questions or a Post Office.',
    'high',
    verifyGuidance,
  ),
  fact(
    'From abroad One Login often fails, so many use an authorised corporate service provider, in one to three working days.',
    'medium',
    verifyFromAbroad,
  ),
  fact(
    'Acting without verification is an offence of a director or LLP member, and a confirmation statement without codes is refused.',
    'high',
    identityOfOfficers,
  ),
  fact(
    'A person with significant control who is a director too gives the code a second time, within 14 days of the confirmation statement date.',
    'high',
    identityOfOfficers,
  ),
  unconfirmed(
    'When corporate directors, corporate members of LLPs and filing agents have to verify',
    fact('In November 2025 no date was set for this later phase.', 'medium', [
      'Mondaq: identity verification and company registers, 2025',
      'https://www.mondaq.com/uk/shareholders/1703886/company-administration-mandatory-idv-and-abolition-of-certain-local-company-registers',
    ]),
  ),
  fact(
    'A change of a director, a member or a person with significant control is notified within 14 days.',
    'high',
    filingChanges,
  ),
];

/** What a person with significant control is. */
export const controlStatement: Statement = fact(
  'Whoever holds more than 25% of shares or votes, for example, is reported as a person with significant control.',
  'high',
  incorporationData,
);

export const accountsReform: Statement = fact(
  'From April 2028 small companies are to file a profit and loss account, by software only; the date was April 2027 until June 2026.',
  'medium',
  [
    'The Accountant: reform of accounts, June 2026',
    'https://theaccntnt.com/blog/companies-house-accounts-reform-2028-small-companies',
  ],
);

export const confirmationStatementFee: Fee = {
  id: 'confirmation-statement',
  label: 'Confirmation statement, online, since February 2026',
  payee: 'authority',
  amount: fact(money('GBP', 50), 'medium', statementFee),
  due: 'yearly-renewal',
  isRefundable: false,
};

/** Verifying so many people: free with One Login, paid with a provider. */
export function identityCheckFee(people: number): Fee {
  return {
    id: 'identity-check',
    label: `Identity check, at least ${people === 1 ? 'one person' : `${people} people`}: free with One Login, about GBP 15 to 100 each or more by a provider`,
    payee: 'agent',
    amount: fact(money('GBP', 0, 100 * people), 'medium', verifyPrices, verifyGuidance),
    due: 'once',
    isRefundable: false,
  };
}

/** Costs beside the registers that have no figure. */
export const otherCosts: readonly Fee[] = [
  {
    id: 'registered-office',
    label: 'Registered office or other office',
    payee: 'office',
    amount: unconfirmed('What a registered office address, a shared desk or an office costs'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'formation-agent',
    label: 'Formation agent; prices of 2025 and before',
    payee: 'agent',
    amount: fact(money('GBP', 30, 100), 'low', [
      '1st Formations: what company formation is, 2025',
      'https://1stformations.co.uk/blog/what-is-company-formation',
    ]),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'accountant',
    label: 'Accountant for accounts and tax returns',
    payee: 'agent',
    amount: unconfirmed('What yearly accounts and tax returns cost'),
    due: 'yearly-renewal',
    isRefundable: false,
  },
];

/**
 * The identity check, whose code the incorporation asks for.
 *
 * @param people who has to verify
 */
export function identityStep(people: readonly DocumentOwner[]): Step {
  return {
    id: 'identity',
    label: 'Verify identities and get the personal codes',
    actor: 'founder',
    needs: [],
    workingDays: fact({ shortest: 0, longest: 3 }, 'medium', verifyFromAbroad, verifySteps),
    documents: people.map((of) => ({
      label: 'Passport or listed identity card, addresses of twelve months, personal email address',
      papers: ['passport'] as const,
      of,
      sources: readOn('medium', verifyEvidence),
    })),
    result: 'A personal code for each person',
  };
}

const accountsPenalty = fact(
  'GBP 150 up to a month late, 375 up to three months, 750 up to six months, 1,500 after; twice that if late two years running.',
  'high',
  lateAccounts,
);

const accountsOnDaysOff = fact<DayOffRule>(
  'stays',
  'high',
  [
    'A copy of Companies House’s guidance: how to avoid late filing penalties',
    'http://company-formation-registration-ltd-uk.com/late-filing-penalties/how-to-avoid-late-filing-penalties.php',
  ],
  [
    'Essendon: your Companies House filing deadline, 2018',
    'https://blog.essendonaccounts.co.uk/do-you-know-your-companies-house-filing-deadline',
  ],
);

/** Companies House sets it for companies and LLPs alike. */
export const firstYearEnd = fact<FirstYearEnd>({ kind: 'month-of-anniversary' }, 'high', firstAccounts);

export const companiesHouseDeadlines: readonly Deadline[] = [
  {
    id: 'control-code',
    label: 'Give the code of each person with significant control',
    why: 'Due with the filing or within 14 days of being registered, which is counted here from incorporation.',
    rule: fact(
      { from: 'incorporation', after: { days: 14 }, repeats: 'once' },
      'high',
      identityOfControllers,
    ),
    penalty: unconfirmed('The penalty for a late code'),
  },
  {
    id: 'confirmation-statement',
    label: 'File the confirmation statement',
    why: 'Due within 14 days of the end of each twelve months from incorporation, or from the last statement.',
    rule: fact(
      { from: 'incorporation', periodMonths: 12, after: { days: 14 }, repeats: 'yearly' },
      'high',
      statementGuidance,
    ),
    penalty: fact(
      'An offence, with a possible penalty and striking off; no fixed fine is named.',
      'high',
      statementGuidance,
    ),
  },
  {
    id: 'first-accounts',
    label: 'File the first accounts',
    why: 'Due 21 months after incorporation. The first financial year ends with the month of the first anniversary.',
    rule: fact(
      { from: 'incorporation', after: { months: 21 }, repeats: 'once' },
      'high',
      accountsAndReturns,
      firstAccounts,
    ),
    onDayOff: accountsOnDaysOff,
    longFirstYear: 'required',
    penalty: accountsPenalty,
  },
  {
    id: 'accounts',
    label: 'File the accounts',
    why: 'Due nine months after the financial year. First accounts over more than twelve months have a date of their own.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 9 }, repeats: 'yearly' },
      'high',
      accountsAndReturns,
    ),
    onDayOff: accountsOnDaysOff,
    longFirstYear: 'leaves-out-first',
    penalty: accountsPenalty,
  },
];
