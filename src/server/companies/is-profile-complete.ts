import { missingDetailsOf } from '#domain/companies/company-profile.ts';
import type { Company } from '../tenancy/index.ts';
import { viewCompany } from './views.ts';

/** Whether a company's people have given every detail of its business profile. */
export function isProfileComplete(company: Company): boolean {
  return missingDetailsOf(viewCompany(company)).length === 0;
}
