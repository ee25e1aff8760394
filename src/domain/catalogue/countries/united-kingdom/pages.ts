import type { Page } from '../../facts.ts';

/** Pages that several parts of the United Kingdom's catalogue rest on. */

export const whoMayDirect: Page = [
  'Quality Company Formations: who can be a director',
  'https://qualitycompanyformations.co.uk/blog/who-can-be-a-company-director',
];
export const taxOfForms: Page = [
  'Quality Company Formations: tax and HMRC requirements',
  'https://qualitycompanyformations.co.uk/tax-and-hmrc-requirements',
];
export const filingChanges: Page = [
  'Gateley: company registers and filings, 2025',
  'https://gateleyplc.com/eccta-2023/company-registers-and-filings',
];
export const bankingFromAbroad: Page = [
  'HPT Group: company banking in the UK, 2026',
  'https://www.hpt.group/insights/banking-in-united-kingdom-for-companies',
];
export const incorporationData: Page = [
  'A copy of GOV.UK: setting up a company',
  'http://www.taotorah.com/print/node/16275',
];
export const accountsAndReturns: Page = [
  'GOV.UK: annual accounts of a limited company',
  'https://www.gov.uk/prepare-file-annual-accounts-for-limited-company',
];
export const firstAccounts: Page = [
  'GOV.UK: first accounts and return',
  'http://gov.uk/first-company-accounts-and-return',
];
