import type { Person } from '#domain/accounts/person.ts';
import type { AuditAction, AuditDetails } from '#domain/audit/audit-entry.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { companyIdsOf } from './person-repository.ts';

interface Note {
  action: AuditAction;
  operator: Person;
  person: Person;
  /** For the installation's log alone: companies are not told why. */
  details?: AuditDetails;
  at: Date;
}

/** Writes what an operator did to a person into the installation's log and those of the person's companies. */
export async function noteAboutPerson(
  transaction: Transaction,
  { action, operator, person, details = {}, at }: Note,
): Promise<void> {
  const entry = { action, subject: person.email, actor: operatorActor(operator), at };
  await addAuditEntry(transaction, { ...entry, companyId: null, details });
  for (const companyId of await companyIdsOf(transaction, person.id)) {
    await addAuditEntry(transaction, { ...entry, companyId });
  }
}
