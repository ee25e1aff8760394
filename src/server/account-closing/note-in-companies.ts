import type { Person } from '#domain/accounts/person.ts';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { holdCompany, listActiveCompanies } from './closing-repository.ts';

/** Logs an action on a person's account in each company where they are active. */
export async function noteInCompanies(
  transaction: Transaction,
  person: Person,
  action: Extract<AuditAction, 'account-closed' | 'account-reopened'>,
  at: Date,
): Promise<void> {
  for (const { id } of await listActiveCompanies(transaction, person.id)) {
    await holdCompany(transaction, id);
    await addAuditEntry(transaction, {
      action,
      subject: personActor(person).name,
      details: { email: person.email },
      companyId: id,
      actor: personActor(person),
      at,
    });
  }
}
