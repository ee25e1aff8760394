import { type Source, type Sourced, statedBy } from '#domain/values/sourced.ts';
import type { PartnerBank } from './partner-banks.ts';

/** What a bank needs to know of the company and the person who applies; `null` where nobody has said. */
export interface BankProfile {
  /** The activity as the licence words it. */
  activity: string;
  /** What the company's website says it does. */
  websiteText: string;
  /** Whether the person who applies lives in the company's country, with its residence permit and identity card. */
  appliesFromWithin: boolean | null;
  /** Whether the company pays or is paid across borders, or in other currencies. */
  paysAbroad: boolean | null;
  /** Whether it holds money that belongs to its customers. */
  holdsClientMoney: boolean | null;
  /** Whether it expects a turnover above AED 5 million a year. */
  hasLargeTurnover: boolean | null;
}

/** The questions of a profile that are answered by yes or no. */
export const bankQuestions = [
  'appliesFromWithin',
  'paysAbroad',
  'holdsClientMoney',
  'hasLargeTurnover',
] as const satisfies readonly (keyof BankProfile)[];
export type BankQuestion = (typeof bankQuestions)[number];

/** A bank's stated rule about one answer. */
export interface BankRule {
  question: BankQuestion;
  /** The answer with which it does not take a company, or takes it only in part. */
  conflict: boolean;
  severity: 'refused' | 'limited';
  statement: Sourced;
}

const readOn = '2026-11';

const wio: Source = {
  title: 'Wio Bank: support',
  url: 'https://www.wio.io/support/',
  readOn,
  confidence: 'high',
};
const adcb: Source = {
  title: 'ADCB: Business Choice Account, questions and answers',
  url: 'https://www.adcb.com/en/get-in-touch/faqs/accounts/business-choice-account-faq.aspx',
  readOn,
  confidence: 'high',
};
const neoBiz: Source = {
  title: 'Mashreq NEOBiz: key facts statement of about 2024, in a public copy',
  url: 'https://www.scribd.com/document/713304644/kfs-1',
  readOn,
  confidence: 'medium',
};
const mercury: Source = {
  title: 'Stripe: after Atlas, opening a bank account',
  url: 'https://stripe.com/docs/atlas/next',
  readOn,
  confidence: 'high',
};
const tide: Source = {
  title: 'Tide: can I open an account?',
  url: 'https://www.tide.co/support/joining/bank-account/can-i-open-an-account/',
  readOn,
  confidence: 'high',
};
const tideAbroad: Source = {
  title: 'Tide: applying from outside the UK',
  url: 'https://www.tide.co/support/features/tide-payroll/how-do-i-pay-a-salary-advance/',
  readOn,
  confidence: 'high',
};

const said = (source: Source, text: string): Sourced => ({ text, source });

/** The stated rules of each partner bank, by its id. No partner publishes one about nationality. */
export const bankRules: Readonly<Record<PartnerBank['id'], readonly BankRule[]>> = {
  'wio-business': [
    {
      question: 'appliesFromWithin',
      conflict: false,
      severity: 'refused',
      statement: said(wio, 'The person who applies needs a valid Emirates ID and UAE visa.'),
    },
  ],
  adcb: [
    {
      question: 'paysAbroad',
      conflict: true,
      severity: 'limited',
      statement: said(
        adcb,
        'Smart Start, its account for start-ups, pays in AED and inside the UAE only; Business Choice has other terms.',
      ),
    },
    {
      question: 'hasLargeTurnover',
      conflict: true,
      severity: 'limited',
      statement: said(adcb, 'Above a turnover of AED 5 million a year, its Commercial Banking takes over.'),
    },
  ],
  'mashreq-neobiz': [
    {
      question: 'holdsClientMoney',
      conflict: true,
      severity: 'refused',
      statement: said(neoBiz, 'The account may not be used for payments on behalf of others.'),
    },
  ],
  mercury: [
    {
      question: 'appliesFromWithin',
      conflict: false,
      severity: 'limited',
      statement: said(
        mercury,
        'Founders may live abroad, except in the countries of a list it publishes: check it first.',
      ),
    },
  ],
  tide: [
    {
      question: 'holdsClientMoney',
      conflict: true,
      severity: 'refused',
      statement: said(tide, 'Businesses that hold money for clients are refused.'),
    },
    {
      question: 'appliesFromWithin',
      conflict: false,
      severity: 'limited',
      statement: said(tideAbroad, 'People outside the UK may apply; extra checks are possible.'),
    },
  ],
  aspire: [],
};

/** Why banks refuse, as those who prepare applications report it, with what repairs it. */
export const refusalReasons = [
  'unclear-model',
  'source-of-funds',
  'thin-substance',
  'opaque-ownership',
  'contradictions',
  'no-counterparties',
  'tax-residence',
  'high-risk',
  'not-told',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const patterns: Source = {
  title: 'Sirius: why UAE banks reject applications, six patterns',
  url: 'https://sirius-consulting.ae/en/insights/why-uae-banks-reject-applications-six-patterns',
  readOn,
  confidence: 'medium',
};
const zetup: Source = {
  title: 'Zetup: why UAE banks reject business accounts',
  url: 'https://zetup.ae/en/blog/why-uae-banks-reject-business-accounts',
  readOn,
  confidence: 'high',
};
const insight: Source = {
  title: 'Insight: avoiding a refused bank application in the UAE',
  url: 'https://blog.insightadvisory.ae/2026/04/30/avoid-uae-bank-account-rejection/',
  readOn,
  confidence: 'medium',
};
const substance: Source = {
  title: 'Dubai Consultant: why business accounts get rejected',
  url: 'https://dubaiconsultant.com/why-dubai-business-bank-accounts-get-rejected/',
  readOn,
  confidence: 'high',
};
const meydan: Source = {
  title: 'Meydan Free Zone: rejected bank applications',
  url: 'https://www.meydanfz.ae/blog/business-bank-account-rejection-uae',
  readOn,
  confidence: 'medium',
};

/** What to repair before the next application. */
export const repairs: Readonly<Record<RefusalReason, Sourced>> = {
  'unclear-model': said(
    patterns,
    'Name a precise activity, and let licence, website and invoices say the same thing.',
  ),
  'source-of-funds': said(patterns, 'Add a one-page note on the source of funds, with its proofs.'),
  'thin-substance': said(
    substance,
    'Show presence in the country: a lease of a real office, a resident signatory, local contracts.',
  ),
  'opaque-ownership': said(zetup, 'Add a chart of the owners, down to each person, with their papers.'),
  contradictions: said(
    insight,
    'Compare all papers line by line and correct those that contradict each other.',
  ),
  'no-counterparties': said(
    patterns,
    'List five or six expected customers and suppliers, with country and frequency.',
  ),
  'tax-residence': said(patterns, 'State where the founder is resident for tax, with a certificate.'),
  'high-risk': said(meydan, 'Ask the bank first whether it takes this line of business.'),
  'not-told': said(insight, 'Ask the bank for the reason before you apply elsewhere.'),
};

/** Why the same file is not sent again. */
export const [resending] = statedBy(insight, [
  'Sending the same weak file to another bank compounds the problem.',
]) as [Sourced];
