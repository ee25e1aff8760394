import { type Country, emirateOf, type SubType } from '#domain/catalogue/choices.ts';

export const industries = ['tech', 'finance', 'healthcare'] as const;
export type Industry = (typeof industries)[number];

/** Maximum lengths in characters. */
export const companyLimits = {
  name: 200,
  website: 500,
  linkedin: 500,
  mailingAddress: 500,
} as const;

/** Maximum authorised shares: the largest integer that JSON represents exactly. */
export const maxShares = 1_000_000_000_000;

/** Par value per share: up to 12 digits before and 8 after the point, as a plain decimal. */
export const parValuePattern = /^\d{1,12}(\.\d{1,8})?$/;

/** Accepted logo images by media type. SVG is excluded because it can contain scripts. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof logoTypes)[number];

/** Maximum size of a logo in bytes: 2 MB. */
export const logoMaximumBytes = 2 * 1024 * 1024;

/** Where a company is registered, for the disabled field 'State'. */
export type RegisteredPlace =
  | { kind: 'state'; state: 'Delaware' }
  | { kind: 'zone-or-emirate'; subType: SubType; emirate: SubType }
  | { kind: 'country'; country: Country };

/**
 * The place of registration on the company page: 'Delaware' for the United States and if nothing else
 * is known, else the zone or emirate, else the country.
 */
export function registeredPlaceOf(company?: {
  country?: Country;
  subType?: SubType | null;
}): RegisteredPlace {
  if (!company?.country || company.country === 'US') return { kind: 'state', state: 'Delaware' };
  if (company.subType) {
    return { kind: 'zone-or-emirate', subType: company.subType, emirate: emirateOf(company.subType) };
  }
  return { kind: 'country', country: company.country };
}
