import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import type { Company } from '../tenancy/index.ts';
import { viewCompany } from './views.ts';

/** Whether every detail of a company's business profile is filled in. */
export function isProfileComplete(company: Company): boolean {
  return missingDetailsOf(viewCompany(company)).length === 0;
}
