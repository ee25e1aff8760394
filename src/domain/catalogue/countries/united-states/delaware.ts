import { money } from '#domain/values/money.ts';
import type { Fee, Statement, Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';

/** What LLCs and corporations of Delaware share: pages, the agent, extras of the register, the account. */

export const formationAtAGlance: Page = [
  'Terms.Law: forming a Delaware LLC, 2025',
  'https://terms.law/2025/11/05/delaware-llc-formation-at-a-glance',
];
export const filingFees: Page = [
  'LegalClarity: Delaware filing fees, 2025',
  'https://legalclarity.org/delaware-filing-fees-for-llcs-and-corporations',
];
export const formationPlaybook: Page = [
  'KnowledgeLib: legal formation playbook, 2026',
  'https://knowledgelib.io/business/startup/legal-formation-playbook/2026',
];
export const registrationDates: Page = [
  'NRAI: Delaware tax and report dates',
  'https://nraiservices.com/?p=6365',
];
export const lateFranchiseTax: Page = [
  'Advantage Delaware: a missed franchise tax date',
  'https://advantage-de.com/what-happens-if-you-miss-your-franchise-tax-payment-date-in-delaware/',
];
export const foreignOwnedLlc: Page = [
  'eFile: foreign-owned US LLC',
  'https://www.efile.com/foreign-owned-us-llc-business-trade/',
];
const expeditedFiling: Page = [
  'Best LLC Services: Delaware certificate of formation',
  'https://bestllcservices.com/delaware-llc-certificate-of-formation/',
];
export const atlasApplication: Page = [
  'Stripe Atlas: what the application asks for',
  'https://stripe.com/docs/atlas/application',
];
const atlasNext: Page = ['Stripe Atlas: after incorporation', 'https://stripe.com/docs/atlas/next'];
const accountsFromAbroad: Page = [
  'eDeal: a US bank account for non-residents, 2026',
  'https://edeal.ai/en/blog/us-bank-account-non-resident/',
];

export const delawareAuthority: Statement = fact(
  'Division of Corporations of the Delaware Secretary of State',
  'medium',
  formationAtAGlance,
  formationPlaybook,
);

export const stateTax: readonly Statement[] = [
  fact('Delaware’s corporate income tax is 8.7% of the income apportioned to Delaware.', 'high', [
    'LegalFix: Delaware Code, title 30, section 1902',
    'https://legalfix.com/statutes/state-codes/delaware/title-30/chapter-19/section-1902',
  ]),
  fact(
    'Business run only outside Delaware pays no Delaware income tax; the yearly franchise or annual tax remains.',
    'medium',
    [
      'Agents of Delaware: franchise tax, 2018',
      'https://www.agentsofdelaware.com/delaware-llc-franchise-tax/',
    ],
  ),
  fact(
    'Delaware has no sales tax; sellers who operate there pay a gross receipts tax of about 0.0945% to 1.9914%.',
    'high',
    [
      'Sales Tax States: Delaware, 2023',
      'https://www.salestaxstates.com/reverse-sales-tax-calculator-2023-delaware',
    ],
  ),
  fact(
    'After more than a year of unpaid tax a corporation’s charter can be declared void; an LLC is cancelled after several years, and sources say two or three.',
    'medium',
    lateFranchiseTax,
  ),
];

export const noSubchapterS: Statement = fact(
  'S-corporation status is not open to a company with a non-resident owner.',
  'high',
  foreignOwnedLlc,
);

export const registeredAgentFee: Fee = {
  id: 'registered-agent',
  label: 'Registered agent in Delaware, which every company must keep',
  payee: 'agent',
  amount: fact(money('USD', 100, 150), 'medium', formationAtAGlance),
  due: 'yearly',
  isRefundable: false,
};

export const filingExtras: readonly Fee[] = [
  {
    id: 'expedited-24-hours',
    label: 'Filing within 24 hours',
    payee: 'authority',
    amount: fact(money('USD', 50, 100), 'medium', expeditedFiling),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'expedited-same-day',
    label: 'Filing on the same day',
    payee: 'authority',
    amount: fact(money('USD', 100, 200), 'medium', expeditedFiling),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'expedited-two-hours',
    label: 'Filing within two hours',
    payee: 'authority',
    amount: fact(money('USD', 500), 'medium', expeditedFiling),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'expedited-one-hour',
    label: 'Filing within one hour',
    payee: 'authority',
    amount: fact(money('USD', 1_000), 'medium', expeditedFiling),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'certified-copy',
    label: 'Certified copy of the certificate',
    payee: 'authority',
    amount: fact(money('USD', 50), 'medium', expeditedFiling),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
];

/** Costs beside the register that have no figure, and the help that a founder may buy. */
export const otherCosts: readonly Fee[] = [
  {
    id: 'business-address',
    label: 'Business address or office, beside the registered agent’s',
    payee: 'office',
    amount: unconfirmed('What a business address or office in the United States costs'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'law-firm',
    label: 'Law firm that forms the company',
    payee: 'agent',
    amount: fact(money('USD', 2_000, 5_000), 'medium', formationPlaybook),
    due: 'once',
    isRefundable: false,
    isOptional: true,
  },
  {
    id: 'federal-return',
    label: 'Someone who prepares the federal tax forms',
    payee: 'agent',
    amount: unconfirmed('What preparing the yearly federal tax forms costs'),
    due: 'yearly',
    isRefundable: false,
  },
];

export const bankFee: Fee = {
  id: 'bank-account',
  label: 'Charges for the business account',
  payee: 'bank',
  amount: unconfirmed('What a business account for a company of non-residents costs'),
  due: 'yearly',
  isRefundable: false,
};

export const banking: readonly Statement[] = [
  fact('Large US banks usually want the owner in person.', 'medium', accountsFromAbroad),
  fact(
    'From abroad, owners use Mercury, Relay or Wise, which work with partner banks; Mercury decides in about one to five working days.',
    'medium',
    accountsFromAbroad,
  ),
  fact('Mercury and Relay ask for no US social security number.', 'medium', [
    'Laramie Ledger: a Relay account for a non-resident LLC, 2026',
    'https://laramieledger.com/blog/how-to-open-relay-bank-account-non-resident-llc',
  ]),
  fact('Mercury publishes the countries of residence that it does not serve.', 'high', atlasNext),
  fact(
    'Sources disagree whether Mercury accepts a registered agent’s address as the business address; one of 2026 says that it refuses it and freezes accounts.',
    'low',
    accountsFromAbroad,
  ),
  fact(
    'Stripe Atlas asks for a company address that is neither a PO box nor a virtual mailbox, and for identity papers of everyone above 25%.',
    'high',
    atlasApplication,
  ),
];

/**
 * The account, whose papers the two forms share.
 *
 * @param needs ids of the steps that bring the papers
 */
export function bankAccountStep(needs: readonly string[]): Step {
  return {
    id: 'bank-account',
    label: 'Open the bank account',
    actor: 'bank',
    needs,
    workingDays: fact({ shortest: 1, longest: 5 }, 'medium', accountsFromAbroad),
    documents: [
      {
        label: 'State formation document, letter with the tax number (CP 575 or 147C), business description',
        papers: ['certificate-of-incorporation', 'tax-number-letter', 'business-plan'],
        of: 'company',
        sources: readOn('high', atlasNext),
      },
      {
        label: 'Passport and home address, of those who hold 25% or more',
        papers: ['passport', 'proof-of-address'],
        of: 'each-owner',
        sources: readOn('high', atlasNext),
      },
    ],
    result: 'Account, if the bank agrees',
    reaches: ['bank-account'],
  };
}
