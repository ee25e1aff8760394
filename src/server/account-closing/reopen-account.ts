import { sql } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { reopen } from './closing-repository.ts';
import { noteInCompanies } from './note-in-companies.ts';
import type { AccountClosingPorts } from './ports.ts';

/**
 * Opens the account of somebody again who signs in during the days of grace, and tells them by an email. Does
 * nothing to an account that is open.
 */
export async function reopenAccount(
  services: Pick<AccountClosingPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  person: Person,
): Promise<void> {
  if (!(await reopen(transaction, person.id))) return;
  // Whatever the sign-in's transaction may see so far: this is about the person's own companies.
  await transaction.orm.execute(sql`select set_config('landfall.person', ${person.id}, true)`);
  await noteInCompanies(transaction, person, 'account-reopened', services.clock());
  await queueEmail(services, transaction, writeEmail('account-reopened', { to: person.email }));
}
