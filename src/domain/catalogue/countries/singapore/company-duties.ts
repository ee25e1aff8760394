import type { Deadline, Statement } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { incomeTax, registrationGuide } from './pages.ts';

/** Tax and yearly filings of a private limited company. */

const incorporationOffer: Page = [
  'GSL: incorporation of a company in Singapore',
  'https://gsl.org/en/offers/incorporation-of-a-company-in-singapore/',
];
const meetings: Page = ['Relin: annual general meetings', 'https://relinconsultants.com/acra-agm-filing/'];
const withoutMeeting: Page = [
  'Contact One: late meetings and annual returns',
  'https://contactone.com.sg/resources/what-happens-if-i-am-late-for-my-agm-or-annual-returns',
];
const annualReturns: Page = ['Kaizen: annual returns', 'https://kaizencpa.com/knowledge/info/id/2050.html'];
const incomeTaxReturns: Page = [
  'Taxfiling: guide to filing estimated income',
  'https://taxfiling.sg/articles/eci-filing-singapore-guide',
];
const estimateWaiver: Page = [
  'IRAS: companies that need not file an estimate',
  'https://www.iras.gov.sg/irashome/Businesses/Companies/Filing-Estimated-Chargeable-Income--ECI-/Companies-That-Do-Not-Need-to-Submit-Estimated-Chargeable-Income--ECI-/',
];

export const companyTax: readonly Statement[] = [
  fact('Corporate income tax of 17%.', 'high', incorporationOffer),
  fact(
    'For the first three years of assessment 75% of the first S$100,000 and 50% of the next S$100,000 of normal income are exempt.',
    'high',
    incomeTax,
  ),
  fact(
    'That exemption is for companies resident in Singapore with up to 20 owners, all people or one of them with 10% of the ordinary shares or more; not for investment holding or property development.',
    'high',
    incomeTax,
  ),
  fact(
    'Rebate for the year of assessment 2026: 40% of the tax, at least S$1,500 in cash for an active company with a local employee in 2025, at most S$30,000 in all.',
    'high',
    [
      'Business Times: corporate income tax rebate in Budget 2026',
      'https://www.businesstimes.com.sg/singapore/budget-2026-companies-get-40-corporate-income-tax-rebate-ya2026',
    ],
  ),
  fact(
    'There is no withholding tax on dividends; on payments to non-residents it is 15% for interest and 10% for royalties, less under treaties.',
    'medium',
    incorporationOffer,
  ),
  fact('The short return, Form C-S, is for revenue up to S$5 million, with other conditions.', 'medium', [
    '3E Accounting: revenue threshold of Form C-S, 2017',
    'https://www.3ecpa.com.sg/taxation/revenue-threshold-increased-to-5-million-for-eci-waiver-and-form-c-s/',
  ]),
];

export const companyDeadlines: readonly Deadline[] = [
  {
    id: 'auditor',
    label: 'Appoint an auditor',
    why: 'An auditor is appointed within three months of incorporation.',
    rule: fact(
      { from: 'incorporation', after: { months: 3 }, keepsMonthEnd: true, repeats: 'once' },
      'high',
      registrationGuide,
    ),
    penalty: unconfirmed('The penalty for appointing an auditor late'),
    onlyIf: 'for companies that are not exempt from audit',
    dependsOn: { 'is-audited': true },
  },
  {
    id: 'secretary',
    label: 'Appoint the secretary',
    why: 'The secretary is appointed within six months of incorporation.',
    rule: fact(
      { from: 'incorporation', after: { months: 6 }, keepsMonthEnd: true, repeats: 'once' },
      'high',
      registrationGuide,
    ),
    penalty: unconfirmed('The penalty for appointing a secretary late'),
  },
  {
    id: 'estimated-income',
    label: 'File the estimated chargeable income',
    why: 'The estimate is due within three months of the financial year’s end.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 3 }, repeats: 'yearly' },
      'high',
      [
        'IRAS: basic guide for new companies',
        'https://www.iras.gov.sg/irashome/Businesses/Companies/Learning-the-basics-of-Corporate-Income-Tax/Basic-Guide-for-New-Companies/',
      ],
      estimateWaiver,
    ),
    penalty: unconfirmed('The penalty for a late estimate'),
    onlyIf: 'with revenue above S$5 million or an estimate above nil',
    dependsOn: { 'files-estimate': true },
  },
  {
    id: 'accounts-to-members',
    label: 'Send the accounts to the members',
    why: 'Without a general meeting the accounts go out within five months of the financial year’s end.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 5 }, repeats: 'yearly' },
      'high',
      withoutMeeting,
    ),
    penalty: unconfirmed('The penalty for late accounts'),
    onlyIf: 'for companies that hold no general meeting',
    dependsOn: { 'holds-general-meeting': false },
  },
  {
    id: 'general-meeting',
    label: 'Hold the annual general meeting',
    why: 'It is held within six months of the financial year’s end, unless all members do without it.',
    rule: fact({ from: 'financial-year-end', after: { months: 6 }, repeats: 'yearly' }, 'high', meetings),
    penalty: unconfirmed('The penalty for a late meeting'),
    onlyIf: 'for companies that hold a general meeting',
    dependsOn: { 'holds-general-meeting': true },
  },
  {
    id: 'annual-return',
    label: 'File the annual return',
    why: 'It is due within seven months of the financial year’s end, after the meeting or the decision to do without.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 7 }, repeats: 'yearly' },
      'high',
      annualReturns,
    ),
    penalty: fact('S$300 up to three months late, S$600 after that.', 'high', annualReturns),
  },
  {
    id: 'income-tax-return',
    label: 'File Form C-S or Form C',
    why: 'The return for a financial year is due on 30 November of the year after it ends; older pages say 15 December.',
    rule: fact(
      { eachYearOn: '11-30', startsIn: 'year-after-first-financial-year' },
      'medium',
      incomeTaxReturns,
    ),
    penalty: unconfirmed('The penalty for a late return'),
  },
];
