import type { Page } from '../../facts.ts';

/** Pages that several parts of the Saudi catalogue rest on. */

export const setUpCosts: Page = [
  'Motaded: set-up and renewal costs in Saudi Arabia',
  'https://motaded.com.sa/calculating-setup-and-renewal-costs-saudi-arabia-encyclopedia',
];
export const licenceTypes: Page = [
  'Tamra Mobility: Saudi business licence types',
  'https://tamramobility.com/saudi-business-license-types',
];
export const businessSetUp: Page = [
  'Prime Consult: Saudi business set-up',
  'https://primeconsultuae.com/saudi-business-setup/',
];
export const companyFormation: Page = [
  'Gofico: company formation in Saudi Arabia',
  'https://gofico.co/company-formation-business-setup',
];
export const entityStructures: Page = [
  'Najed: MISA licence types and entity structures',
  'https://www.najed.ai/resources/misa-license-types-entity-structures',
];
export const companiesLaw: Page = [
  'Orbitax: the Companies Law of 2023',
  'https://www.orbitax.com/news/archive.php/Saudi-Arabias-New-Company-Law-52092',
];
export const registrationTimes: Page = [
  'Lawzana: how long commercial registration takes',
  'https://lawzana.com/legal-questions/saudi-arabia/how-long-does-it-take-to-complete-commercial-registration-in-saudi-arabia-and-what-documents-and-fees-are-required-2113',
];
export const ministryOnAccounts: Page = [
  'Ministry of Commerce: who prepares the financial statements',
  'https://mc.gov.sa/en/mediacenter/News/Pages/16-12-25-01.aspx',
];
export const founderPapers: Page = [
  'Formation Bahrain: forming a company in Saudi Arabia',
  'https://formationbahrain.com/saudiarabia',
];
export const beneficialOwnerReporting: Page = [
  'Regfollower: beneficial ownership reporting in Saudi Arabia',
  'https://regfollower.com/saudi-arabia-introduces-beneficial-ownership-reporting-rules',
];
export const nitaqat: Page = [
  'Envoy: Saudization and Nitaqat',
  'https://www.envoyglobal.com/insight/understanding-saudization-and-nitaqat-in-saudi-arabia-key-requirements-for-employers',
];
export const bankPapers: Page = [
  'Money Projects: opening a business bank account',
  'https://finance.money-projects.com/2026/01/requirements-for-opening-business-bank.html',
];
