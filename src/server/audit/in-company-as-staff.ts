import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyRecord, findCompany } from '../tenancy/index.ts';
import { addAuditEntry, operatorActor } from './add-audit-entry.ts';
import type { AuditPorts } from './ports.ts';

/** A transaction of staff, limited to one company's rows. */
export interface StaffScope extends Transaction {
  company: CompanyRecord;
  /** Writes what staff do into the company's log. */
  record(entry: AuditEntry): Promise<void>;
  /** Writes into the company's log that staff read this part of it. */
  recordRead(part: string): Promise<void>;
}

/**
 * Runs an action of staff in a company, in one transaction. This is the only way for staff to reach a company's rows,
 * and the company's log says so: without an entry nothing is committed, and nothing read is returned.
 *
 * @throws Failure 'company-not-found', also for a client of others where they reach only their own
 * @throws Error if `work` recorded nothing
 */
export function inCompanyAsStaff<T>(
  services: Pick<AuditPorts, 'clock' | 'database'>,
  staff: Person,
  companyId: string,
  work: (scope: StaffScope) => Promise<T>,
): Promise<T> {
  return enter(services, staff, companyId, true, work);
}

/**
 * Goes on with what an entry in the company's log began, such as the pieces of an upload: one entry says all of it.
 *
 * @throws Failure 'company-not-found'
 */
export function continueAsStaff<T>(
  services: Pick<AuditPorts, 'clock' | 'database'>,
  staff: Person,
  companyId: string,
  work: (scope: StaffScope) => Promise<T>,
): Promise<T> {
  return enter(services, staff, companyId, false, work);
}

function enter<T>(
  { database, clock }: Pick<AuditPorts, 'clock' | 'database'>,
  staff: Person,
  companyId: string,
  needsEntry: boolean,
  work: (scope: StaffScope) => Promise<T>,
): Promise<T> {
  return inScope(database, { staff: staff.id, company: companyId }, async (transaction) => {
    const company = await findCompany(transaction, companyId);
    if (!company) throw new Failure('company-not-found');
    let isRecorded = false;
    const record = async (entry: AuditEntry) => {
      await addAuditEntry(transaction, { ...entry, companyId, actor: operatorActor(staff), at: clock() });
      isRecorded = true;
    };
    const recordRead = (part: string) =>
      record({ action: 'operator-read', subject: company.name, details: { part } });
    const result = await work({ ...transaction, company, record, recordRead });
    if (needsEntry && !isRecorded) throw new Error('Staff reached a company without an entry in its log.');
    return result;
  });
}
