import type { Page } from '../../facts.ts';

/** Pages that several parts of the catalogue of Singapore rest on. */

export const registrationGuide: Page = [
  'KSN: guide to registering a company in Singapore',
  'https://ksncs.com.sg/incorporation/guide-to-registering-a-company-in-singapore/',
];
export const companyResources: Page = ['Yarehark: company resources', 'https://yarehark.com/resources'];
export const fees2016: Page = ['ACRA notice of 2016, a copy', 'https://nscms.com.sg/acra-news/'];
export const entrePassHelp: Page = [
  '3E Accounting: Singapore EntrePass',
  'https://3ecpa.com.sg/services/immigration/singapore-entrepass',
];
export const providerChecks: Page = [
  'Rajah & Tann: the rules for corporate service providers from June 2025',
  'https://www.rajahtannasia.com/viewpoints/amendments-to-corporate-service-provider-regulatory-regime-to-come-into-force-from-9-june-2025/',
];
export const nomineeRegisters: Page = [
  'Rajah & Tann: transparency of beneficial ownership from June 2025',
  'https://sg.rajahtannasia.com/viewpoints/amendments-to-enhance-transparency-of-beneficial-ownership-of-companies-and-llps-to-come-into-effect-on-16-june-2025/',
];
export const controllersRegister: Page = [
  'Straits Times: controllers’ details in ACRA’s register',
  'https://www.straitstimes.com/business/companies-markets/companies-to-file-controllers-details-in-new-acra-central-register-from',
];
export const gstApplication: Page = [
  'VAT FAQs: applying for GST registration',
  'https://www.vatfaqs.com/news/applying-for-gst-registration-mkeaqss0',
];
export const fintechAccounts: Page = [
  'Mamytova: business accounts in Singapore',
  'https://www.mamytova.com/?p=3191',
];
export const entrePassRules: Page = [
  'Singapore Employment Agency: EntrePass, after the Ministry of Manpower',
  'https://singaporeemploymentagency.com/entrepass',
];
export const incomeTax: Page = [
  'Grant Thornton: corporate income tax',
  'https://www.grantthornton.sg/insights/tax-facts-corporate-income-tax/',
];
