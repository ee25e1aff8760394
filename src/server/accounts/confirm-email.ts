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

/** The state of a change of address. */
interface Confirmation {
  newEmail: string;
  /** Which address has not confirmed yet; `null` when the change is done. */
  waitsFor: 'old' | 'new' | null;
}

/**
 * Confirms a change of address with the link sent to one of the two addresses, no matter who is signed in. After the second
 * confirmation the account has its new address; sessions stay open.
 * @throws Failure 'link-not-found', 'link-expired', 'link-used', 'too-many-requests', or 'address-not-usable' if the
 * new address has an account, which cancels the change
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
    // The new address was registered concurrently.
    if (violatedConstraintOf(error) !== 'users_email_key') throw error;
    await removeEmailChange(database, userId);
  }
  if (!confirmation) throw new Failure('address-not-usable');
  return confirmation;
}

/** @returns `undefined` if the new address has an account; the change is then cancelled */
async function confirm(
  services: Pick<AccountPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  { token, userId }: { token: string; userId: string },
): Promise<Confirmation | undefined> {
  const now = services.clock();
  // If both links are used at once, one waits here until the other is stored.
  const kept = await lockEmail(transaction, userId);
  const link = await takeLink(transaction, token, purposes, now);
  const change = kept?.change;
  if (!kept || change?.id !== link.emailChangeId) throw new Failure('link-not-found');
  const { newEmail } = change;
  // Revealed only to the reader of the new address's emails.
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
  // Links sent to the old address no longer apply.
  await removeLinks(transaction, { userId, purpose: 'reset-password' });
  await removeLinks(transaction, { userId, purpose: 'verify-email' });
  const { operatorName: operator, supportEmail: support } = services.config.brand;
  await queueEmail(
    services,
    transaction,
    writeEmail('email-changed', { to: kept.email }, { newEmail, operator, support }),
  );
  return { newEmail, waitsFor: null };
}
