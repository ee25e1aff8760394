/* What other features may use. */

export { isProfileComplete } from './is-profile-complete.ts';
export { listCompanies } from './list-companies.ts';
export { readCompany } from './read-company.ts';
