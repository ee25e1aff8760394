import { queueEmail, writeEmail } from '../mail/index.ts';
import type { Client } from '../platform/client.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import {
  type EmailChange,
  isAddressTaken,
  lockEmail,
  noteConfirmed,
  removeEmailChange,
  setEmail,
} from './email-change-repository.ts';
import { findLink, keepUsedLinks, removeLinks, takeLink } from './email-link-repository.ts';
import { linkTries } from './link-limits.ts';
import type { AccountPorts } from './ports.ts';

const purposes = ['confirm-old-email', 'confirm-new-email'] as const;

/** Where a change of address stands. */
interface Confirmation {
  newEmail: string;
  /** Which address has not confirmed yet; `null` where the change is done. */
  waitsFor: 'old' | 'new' | null;
}

/**
 * Confirms a change of address by the link that one of both addresses got, whoever is signed in where it is
 * opened. With the second of them the account has its new address; sessions stay.
 *
 * @throws Failure 'link-not-found', 'link-expired', 'link-used', 'too-many-requests', or 'address-not-usable' where
 * the new address has an account, which ends the change
 */
export async function confirmEmail(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'config'>,
  token: string,
  client: Client,
): Promise<Confirmation> {
  const { database, rateLimits, clock } = services;
  await rateLimits.count(linkTries, client.network);
  const { userId } = await findLink(database, token, purposes, clock());
  let confirmation: Confirmation | undefined;
  try {
    confirmation = await inScope(database, {}, (transaction) =>
      confirm(services, transaction, { token, userId }),
    );
  } catch (error) {
    // Somebody registered with the new address at this very moment.
    if (violatedConstraintOf(error) !== 'users_email_key') throw error;
    await removeEmailChange(database, userId);
  }
  if (!confirmation) throw new Failure('address-not-usable');
  return confirmation;
}

/** @returns `undefined` where the new address has an account; the change is given up then */
async function confirm(
  services: Pick<AccountPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  { token, userId }: { token: string; userId: string },
): Promise<Confirmation | undefined> {
  const now = services.clock();
  // Both links at once: one waits here until the other has been noted.
  const kept = await lockEmail(transaction, userId);
  const link = await takeLink(transaction, token, purposes, now);
  const change = kept?.change;
  if (!kept || change?.id !== link.emailChangeId) throw new Failure('link-not-found');
  const { newEmail } = change;
  // Told to whoever reads the emails of the new address, and to nobody else.
  if (link.purpose === 'confirm-new-email' && (await isAddressTaken(transaction, newEmail))) {
    await removeEmailChange(transaction, userId);
    return undefined;
  }
  const confirmed: Pick<EmailChange, 'oldConfirmedAt' | 'newConfirmedAt'> = {
    oldConfirmedAt: link.purpose === 'confirm-old-email' ? now : change.oldConfirmedAt,
    newConfirmedAt: link.purpose === 'confirm-new-email' ? now : change.newConfirmedAt,
  };
  await noteConfirmed(transaction, change.id, confirmed);
  if (!confirmed.oldConfirmedAt) return { newEmail, waitsFor: 'old' };
  if (!confirmed.newConfirmedAt) return { newEmail, waitsFor: 'new' };

  await setEmail(transaction, userId, { email: newEmail, now });
  await keepUsedLinks(transaction, change.id);
  await removeEmailChange(transaction, userId);
  // Links that went to the address before are about an address that is not the account's any more.
  await removeLinks(transaction, { userId, purpose: 'reset-password' });
  await removeLinks(transaction, { userId, purpose: 'verify-email' });
  const support = services.config.brand.supportEmail;
  await queueEmail(
    services,
    transaction,
    writeEmail('email-changed', { to: kept.email }, { newEmail, support }),
  );
  return { newEmail, waitsFor: null };
}
