import type { Deadline, DeadlineRule, FirstYearEnd, Statement } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { ministryOnAccounts } from './pages.ts';

/** Tax and financial statements, for every legal form. */

const businessTaxes: Page = [
  'JK Management: business taxes in Saudi Arabia',
  'https://jkmanagement.ae/business-taxes-in-saudi-arabia',
];
const vatRegistration: Page = [
  'Saudi Gazette: VAT registration, quoting ZATCA',
  'https://saudigazette.com.sa/article/622375',
];
const vatReturns: Page = [
  'Avalara: Saudi VAT returns',
  'https://www.avalara.com/us/en/vatlive/country-guides/africa-and-middle-east/saudi-arabia/saudi-arabian-vat-returns.html',
];
const statementsFiling: Page = [
  'Sadany & Khalifa: filing financial statements',
  'https://sadanykhalifa.com/en/single-blog/143',
];
const generalMeeting: Page = [
  'Klea Legal: the annual general meeting',
  'https://klealegal.com/corporate-governance/saudi-agm-compliance-made-easy-strategies-you-need-to-achieve-governance-success-and-triumph',
];

export const tax: readonly Statement[] = [
  fact(
    'Income tax of 20% on the profit share of owners from outside Saudi Arabia and the GCC, and on branches.',
    'high',
    [
      'PRO Partner Group: corporate tax and foreign ownership',
      'https://www.propartnergroup.com/blog/2025/06/corporate-tax-and-foreign-ownership-in-saudi-arabia',
    ],
  ),
  fact(
    'Zakat of 2.5% of the zakat base on the share of Saudi and GCC owners; mixed companies pay both, pro rata.',
    'high',
    [
      'NH Management: zakat and corporate tax',
      'https://nhmanagement.com/zakat-and-corporate-tax-saudi-arabia-2025-guide',
    ],
  ),
  fact('Oil and hydrocarbons are taxed at 50% to 85%.', 'high', businessTaxes),
  fact(
    'Withholding tax of 5% on dividends, interest and rent, and of 15% to 20% on royalties and on management or related-party services; the return is due within ten days of the month after payment.',
    'medium',
    businessTaxes,
  ),
  fact('VAT of 15%.', 'high', businessTaxes),
  fact(
    'VAT registration is compulsory above SAR 375,000 in twelve months, and optional from SAR 187,500.',
    'high',
    vatRegistration,
  ),
  fact(
    'VAT registration is due within 30 days of reaching the threshold; sources disagree, as an older page says 20.',
    'medium',
    vatRegistration,
  ),
  fact(
    'VAT returns are quarterly, and monthly above SAR 40 million of yearly supplies; return and payment are due by the last day of the next month.',
    'high',
    vatReturns,
  ),
  fact(
    'Everyone registered for VAT invoices electronically; revenue above SAR 375,000 in 2022, 2023 or 2024 had to be integrated by 30 June 2026, and ZATCA gives at least six months’ notice.',
    'high',
    [
      'Global Indirect Tax Management: wave 24 of e-invoicing',
      'https://globalindirecttaxmanagement.com/country-updates/saudi-arabia/saudi-arabia-zatca-extends-phase-2-e-invoicing-to-smaller-businesses-under-wave-24',
    ],
  ),
  fact(
    'A regional headquarters pays 0% income tax and 0% withholding tax for 30 years on approved activities.',
    'high',
    [
      'Vistra: the regional headquarters rule',
      'http://vistra.com/insights/what-you-need-know-about-saudi-arabias-local-headquarters-rule',
    ],
  ),
];

/** Taken to end on 31 December, in the next year where the first would be too short. */
export const firstYearEnd = fact<FirstYearEnd>(
  { kind: 'calendar-year', minMonths: 6 },
  'high',
  statementsFiling,
);

export const firstFinancialYear: Statement = fact(
  'The first financial year lasts 6 to 18 months from registration.',
  'high',
  statementsFiling,
);

/** Each quarter with its last day, and the last day of the month after. */
const vatQuarters = [
  { quarter: 'first', periodEndsOn: '03-31', eachYearOn: '04-30' },
  { quarter: 'second', periodEndsOn: '06-30', eachYearOn: '07-31' },
  { quarter: 'third', periodEndsOn: '09-30', eachYearOn: '10-31' },
  { quarter: 'fourth', periodEndsOn: '12-31', eachYearOn: '01-31' },
];

export const taxDeadlines: readonly Deadline[] = [
  {
    id: 'income-tax-return',
    label: 'File the income tax and zakat return and pay',
    why: 'Return and payment are due within 120 days of the end of the financial year.',
    rule: fact(
      { from: 'financial-year-end', after: { days: 120 }, repeats: 'yearly' },
      'high',
      businessTaxes,
    ),
    onDayOff: fact('next-working-day', 'high', [
      'ZATCA: income tax and zakat returns of 2024',
      'https://zatca.gov.sa:443/en/MediaCenter/News/Pages/news_1371.aspx',
    ]),
    penalty: fact('1% a month on tax paid late.', 'medium', businessTaxes),
  },
  {
    id: 'financial-statements',
    label: 'File the financial statements',
    why: 'They go to the Saudi Business Center electronically within six months of the financial year’s end.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 6 }, repeats: 'yearly' },
      'high',
      statementsFiling,
    ),
    penalty: unconfirmed('The penalty for filing financial statements late'),
  },
  ...vatQuarters.map(({ quarter, ...days }) => ({
    id: `vat-${quarter}-quarter`,
    label: `VAT return for the ${quarter} quarter`,
    why: 'Return and payment are due on the last day of the month after the quarter. Above SAR 40 million of yearly supplies returns are monthly.',
    rule: fact<DeadlineRule>({ ...days, startsIn: 'founding-year' }, 'high', vatReturns),
    penalty: fact(
      '5% to 25% of the tax for a late return; 5% for each month or part of it that payment is late.',
      'medium',
      [
        'Ahad: how to file a VAT return',
        'https://fai-wp.ahadtest.com/en/faq-items/how-to-file-your-tax-return',
      ],
    ),
    onlyIf:
      'for companies registered for VAT with yearly supplies up to SAR 40 million; above that, returns are monthly',
    dependsOn: { 'is-vat-registered': true },
  })),
];

/** The yearly meeting of a company's owners, and what has to be sent before. A branch has none. */
export const generalMeetingDeadlines: readonly Deadline[] = [
  {
    id: 'accounts-to-auditor',
    label: 'Give the accounts to the auditor',
    why: 'They are due 45 days before the general meeting, counted here from the last day it can be held.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 6, days: -45 }, repeats: 'yearly' },
      'high',
      ministryOnAccounts,
      generalMeeting,
    ),
    penalty: unconfirmed('The penalty for giving the accounts late'),
    onlyIf: 'for companies with an auditor',
    dependsOn: { 'is-audited': true },
  },
  {
    id: 'meeting-notice',
    label: 'Call the general meeting and send the accounts to the owners',
    why: 'Both are due 21 days before the meeting, counted here from the last day it can be held.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 6, days: -21 }, repeats: 'yearly' },
      'high',
      ministryOnAccounts,
      generalMeeting,
    ),
    penalty: unconfirmed('The penalty for a late notice'),
  },
  {
    id: 'general-meeting',
    label: 'Hold the annual general meeting',
    why: 'It is held within six months of the financial year’s end.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 6 }, repeats: 'yearly' },
      'high',
      generalMeeting,
    ),
    penalty: unconfirmed('The penalty for a late meeting'),
  },
];
