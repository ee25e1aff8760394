import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Session } from '../platform/session.ts';
import { readPasswordHash } from './account-repository.ts';
import type { AccountPorts } from './ports.ts';

/** Wrong current passwords of one person, against an unattended open session. */
const failedAttempts: Limit = { name: 'change-password', times: 10, windowSeconds: 15 * 60 };

/** How recent the session of a person without a password has to be, in ms. */
const freshFor = 15 * 60 * 1000;

/**
 * Reauthenticates the signed-in person before an action that outlasts the session: by their password or, without one,
 * by a recent sign-in.
 * @throws Failure 'wrong-password', 'sign-in-again', 'too-many-requests' or 'busy'
 */
export async function reauthenticate(
  services: Pick<AccountPorts, 'clock' | 'database' | 'rateLimits' | 'passwords' | 'accounts'>,
  session: Session,
  currentPassword: string | undefined,
): Promise<void> {
  const { database, accounts, clock } = services;
  if (await readPasswordHash(database, session.person.id)) {
    await checkPassword(services, session.person, currentPassword ?? '');
    return;
  }
  const since = new Date(clock().getTime() - freshFor);
  if (!(await accounts.sessions.stored.hasBegun(session.id, since))) throw new Failure('sign-in-again');
}

/**
 * Checks the password of a signed-in person.
 * @returns its hash
 * @throws Failure 'wrong-password', also if the person has none, 'too-many-requests' or 'busy'
 */
export async function checkPassword(
  { database, passwords, rateLimits }: Pick<AccountPorts, 'database' | 'rateLimits' | 'passwords'>,
  person: Person,
  password: string,
): Promise<string> {
  await rateLimits.count(failedAttempts, person.id);
  const known = await readPasswordHash(database, person.id);
  if (!known || !(await passwords.verify(known, password))) throw wrongPassword();
  await rateLimits.reset(failedAttempts, person.id);
  return known;
}

export function wrongPassword(): Failure {
  return new Failure('wrong-password', { fields: { currentPassword: { code: 'wrong-password' } } });
}
