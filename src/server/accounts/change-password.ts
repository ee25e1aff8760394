import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { newToken } from '../platform/one-time-token.ts';
import type { Session } from '../platform/session.ts';
import { replacePassword } from './account-repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { forgotPasswordAddress } from './link-address.ts';
import type { AccountPorts } from './ports.ts';
import { checkPassword, wrongPassword } from './reauthenticate.ts';
import { markOfPassword } from './second-factor/ask-second-factor.ts';

/**
 * Changes the signed-in person's password and ends every other session. This session gets a new token in case the old
 * one was copied. The owner is told by email.
 * @returns the token and the mark of the new password
 * @throws Failure 'wrong-password', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function changePassword(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'passwords' | 'config'>,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ token: string; passwordMark: string }> {
  const { database, passwords, config, clock } = services;
  const { person } = session;
  await checkNewPassword(services, newPassword, person, 'newPassword');

  const known = await checkPassword(services, person, currentPassword);

  const hash = await passwords.hash(newPassword);
  const token = newToken();
  await inScope(database, { person: person.id }, async (transaction) => {
    const replaced = await replacePassword(transaction, {
      userId: person.id,
      formerHash: known,
      hash,
      keptSession: { id: session.id, token },
      now: clock(),
    });
    // Another client changed it in the meantime.
    if (!replaced) throw wrongPassword();
    const url = forgotPasswordAddress(config);
    await queueEmail(
      services,
      transaction,
      writeEmail('password-changed', { to: person.email, url }, { isShut: false }),
    );
  });
  return { token, passwordMark: markOfPassword(hash) };
}
