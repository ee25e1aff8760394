import type { Country } from '#domain/catalogue/choices.ts';
import { type Source, type Sourced, statedBy } from '#domain/values/sourced.ts';

/**
 * A bank that founders often use in the covered countries. Bank terms change often, so this contains only
 * statements from pages about the bank; anything else has to be confirmed with the bank. Its texts are content,
 * like a country's: a translation is a separate definition.
 */
export interface PartnerBank {
  /** The language of its texts. */
  locale: 'en';
  id: string;
  name: string;
  /** Country of registration of the companies it opens accounts for. */
  country: Country;
  /** The bank's own website. */
  website: string;
  description: Sourced;
  /** Who may apply. */
  eligibility: readonly Sourced[];
  /** The documents it requires. */
  papers: readonly Sourced[];
  /** Whether the bank's own list was not found; `papers` is then the common list of its country. */
  papersAreCommonPractice?: true;
  approvalRate?: Sourced;
  /** Deposit insurance by the FDIC, of the United States. */
  fdic?: Sourced;
  fees?: Sourced;
  yield?: Sourced;
  rewards?: Sourced;
}

const readOn = '2026-11';

const wioSupport: Source = {
  title: 'Wio Bank: support',
  url: 'https://www.wio.io/support/',
  readOn,
  confidence: 'high',
};
const adcbQuestions: Source = {
  title: 'ADCB: Business Choice Account, questions and answers',
  url: 'https://www.adcb.com/en/get-in-touch/faqs/accounts/business-choice-account-faq.aspx',
  readOn,
  confidence: 'high',
};
const neoBizKeyFacts: Source = {
  title: 'Mashreq NEOBiz: key facts statement of about 2024, in a public copy',
  url: 'https://www.scribd.com/document/713304644/kfs-1',
  readOn,
  confidence: 'medium',
};
const mashreqLicence: Source = {
  title: 'Mashreq: expired trade licence',
  url: 'https://netbanking.mashreqbank.com/B001/trade.html',
  readOn,
  confidence: 'high',
};
const uaeBankPapers: Source = {
  title: 'On Dubai: opening a bank account, requirements and process',
  url: 'https://on-dubai.com/blog/opening-a-bank-account-in-dubai-requirements-and-process-explained',
  readOn,
  confidence: 'medium',
};
const mercuryQuestions: Source = {
  title: 'Mercury: frequently asked questions',
  url: 'https://mercury.com/faq',
  readOn,
  confidence: 'high',
};
const tideEligibility: Source = {
  title: 'Tide: can I open an account?',
  url: 'https://www.tide.co/support/joining/bank-account/can-i-open-an-account/',
  readOn,
  confidence: 'high',
};
const tideMembers: Source = {
  title: 'Tide: becoming a Tide member',
  url: 'https://www.tide.co/help-centre/becoming-a-tide-member/',
  readOn,
  confidence: 'high',
};
const tideDocuments: Source = {
  title: 'Tide: your supporting documents',
  url: 'https://www.tide.co/help-centre/your-supporting-documents',
  readOn,
  confidence: 'high',
};
const aspireGuide: Source = {
  title: 'Aspire: account opening guide for Singapore-incorporated companies',
  url: 'https://help.aspireapp.com/en/articles/9250429-account-opening-guide-for-singapore-incorporated-companies',
  readOn,
  confidence: 'high',
};
const aspireYield: Source = {
  title: 'Aspire: how the Yield Account works',
  url: 'https://help.aspireapp.com/sg/en/articles/11079556-how-does-aspire-yield-account-work',
  readOn,
  confidence: 'high',
};

