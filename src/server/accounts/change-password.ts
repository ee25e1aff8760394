import { newToken } from '../platform/one-time-token.ts';
import type { Session } from '../platform/session.ts';
import type { Services } from '../services.ts';
import { replacePassword } from './account-repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkPassword, wrongPassword } from './prove-again.ts';

/**
 * Changes the password of the signed-in person and ends every other session. This one goes on with
 * another token, as somebody may have copied the one before.
 *
 * @returns the token
 * @throws Failure 'wrong-password', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function changePassword(
  services: Services,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string> {
  const { database, passwords, clock } = services;
  const { person } = session;
  await checkNewPassword(newPassword, person.email, 'newPassword');

  const known = await checkPassword(services, person, currentPassword);

  const hash = await passwords.hash(newPassword);
  const token = newToken();
  const replaced = await replacePassword(database, {
    userId: person.id,
    formerHash: known,
    hash,
    keptSession: { id: session.id, token },
    now: clock(),
  });
  // Somebody else who knew it has changed it in the meantime.
  if (!replaced) throw wrongPassword();
  return token;
}
