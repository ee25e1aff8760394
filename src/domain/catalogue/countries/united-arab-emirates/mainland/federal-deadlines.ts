import type { Deadline, Statement } from '../../../definition.ts';
import { fact, type Page } from '../../../facts.ts';
import { beneficialOwnerDeadlines } from '../beneficial-owners.ts';
import {
  corporateTaxDeadlines,
  corporateTaxWaiver,
  eInvoicingDeadlines,
  vatDeadlines,
} from '../federal-duties.ts';
import { residenceVisaDeadlines } from '../residence-visas.ts';

/** Dates that every mainland LLC keeps. */

const generalAssembly: Page = [
  'British Business Group: audit and general assembly of an LLC, 2020',
  'https://bbgdubai.org/news-details/1308',
];

const wageProtection: Page = [
  'Emirates 24|7: salaries are paid on the first of each month from June 2026',
  'https://www.emirates247.com/uae/new-rule-by-uae-mohre-private-sector-salaries-must-be-paid-on-1st-of-every-month-from-june-1/1702?ot=ot.AMPPageLayout',
];

/**
 * Renewing the licence, yearly in every emirate.
 *
 * @param penalty of this emirate
 * @param pages of this emirate that say so, too
 */
export function licenceRenewal(penalty: Statement, ...pages: readonly Page[]): Deadline {
  return {
    id: 'licence-renewal',
    label: 'Renew the licence',
    why: 'A licence lasts a year.',
    rule: fact(
      { from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' },
      'medium',
      [
        'Commitbiz: renewing a business licence in Ajman',
        'https://www.commitbiz.com/blog/how-can-i-renew-my-business-license-in-ajman',
      ],
      ...pages,
    ),
    penalty,
  };
}

export const mainlandDeadlines: readonly Deadline[] = [
  ...beneficialOwnerDeadlines,
  {
    id: 'audit',
    label: 'Have the accounts audited',
    why: 'An LLC is audited within three months of the financial year’s end.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 3 }, repeats: 'yearly' },
      'medium',
      generalAssembly,
    ),
    penalty: fact('Up to AED 100,000.', 'medium', generalAssembly),
  },
  {
    id: 'general-assembly',
    label: 'Hold the general assembly',
    why: 'The owners meet on the accounts within four months of the financial year’s end.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 4 }, repeats: 'yearly' },
      'medium',
      generalAssembly,
    ),
    penalty: fact('Up to AED 100,000.', 'medium', generalAssembly),
  },
  {
    id: 'wages',
    label: 'Pay the wages of the month before',
    why: 'On the first of each month at least 85% of the wages of the month before are there, through the Wage Protection System.',
    rule: fact({ eachMonthOn: 1 }, 'high', wageProtection),
    penalty: fact(
      'A warning on the second day, no new work permits from the fifth, fines and a downgrade from the eleventh.',
      'medium',
      ['Harf: new salary deadline for companies', 'https://harf.ae/uae-new-salary-deadline-for-companies/'],
    ),
    onlyIf: 'for companies with employees',
    dependsOn: { 'has-employees': true },
  },
  {
    id: 'emiratisation',
    label: 'Meet the Emiratisation target of 2026',
    why: 'The share of Emiratis in skilled jobs rises by one point each half-year. Targets after 2026 were not found.',
    rule: fact({ on: '2026-12-31' }, 'high', [
      'Khaleej Times: Emiratisation fines and deadlines',
      'https://www.khaleejtimes.com/jobs/uae-emiratisation-fines-deadlines-whats-changed-and-what-hasnt-under-new-rules',
    ]),
    penalty: fact('AED 108,000 for each Emirati missing in 2025; the sum has risen each year.', 'high', [
      'Gulf News: AED 108,000 for every Emirati not hired',
      'https://gulfnews.com/uae/uae-firms-face-dh108000-fine-for-every-emirati-they-dont-hire-under-2025-targets-1.500369943',
    ]),
    onlyIf: 'with 50 or more employees; some companies with 20 to 49 have targets of their own',
    dependsOn: { 'has-fifty-employees': true },
  },
  ...corporateTaxDeadlines,
  corporateTaxWaiver,
  ...vatDeadlines,
  ...eInvoicingDeadlines,
  ...residenceVisaDeadlines,
];
