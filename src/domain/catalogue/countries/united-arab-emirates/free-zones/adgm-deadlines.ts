import type { Deadline, FirstYearEnd } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
import {
  corporateTaxDeadlines,
  corporateTaxWaiver,
  eInvoicingDeadlines,
  vatDeadlines,
} from '../federal-duties.ts';
import { residenceVisaRenewal } from '../residence-visas.ts';

const annualAccounts: Page = [
  'Kounted: annual accounts in ADGM',
  'https://help.kounted.ae/07_adgm/07-214-adgm-compliance-annual-accounts',
];
const accountsDeadlines: Page = [
  'MS: annual accounts in ADGM, deadlines and penalties',
  'https://admin.ms-ca.com/adgm-annual-accounts-deadlines-extensions-and-penalties',
];
const filingAccounts: Page = [
  'MS: how to file annual accounts in ADGM',
  'https://admin.ms-ca.com/simplify-your-success-how-to-file-adgm-annual-accounts-to-avoid-penalties/?amp=1',
];
const startupDuties: Page = [
  'Clara: duties of a Tech Startup',
  'https://help.clara.co/en/articles/6254646-what-are-the-ongoing-obligations-for-an-adgm-tech-startup',
];
const visaFees2026: Page = [
  'ADGM: government services fee schedule, June 2026',
  'https://assets.adgm.com/download/assets/GS+Fee+Schedule+26.06.2026.pdf/0924d554643511efb4ba6646cc95a6ef',
];

/** Taken to end on 31 December, in the next year where the first would be too short. */
export const adgmFirstYearEnd = fact<FirstYearEnd>(
  { kind: 'calendar-year', minMonths: 6 },
  'medium',
  annualAccounts,
);

/** What falls due for a company in ADGM. */
export const adgmDeadlines: readonly Deadline[] = [
  {
    id: 'licence-renewal',
    label: 'Renew the licence, data protection and the lease’s registration, and file the annual return',
    why: 'All of them are renewed together, once a year.',
    rule: fact({ from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' }, 'medium', startupDuties, [
      'ADGM: schedule of fees 2025',
      'https://assets.adgm.com/download/assets/Schedule+of+Fees+2025.pdf/6f25a452823d11ef808c3e0446867bce',
    ]),
    penalty: unconfirmed('ADGM’s fine for a late renewal'),
  },
  {
    id: 'accounts',
    label: 'File the annual accounts',
    why: 'Due within nine months of the accounting reference date, in US dollars and by international standards.',
    rule: fact(
      { from: 'financial-year-end', after: { months: 9 }, repeats: 'yearly' },
      'high',
      accountsDeadlines,
      filingAccounts,
      annualAccounts,
    ),
    penalty: unconfirmed('ADGM’s fine for late accounts'),
  },
  {
    id: 'first-visa',
    label: 'Have a first visa linked to the company',
    why: 'A Tech Startup has at least one visa within its first twelve months.',
    rule: fact({ from: 'licence-issue', after: { months: 12 }, repeats: 'once' }, 'medium', startupDuties),
    penalty: fact('The licence is not renewed.', 'medium', startupDuties),
    onlyIf: 'with a Tech Startup Licence',
  },
  ...corporateTaxDeadlines,
  corporateTaxWaiver,
  ...vatDeadlines,
  ...eInvoicingDeadlines,
  residenceVisaRenewal,
  {
    id: 'e-channels-renewal',
    label: 'Renew the e-Channels account',
    why: 'It lasts a year from its own day, which comes after the licence’s that is counted from here.',
    rule: fact({ from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' }, 'medium', visaFees2026),
    penalty: unconfirmed('What a late renewal of e-Channels costs'),
    when: { visasAtLeast: 1 },
  },
  {
    id: 'establishment-card-renewal',
    label: 'Renew the establishment card',
    why: 'It lasts three years from its own day, which comes after the licence’s that is counted from here.',
    rule: fact({ from: 'licence-issue', after: { years: 3 }, repeats: 'once' }, 'medium', visaFees2026),
    penalty: unconfirmed('The fine for a late renewal in Abu Dhabi'),
    when: { visasAtLeast: 1 },
  },
];
