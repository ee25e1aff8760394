import type { DayOffRule, Deadline, DeadlineRule, Statement, Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { numberByFax, numberByPhone, numberForm, numberInPractice } from './number-pages.ts';

/** Duties that federal law puts on companies of foreign owners, whatever the state. */

export const corporateReturn: Page = [
  'LegalClarity: when a corporation’s return is due',
  'https://legalclarity.org/when-is-a-c-corp-tax-return-due',
];
const onlineNumber: Page = [
  'eDeal: an EIN for non-residents, 2026',
  'https://edeal.ai/en/blog/ein-for-non-residents/',
];
const relatedPartyForm: Page = [
  'Dropwatch: Form 5472, 2026',
  'https://compliance.dropwatchhq.com/obligation/irs-5472',
];
const relatedPartyFormDue: Page = ['US5472Form: Form 5472, 2026', 'https://us5472form.com/what-is-form-5472'];
const relatedPartyPenalty: Page = ['SDO CPA: penalties of Form 5472, 2026', 'https://www.sdocpa.com/?p=1021'];
const foreignInvestment: Page = [
  'Alvarez & Marsal: disclosure of foreign investment to BEA',
  'https://www.alvarezandmarsal.com/insights/bea-requires-disclosure-foreign-investments-us',
];
const ownershipReporting: Page = [
  'Halston Berg: beneficial ownership reports, 2026',
  'https://halstonberg.com/small-business/fincen-boi-reporting/',
];

/** On years that end on 30 June, which kept their earlier date for ten years. */
export const juneYears: readonly Page[] = [
  [
    'Gallati Tax: new filing deadlines of business returns, 2015',
    'http://www.gallatitax.com/new-filing-deadlines-for-business-returns-new-highway-law-changes-due-dates-2/',
  ],
  [
    'Vandenack Williams: revised due dates of tax returns, 2016',
    'https://vwtaxandbusinesslaw.wordpress.com/2016/07/21/revised-tax-return-due-dates-for-partnerships-and-c-corporations/',
  ],
];

/**
 * The fifteenth day of the fourth month after the tax year; of the third after one that ends on 30 June and began
 * before 2026.
 */
export const returnRule: DeadlineRule = {
  from: 'financial-year-end',
  after: { months: 3, days: 15 },
  repeats: 'yearly',
  exception: { from: '06-30', lastFrom: '2026-06-30', after: { months: 2, days: 15 } },
};

/** What the tax office makes of a weekend or a holiday. */
export const taxOnDaysOff = fact<DayOffRule>('next-working-day', 'high', [
  'IRS: due dates of business income tax returns',
  'https://www.irs.gov/faqs/small-business-self-employed-other-business/starting-or-ending-a-business/starting-or-ending-a-business-3',
]);

/** Said beside every company. */
export const federalDuties: readonly Statement[] = [
  fact('The federal tax number (EIN) is free of charge, on Form SS-4.', 'high', numberForm),
  fact(
    'The online form for the number is closed to those without a US social security or taxpayer number, and without a US place of business.',
    'high',
    onlineNumber,
  ),
  fact('The tax office gives one number per responsible person a day.', 'high', [
    'Ebizfiling: the instructions of Form SS-4, 2025',
    'https://ebizfiling.com/blog/form-ss-4-instruction-revised-on-12-2023/amp',
  ]),
  fact(
    'A company formed in the United States reports no beneficial owners to FinCEN, under its interim rule of 26 March 2025.',
    'high',
    [
      'Federal Register: beneficial ownership reporting, 2025',
      'http://www.federalregister.com/Browse/Document/usa/na/fr/2025/3/26/2025-05199',
    ],
  ),
  fact(
    'The sources read put the threshold of survey BE-13 at USD 3 million; one of 2026 warns that thresholds are confused.',
    'low',
    ['Lawyer CPA: survey BE-13', 'https://lawyercpa.com/deadlines/be-13-foreign-investment'],
  ),
  unconfirmed(
    'A final rule on beneficial ownership after May 2026, and the rules of single states',
    fact(
      'In May 2026 the interim rule was still in force and a final one was planned; some states have begun rules of their own.',
      'low',
      ownershipReporting,
    ),
  ),
];

/**
 * The tax number, which makes the papers complete for a bank.
 *
 * @param incorporation id of the step that brings the company into being
 */
export function taxNumberStep(incorporation: string): Step {
  return {
    id: 'tax-number',
    label: 'Get the federal tax number (EIN) by phone or fax',
    actor: 'government',
    needs: [incorporation],
    workingDays: fact({ shortest: 0, longest: 25 }, 'medium', numberByPhone, numberByFax, numberInPractice),
    documents: [
      {
        label: 'Form SS-4',
        papers: ['application-form'],
        of: 'company',
        sources: readOn('high', numberForm),
      },
    ],
    signing: {
      paper: 'Form SS-4',
      way: 'ink',
      rule: unconfirmed('Whether the tax office takes anything but ink on a form sent by fax or post'),
    },
    result: 'Tax number and letter CP 575, which complete the papers for a bank',
    reaches: ['licence-issue'],
  };
}

export const relatedPartyReturn: Deadline = {
  id: 'form-5472',
  label: 'File Form 5472 with Form 1120',
  why: 'Dealings with a foreign owner are reported, money put in or taken out included. Form 7004 extends the date by six months; by seven after a year that ends on 30 June and began before 2026.',
  rule: fact(returnRule, 'high', relatedPartyForm, relatedPartyFormDue, ...juneYears),
  onDayOff: taxOnDaysOff,
  penalty: fact(
    'USD 25,000 per form and year, and USD 25,000 more for each 30 days once the failure lasts over 90 days after the tax office’s notice, with no upper limit.',
    'high',
    relatedPartyPenalty,
  ),
};

export const foreignInvestmentSurvey: Deadline = {
  id: 'be-13',
  label: 'File survey BE-13, or claim the exemption',
  why: 'Due within 45 days of a foreign person getting 10% or more of a new US business; below the bureau’s threshold a claim for exemption is filed.',
  rule: fact({ from: 'incorporation', after: { days: 45 }, repeats: 'once' }, 'medium', foreignInvestment),
  penalty: unconfirmed('The penalty for a late BE-13'),
  onlyIf: 'with a foreign owner of 10% or more',
  dependsOn: { 'is-foreign-owned': true },
};
