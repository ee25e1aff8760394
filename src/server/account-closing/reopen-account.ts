import { sql } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { reopen } from './closing-repository.ts';
import { noteInCompanies } from './note-in-companies.ts';
import type { AccountClosingPorts } from './ports.ts';

/**
 * Reopens a closed account when its owner signs in during the grace period, and emails them. Does nothing if the
 * account is open.
 */
export async function reopenAccount(
  services: Pick<AccountClosingPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  person: Person,
): Promise<void> {
  if (!(await reopen(transaction, person.id))) return;
  // The sign-in's transaction may have another scope; this concerns the person's own companies.
  await transaction.orm.execute(sql`select set_config('landfall.person', ${person.id}, true)`);
  await noteInCompanies(transaction, person, 'account-reopened', services.clock());
  await queueEmail(services, transaction, writeEmail('account-reopened', { to: person.email }));
}
