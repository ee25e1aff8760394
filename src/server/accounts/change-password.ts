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
 * Changes the password of the signed-in person and ends every other session.
 *
 * @throws Failure 'wrong-password', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function changePassword(
  services: Services,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { database, passwords, rateLimits, clock } = services;
  const { person } = session;
  const problem = await problemOf(newPassword, person.email);
  if (problem) throw new Failure('invalid-input', { fields: { newPassword: problem } });

  await rateLimits.count(slips, person.id);
  const known = await readPasswordHash(database, person.id);
  if (!known || !(await passwords.verify(known, currentPassword))) {
    throw new Failure('wrong-password', { fields: { currentPassword: failures['wrong-password'].message } });
  }
  await rateLimits.forget(slips, person.id);

  const hash = await passwords.hash(newPassword);
  await replacePassword(database, { userId: person.id, hash, keptSessionId: session.id, now: clock() });
}

async function problemOf(password: string, email: string): Promise<string | undefined> {
  if (repeatsAccount(password, email)) return passwordMessages['contains-account'];
  return (await isCommonPassword(password)) ? passwordMessages.common : undefined;
}
