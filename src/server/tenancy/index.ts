/* What other features may use. */

export type { Company } from './company-repository.ts';
export { type CompanyScope, inCompany, permitted } from './in-company.ts';
export { findCompaniesOfSession, findOwnCompanies } from './own-companies.ts';
