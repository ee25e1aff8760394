/* What other features may use. */

export {
  type AuditActor,
  addAuditEntries,
  addAuditEntry,
  operatorActor,
  personActor,
} from './add-audit-entry.ts';
export { listLog } from './audit-repository.ts';
export { continueAsStaff, inCompanyAsStaff, type StaffScope } from './in-company-as-staff.ts';
export { type CompanyUser, inCompanyFor, type UserScope } from './in-company-for.ts';
