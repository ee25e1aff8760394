import { displayNameOf } from '#domain/accounts/person.ts';
import { type AuditActor, addAuditEntry } from '../audit/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import {
  colleaguesIn,
  holdCompany,
  listActiveCompanies,
  listDue,
  lockDue,
  makeAdmin,
  removeCompany,
  removePerson,
} from './closing-repository.ts';
import type { AccountClosingPorts } from './ports.ts';

/** Accounts removed per run; the next run continues. */
const maxAtOnce = 200;

const system: AuditActor = { kind: 'system', id: null, name: 'System' };

/**
 * Removes accounts whose grace period is over, one transaction each, including any company without other active
 * members and its files.
 */
export async function removeClosedAccounts(
  services: Pick<AccountClosingPorts, 'log' | 'clock' | 'database' | 'files' | 'jobs' | 'config'>,
): Promise<void> {
  const { database, files, clock, log } = services;
  const now = clock();
  for (const userId of await listDue(database, now, maxAtOnce)) {
    const logoKeys = await inScope(database, 'installation', (transaction) =>
      removeAccount(services, transaction, userId, now),
    );
    for (const key of logoKeys) {
      await files.remove(key).catch((error: unknown) => {
        log.warn({ err: error }, 'The file of a removed company could not be removed yet.');
      });
    }
  }
}

/** @returns the keys of orphaned files */
async function removeAccount(
  services: Pick<AccountClosingPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  userId: string,
  at: Date,
): Promise<string[]> {
  // Companies before the person: the lock order used everywhere.
  const companies = await listActiveCompanies(transaction, userId);
  for (const { id } of companies) await holdCompany(transaction, id);
  const person = await lockDue(transaction, userId, at);
  if (!person) return [];
  const subject = displayNameOf({ fullName: person.name, email: person.email });
  const freed: string[] = [];
  for (const { id, name, logoKey } of companies) {
    const entry = { companyId: id, actor: system, at };
    const others = await colleaguesIn(transaction, id, userId);
    const [first] = others;
    if (!first) {
      await addAuditEntry(transaction, { ...entry, action: 'company-removed', subject: name });
      await removeCompany(transaction, id);
      if (logoKey) freed.push(logoKey);
      continue;
    }
    await addAuditEntry(transaction, { ...entry, action: 'account-removed', subject });
    if (!others.some(({ role }) => role === 'admin')) {
      // An invited person may have joined after the account was closed, and the company needs an admin.
      await makeAdmin(transaction, first.memberId);
      const details = { email: first.email, from: first.role, to: 'admin' };
      await addAuditEntry(transaction, { ...entry, action: 'role-changed', subject: first.name, details });
    }
  }
  await queueEmail(services, transaction, writeEmail('account-removed', { to: person.email }));
  await removePerson(transaction, userId);
  return freed;
}
