/* What other features may use. */

export {
  type Company,
  type CompanyRecord,
  findCompanies,
  findCompany,
  lockCompanies,
} from './company-repository.ts';
export { listEvents } from './event-repository.ts';
export { type CompanyScope, inCompany, permitted } from './in-company.ts';
export { findCompaniesOfSession, findOwnCompanies } from './own-companies.ts';
