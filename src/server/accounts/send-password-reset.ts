import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { findAccount } from './account-repository.ts';
import { lockEmail } from './email-change-repository.ts';
import { addLink, removeLinks } from './email-link-repository.ts';
import { linkAddress } from './link-address.ts';
import type { AccountPorts } from './ports.ts';

/** Lifetime of a password reset link. */
const minutes = 60;

/** Writes the email with a password reset link, if the address has an account. Only the newest link works. */
export async function sendPasswordReset(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'config'>,
  email: string,
): Promise<void> {
  const { database, config, clock } = services;
  const account = await findAccount(database, email);
  if (!account) return;
  const userId = account.person.id;
  await inScope(database, {}, async (transaction) => {
    // Serializes concurrent requests, so that one link is left.
    const kept = await lockEmail(transaction, userId);
    if (kept?.email !== email) return;
    await removeLinks(transaction, { userId, purpose: 'reset-password' });
    const createdAt = clock();
    const token = await addLink(transaction, {
      userId,
      purpose: 'reset-password',
      email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes * 60 * 1000),
    });
    const url = linkAddress(config, 'reset-password', token);
    await queueEmail(services, transaction, writeEmail('reset-password', { to: email, url }, { minutes }));
  });
}
