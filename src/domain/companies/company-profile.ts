import type { CompanyField } from './company-fields.ts';

/** The details that a formation needs besides the name; website, LinkedIn and logo are optional. */
const profileDetails = ['industry', 'shares', 'countryOfResidency', 'mailingAddress'] as const;
export type ProfileDetail = (typeof profileDetails)[number];

/** The first form field of each detail. */
export const fieldOfDetail: Record<ProfileDetail, CompanyField> = {
  industry: 'industry',
  shares: 'shares.total',
  countryOfResidency: 'incorporator.countryOfResidency',
  mailingAddress: 'mailingAddress',
};

interface Profile {
  industry: string | null;
  shares: { total: number | null; parValue: string | null };
  incorporator: { countryOfResidency: string | null };
  mailingAddress: string;
}

/** Whether each detail of a company's profile is given, in the order of the form. */
export function profileProgressOf(company: Profile): readonly boolean[] {
  const missing = missingDetailsOf(company);
  return profileDetails.map((detail) => !missing.includes(detail));
}

/** The missing details of a company's profile in the order of the form. */
export function missingDetailsOf(company: Profile): readonly ProfileDetail[] {
  const isGiven: Record<ProfileDetail, boolean> = {
    industry: company.industry !== null,
    shares: company.shares.total !== null && company.shares.parValue !== null,
    countryOfResidency: company.incorporator.countryOfResidency !== null,
    mailingAddress: company.mailingAddress.trim() !== '',
  };
  return profileDetails.filter((detail) => !isGiven[detail]);
}
