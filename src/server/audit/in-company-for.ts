import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { CompanyAction, Role } from '#domain/team/permissions.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { type CompanyRecord, inCompany } from '../tenancy/index.ts';
import { addAuditEntry, personActor } from './add-audit-entry.ts';
import { inCompanyAsStaff } from './in-company-as-staff.ts';
import type { AuditPorts } from './ports.ts';

/** Somebody who reads or changes something of a company: one of its people, or staff for them. */
export interface CompanyUser {
  side: 'company' | 'agency';
  person: Person;
}

/** A transaction in one company, for either side. */
export interface UserScope extends Transaction {
  company: CompanyRecord;
  /** `undefined` for staff, whose right the operation names. */
  role: Role | undefined;
  /** Writes into the company's log. */
  record(entry: AuditEntry): Promise<void>;
}

/**
 * Runs an action in a company for one of its people or for staff, in one transaction.
 * @param purpose the action that one of its people needs the right to; `reads` names the part that is read without a
 * change, because the log says so of staff
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function inCompanyFor<T>(
  services: Pick<AuditPorts, 'clock' | 'database'>,
  { side, person }: CompanyUser,
  companyId: string,
  { action, reads }: { action: CompanyAction; reads?: string },
  work: (scope: UserScope) => Promise<T>,
): Promise<T> {
  if (side === 'agency') {
    return inCompanyAsStaff(services, person, companyId, async ({ recordRead, ...scope }) => {
      if (reads) await recordRead(reads);
      return work({ ...scope, role: undefined });
    });
  }
  return inCompany(services, person, companyId, action, ({ company, ...transaction }) =>
    work({
      ...transaction,
      company: company.details,
      role: company.role,
      record: (entry) =>
        addAuditEntry(transaction, { ...entry, companyId, actor: personActor(person), at: services.clock() }),
    }),
  );
}
