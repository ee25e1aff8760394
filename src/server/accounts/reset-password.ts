import { queueEmail, writeEmail } from '../mail/index.ts';
import type { Client } from '../platform/client.ts';
import { inScope } from '../platform/database/scope.ts';
import { setPassword } from './account-repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { lockEmail, markEmailVerified, removeEmailChange } from './email-change-repository.ts';
import { findLink, takeLink } from './email-link-repository.ts';
import type { DeviceAccount } from './known-devices.ts';
import { forgotPasswordAddress } from './link-address.ts';
import { linkTries } from './link-limits.ts';
import type { AccountPorts } from './ports.ts';
import { markOfPassword } from './second-factor/ask-second-factor.ts';
import { findPerson, removeOtherSignInMethods } from './sign-in-method-repository.ts';

/**
 * Sets a new password with a link from an email. Ends every session and pending sign-in and cancels a pending change
 * of address. It does not sign in, so a second factor still applies. The link also confirms the address. If the
 * address was unconfirmed before, somebody else may have registered it, so every other sign-in method is removed.
 * @returns the account that the browser is now known for
 * @throws Failure 'link-not-found', 'link-expired', 'link-used', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function resetPassword(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'passwords' | 'config'>,
  { token, newPassword }: { token: string; newPassword: string },
  client: Client,
): Promise<DeviceAccount> {
  const { database, passwords, rateLimits, config, clock } = services;
  await rateLimits.count(linkTries, client.network);
  const { email, userId } = await findLink(database, token, ['reset-password'], clock());
  const fullName = (await findPerson(database, userId))?.fullName ?? '';
  await checkNewPassword(services, newPassword, { email, fullName }, 'newPassword');
  // Hashed before the transaction, so that no connection is held meanwhile.
  const passwordHash = await passwords.hash(newPassword);
  await inScope(database, {}, async (transaction) => {
    const now = clock();
    const kept = await lockEmail(transaction, userId);
    await takeLink(transaction, token, ['reset-password'], now);
    await setPassword(transaction, { userId, passwordHash, now });
    await markEmailVerified(transaction, userId, { email, now });
    await removeEmailChange(transaction, userId);
    const isShut = kept?.isVerified === false && (await removeOtherSignInMethods(transaction, userId));
    await queueEmail(
      services,
      transaction,
      writeEmail('password-changed', { to: email, url: forgotPasswordAddress(config) }, { isShut }),
    );
  });
  return { personId: userId, passwordMark: markOfPassword(passwordHash) };
}
