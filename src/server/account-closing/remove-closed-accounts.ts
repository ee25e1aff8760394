import { displayNameOf } from '#domain/accounts/person.ts';
import { may } from '#domain/team/permissions.ts';
import { type AuditActor, addAuditEntry } from '../audit/index.ts';
import { type KeptOfAccounts, keepAccountsOnRemoval } from '../kept-records/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { dropFiles, type KeptOfCompany, keepOnRemoval } from '../papers/index.ts';
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
 * members and its files, but for papers and accounts that a law keeps.
 */
export async function removeClosedAccounts(
  services: Pick<
    AccountClosingPorts,
    'log' | 'clock' | 'database' | 'files' | 'jobs' | 'config' | 'hasAgency' | 'prices'
  >,
): Promise<void> {
  const { database, files, clock, log } = services;
  const now = clock();
  for (const userId of await listDue(database, now, maxAtOnce)) {
    const fileKeys = await inScope(database, 'installation', (transaction) =>
      removeAccount(services, transaction, userId, now),
    );
    await dropFiles({ files, log }, fileKeys);
  }
}

/** @returns the keys of orphaned files */
async function removeAccount(
  services: Pick<AccountClosingPorts, 'clock' | 'jobs' | 'config' | 'hasAgency' | 'prices'>,
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
  const stays: (KeptOfCompany & { company: string })[] = [];
  const accounts: (KeptOfAccounts & { company: string })[] = [];
  for (const { id, name, country, logoKey } of companies) {
    const entry = { companyId: id, actor: system, at };
    const others = await colleaguesIn(transaction, id, userId);
    if (others.length === 0) {
      const { kept, fileKeys } = await keepOnRemoval(services, transaction, id);
      const books = await keepAccountsOnRemoval(services, transaction, { id, name, country });
      const details = {
        ...(kept && { papers: kept.papers, until: kept.until }),
        ...(books && { accounts: books.quotes + books.invoices, accountsUntil: books.until }),
      };
      await addAuditEntry(transaction, { ...entry, action: 'company-removed', subject: name, details });
      freed.push(...fileKeys);
      if (kept) stays.push({ company: name, ...kept });
      if (books) accounts.push({ company: name, ...books });
      await removeCompany(transaction, id);
      if (logoKey) freed.push(logoKey);
      continue;
    }
    await addAuditEntry(transaction, { ...entry, action: 'account-removed', subject });
    const heir = others.find(({ role }) => may(role, 'list-members'));
    if (heir && !others.some(({ role }) => role === 'admin')) {
      // An invited person may have joined after the account was closed, and the company needs an admin. Somebody who
      // sees their own part alone does not become one by chance.
      await makeAdmin(transaction, heir.memberId);
      const details = { email: heir.email, from: heir.role, to: 'admin' };
      await addAuditEntry(transaction, { ...entry, action: 'role-changed', subject: heir.name, details });
    }
  }
  await queueEmail(
    services,
    transaction,
    writeEmail('account-removed', { to: person.email }, { kept: stays, accounts }),
  );
  await removePerson(transaction, userId);
  return freed;
}
