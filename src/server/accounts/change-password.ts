import { randomBytes } from 'node:crypto';
import { passwordMessages } from '#contract/accounts.ts';
import { failures } from '#contract/failure.ts';
import { repeatsAccount } from '#domain/accounts/password.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Session } from '../platform/session.ts';
import type { Services } from '../services.ts';
import { readPasswordHash, replacePassword } from './account-repository.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Wrong current passwords of one person: someone at a screen that was left open. */
const slips: Limit = { name: 'change-password', times: 10, windowSeconds: 15 * 60 };

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
  const { database, passwords, rateLimits, clock } = services;
  const { person } = session;
  const problem = await problemOf(newPassword, person.email);
  if (problem) throw new Failure('invalid-input', { fields: { newPassword: problem } });

  await rateLimits.count(slips, person.id);
  const known = await readPasswordHash(database, person.id);
  if (!known || !(await passwords.verify(known, currentPassword))) throw wrongPassword();
  await rateLimits.forget(slips, person.id);

  const hash = await passwords.hash(newPassword);
  const token = randomBytes(32).toString('base64url');
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

function wrongPassword(): Failure {
  return new Failure('wrong-password', { fields: { currentPassword: failures['wrong-password'].message } });
}

async function problemOf(password: string, email: string): Promise<string | undefined> {
  if (repeatsAccount(password, email)) return passwordMessages['contains-account'];
  return (await isCommonPassword(password)) ? passwordMessages.common : undefined;
}
