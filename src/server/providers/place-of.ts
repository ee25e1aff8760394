import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { CompanyRecord } from '../tenancy/index.ts';

/** The catalogue's id of the place where a company is formed. */
export function placeOf({
  country,
  companyType,
  subType,
}: Pick<CompanyRecord, 'country' | 'companyType' | 'subType'>): string {
  return jurisdictionIdOf({ country, companyType, subType: subType ?? undefined });
}
