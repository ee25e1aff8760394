import type { CompanyField, HistoryField } from '#domain/companies/company-fields.ts';
import { companyMessages } from '#messages/companies.ts';

/** What each field is called, at the field and wherever it is spoken of. */
export const fieldLabels: Record<CompanyField, string> = {
  name: companyMessages.name,
  industry: companyMessages.industry,
  website: companyMessages.website,
  linkedin: companyMessages.linkedin,
  'shares.total': companyMessages.totalShares,
  'shares.parValue': companyMessages.parValue,
  'incorporator.countryOfResidency': companyMessages.countryOfResidency,
  mailingAddress: companyMessages.mailingAddress,
};

/** The same with what is saved by itself. */
export const historyLabels: Record<HistoryField, string> = { ...fieldLabels, logo: companyMessages.logo };
