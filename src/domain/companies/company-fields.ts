/** Every field of the company form, by its name on the wire, in the order shown. */
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

/** What the company's history covers: the form, and the logo, which is saved separately. */
export const historyFields = [...companyFields, 'logo'] as const;
export type HistoryField = (typeof historyFields)[number];