export const partnerBanks: readonly PartnerBank[] = [
  {
    locale: 'en',
    id: 'wio-business',
    name: 'Wio Business',
    country: 'AE',
    website: 'https://www.wio.io/',
    description: {
      text: 'Digital bank, opened and run in an app, regulated by the Central Bank of the UAE.',
      source: wioSupport,
    },
    eligibility: statedBy(wioSupport, [
      'Companies based in the UAE with a valid trade licence, and freelancers with a freelancer permit.',
      'The authorised person who applies needs a valid Emirates ID and UAE visa.',
    ]),
    papers: statedBy(wioSupport, [
      'Trade licence and memorandum of association',
      'Power of attorney and board resolution',
      'Proof of address: title deed or VAT filing, tenancy contract (Ejari), or a utility bill or bank statement of the last 3 months',
      'Of each partner: Emirates ID, passport, and visa where there is one',
      'Of a company that is a partner: licence or certificate of incorporation, and memorandum',
    ]),
  },
  {
    locale: 'en',
    id: 'adcb',
    name: 'ADCB',
    country: 'AE',
    website: 'https://www.adcb.com/',
    description: {
      text: 'Bank with a Business Choice account, Smart Start for start-ups and an e-business account, each also in an Islamic version.',
      source: adcbQuestions,
    },
    eligibility: statedBy(adcbQuestions, [
      'Any business incorporated in the UAE with a valid commercial licence.',
      'Smart Start is for payments in AED inside the UAE; it may be changed to Business Choice after one year.',
      'Above a turnover of AED 5 million a year, its Commercial Banking takes over.',
    ]),
    papers: statedBy(adcbQuestions, [
      'Trade licence and, where there is one, commercial registration',
      'Memorandum of association or partnership deed, and the board resolution to open the account',
      'Passport or Emirates ID of signatories, partners and beneficial owners',
      'Proof of the company’s address',
      'Power of attorney, where there is one',
    ]),
  },
  {
    locale: 'en',
    id: 'mashreq-neobiz',
    name: 'Mashreq NEOBiz',
    country: 'AE',
    website: 'https://www.mashreqbank.com/',
    description: {
      text: 'Business banking division of Mashreqbank, regulated by the Central Bank of the UAE.',
      source: neoBizKeyFacts,
    },
    eligibility: statedBy(neoBizKeyFacts, [
      'Companies that the bank selects; it decides in each case.',
      'The account may not be used for payments on behalf of others.',
    ]),
    papers: statedBy(uaeBankPapers, [
      'Trade licence',
      'Memorandum and articles of association',
      'Details of the beneficial owners',
      'Board resolution or power of attorney',
      'Identity papers of the signatories',
    ]),
    papersAreCommonPractice: true,
    fees: {
      text: 'For a trade licence that has expired and was not renewed with the bank: AED 250 (61 to 89 days), AED 400 (90 to 119 days), AED 600 for each further 30 days. Other fees are to be confirmed with the bank.',
      source: mashreqLicence,
    },
  },
  {
    locale: 'en',
    id: 'mercury',
    name: 'Mercury',
    country: 'US',
    website: 'https://mercury.com/',
    description: {
      text: 'Financial technology company, not a bank: it offers checking and savings accounts that are held at partner banks.',
      source: mercuryQuestions,
    },
    eligibility: statedBy(mercuryQuestions, [
      'Companies formed in the US with an EIN, and existing or planned operations in the US. Founders may live abroad.',
      'Founders and financial controllers who live in certain countries are refused: check the list on its website first.',
    ]),
    papers: statedBy(mercuryQuestions, [
      'The company’s federal EIN',
      'Its official formation documents',
      'A government ID, such as a passport',
      'A US or international address of its principal place of business; not the registered agent’s, a PO box or a UPS box',
    ]),
    fdic: {
      text: 'Up to USD 5 million through its partner banks and their sweep networks.',
      source: mercuryQuestions,
    },
    fees: { text: 'No monthly fee on checking and savings accounts.', source: mercuryQuestions },
  },
  {
    locale: 'en',
    id: 'tide',
    name: 'Tide',
    country: 'GB',
    website: 'https://www.tide.co/',
    description: {
      text: 'Business accounts for directors of limited companies and for sole traders.',
      source: tideEligibility,
    },
    eligibility: [
      ...statedBy(tideEligibility, [
        'Directors of companies registered at Companies House. Sole traders need a UK home address and registration with HMRC.',
        'Businesses funded by regular donations or holding money for clients, and some industries, are refused.',
      ]),
      ...statedBy(tideMembers, [
        'Applicants are at least 18, with a UK mobile number and a device registered to a UK app store.',
      ]),
    ],
    papers: statedBy(tideDocuments, [
      'Proof of identity, of address and, where it applies, of the business',
      'More documents may be asked for when the account is reviewed',
    ]),
  },
  {
    locale: 'en',
    id: 'aspire',
    name: 'Aspire',
    country: 'SG',
    website: 'https://aspireapp.com/',
    description: {
      text: 'Online business accounts for companies incorporated in Singapore.',
      source: aspireGuide,
    },
    eligibility: statedBy(aspireGuide, [
      'Companies incorporated in Singapore, shown by their ACRA business profile.',
      'Owners of 25 % or more are identified; of 10 % or more where the company is rated high risk.',
    ]),
    papers: statedBy(aspireGuide, [
      'ACRA business profile (Bizfile)',
      'Identity papers of the person who applies and of any director; a passport is accepted',
      'Proof of address',
      'Details of all directors',
      'Letter of authorisation, where the person who applies is not a director',
    ]),
    yield: {
      text: 'A separate Yield Account invests in money market funds. It is not a deposit: returns are not guaranteed and the amount invested can be lost.',
      source: aspireYield,
    },
  },
];

/** Common requirements of banks in a country without a partner bank. */
export const bankingElsewhere: { readonly locale: 'en' } & Partial<Record<Country, Sourced>> = {
  locale: 'en',
  SA: {
    text: 'A foreign-owned company usually opens its account at a bank in the Kingdom, with its commercial registration, MISA licence, notarised articles, national address, board resolution and tax number. The signatory has to be a resident with an iqama.',
    source: {
      title: 'Requirements for opening a business bank account in Saudi Arabia',
      url: 'https://finance.money-projects.com/2026/01/requirements-for-opening-business-bank.html',
      readOn,
      confidence: 'medium',
    },
  },
};
