import type { Client } from '../platform/client.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { markEmailVerified } from './email-change-repository.ts';
import { takeLink } from './email-link-repository.ts';
import { linkTries } from './link-limits.ts';
import type { AccountPorts } from './ports.ts';

/**
 * Confirms the address that a link was sent to, no matter who is signed in.
 * @returns the address
 * @throws Failure 'link-not-found', 'link-expired', 'link-used' or 'too-many-requests'
 */
export async function verifyEmail(
  services: Pick<AccountPorts, 'clock' | 'database' | 'rateLimits'>,
  token: string,
  client: Client,
): Promise<string> {
  await services.rateLimits.count(linkTries, client.network);
  return inScope(services.database, {}, async (transaction) => {
    const now = services.clock();
    const { userId, email } = await takeLink(transaction, token, ['verify-email'], now);
    // The account's address has changed since the email.
    if (!(await markEmailVerified(transaction, userId, { email, now }))) throw new Failure('link-not-found');
    return email;
  });
}
