import type { Person } from '#domain/accounts/person.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { addLink } from './email-link-repository.ts';
import { linkAddress } from './link-address.ts';
import type { AccountPorts } from './ports.ts';

/** Lifetime of a link that confirms an address. */
const days = 7;

/** Writes the email with the link that confirms a person's address, within a transaction. */
export async function writeVerification(
  services: Pick<AccountPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  { id, email }: Person,
): Promise<void> {
  const createdAt = services.clock();
  const token = await addLink(transaction, {
    userId: id,
    purpose: 'verify-email',
    email,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * 24 * 60 * 60 * 1000),
  });
  const url = linkAddress(services.config, 'verify-email', token);
  await queueEmail(services, transaction, writeEmail('verify-email', { to: email, url }, { days }));
}
