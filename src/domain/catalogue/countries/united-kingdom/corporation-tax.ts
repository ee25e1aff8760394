import type { DayOffRule, Deadline, Statement, Step } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';
import { accountsAndReturns, firstAccounts, taxOfForms } from './pages.ts';

/** Corporation tax, which companies pay and LLPs do not. */

const rates: Page = [
  'Gough: corporation tax rates, January 2026',
  'http://www.goughaccountancy.co.uk/index.php/component/newsfeed/?command=viewitem&id=30883',
];
const registration: Page = [
  'Seed Formations: registering for corporation tax',
  'https://seedformations.co.uk/articles/how-and-when-to-register-for-corporation-tax-with-hmrc/',
];
const latePenalties: Page = [
  'GOV.UK: penalties for late company tax returns, 2025',
  'https://www.gov.uk/government/publications/corporation-tax-increases-to-late-filing-penalties/increases-to-corporation-tax-late-filing-penalties',
];
const taxReference: Page = [
  'Incorporate.ltd: registering for corporation tax, 2025',
  'https://incorporate.ltd/zh/blog/how-to-register-for-corporation-tax-in-the-uk-complete-guide-for-new-companies',
];

export const corporationTaxStatements: readonly Statement[] = [
  fact('Corporation tax of 19% up to GBP 50,000 of profit, and 25% above GBP 250,000.', 'high', rates),
  fact(
    'In between, the tax is 25% less 3/200 of what the profit falls short of GBP 250,000, in the simple case; associated companies share the limits.',
    'high',
    rates,
  ),
  fact('A profit of GBP 150,000 makes GBP 36,000 of tax.', 'high', [
    'Abishel: corporation tax rates, 2025',
    'https://abishel.co.uk/corporation-tax-rates-for-uk-companies-2025-26',
  ]),
  fact(
    'The first financial year ends with the month of the first anniversary; a tax period lasts at most twelve months, so the first year often takes two returns and two payments.',
    'high',
    firstAccounts,
  ),
];

/**
 * The steps to a tax registration, with which the company may do business.
 *
 * @param incorporation id of the step that brings the company into being
 */
export function corporationTaxSteps(incorporation: string): readonly Step[] {
  return [
    {
      id: 'tax-reference',
      label: 'Receive the tax reference by post at the registered office',
      actor: 'government',
      needsNoApplication: true,
      needs: [incorporation],
      workingDays: fact({ shortest: 10, longest: 20 }, 'medium', taxOfForms, taxReference),
      documents: [],
      result: 'Tax reference of ten digits',
    },
    {
      id: 'tax-registration',
      label: 'Register for corporation tax',
      actor: 'founder',
      needs: ['tax-reference'],
      workingDays: unconfirmed('How long registering for corporation tax takes'),
      documents: [],
      result: 'Registered for corporation tax',
      reaches: ['licence-issue'],
    },
  ];
}

const lateReturn = fact(
  'GBP 200 at once, 400 when more than three months late; 1,000 and 2,000 at a third failure in a row.',
  'high',
  latePenalties,
);
const paymentOnDaysOff = fact<DayOffRule>('working-day-before', 'high', [
  'A copy of GOV.UK: pay your Corporation Tax bill',
  'https://cwgrowthhub.co.uk/gov/pay-your-corporation-tax-bill',
]);
const latePayment = unconfirmed('Interest and penalty for corporation tax paid late');

export const corporationTaxDeadlines: readonly Deadline[] = [
  {
    id: 'corporation-tax-registration',
    label: 'Register for corporation tax',
    why: 'Due within three months of starting business, which is counted here from incorporation, its first possible day.',
    rule: fact({ from: 'incorporation', after: { months: 3 }, repeats: 'once' }, 'high', registration),
    penalty: unconfirmed('The penalty for a late registration'),
    onlyIf: 'once the company does business',
  },
  {
    id: 'first-corporation-tax-payment',
    label: 'Pay corporation tax for the first twelve months',
    why: 'A tax period ends after twelve months; its tax is due nine months and a day later.',
    rule: fact(
      { from: 'incorporation', periodMonths: 12, after: { months: 9, days: 1 }, repeats: 'once' },
      'high',
      accountsAndReturns,
      firstAccounts,
    ),
    onDayOff: paymentOnDaysOff,
    longFirstYear: 'required',
    penalty: latePayment,
    onlyIf: 'with business from the day of incorporation',
    dependsOn: { 'does-business-from-start': true },
  },
  {
    id: 'first-company-tax-return',
    label: 'File the company tax return for the first twelve months',
    why: 'The return is due twelve months after the end of its tax period.',
    rule: fact(
      { from: 'incorporation', periodMonths: 12, after: { months: 12 }, repeats: 'once' },
      'high',
      accountsAndReturns,
      firstAccounts,
    ),
    longFirstYear: 'required',
    penalty: lateReturn,
    onlyIf: 'with business from the day of incorporation',
    dependsOn: { 'does-business-from-start': true },
  },
  {
    id: 'corporation-tax-payment',
    label: 'Pay corporation tax',
    why: 'Due nine months and a day after the tax period, which mostly ends with the financial year. After a first year of more than twelve months it is for what comes after the twelfth.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 9, days: 1 }, repeats: 'yearly' },
      'high',
      accountsAndReturns,
    ),
    onDayOff: paymentOnDaysOff,
    penalty: latePayment,
  },
  {
    id: 'company-tax-return',
    label: 'File the company tax return',
    why: 'Due twelve months after the tax period, which mostly ends with the financial year. After a first year of more than twelve months it is for what comes after the twelfth.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 12 }, repeats: 'yearly' },
      'high',
      accountsAndReturns,
    ),
    penalty: lateReturn,
  },
];
