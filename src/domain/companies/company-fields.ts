/** Every field of the company form by its name in the API, in display order. */
export const companyFields = [
  'name',
  'industry',
  'website',
  'linkedin',
  'shares.total',
  'shares.parValue',
  'incorporator.countryOfResidency',
  'mailingAddress',
] as const;
export type CompanyField = (typeof companyFields)[number];

/** The fields in the company's history: the form and the logo, which is saved separately. */
export const historyFields = [...companyFields, 'logo'] as const;
export type HistoryField = (typeof historyFields)[number];
