import { createHash } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Services } from '../services.ts';
import { findAccount } from './account-repository.ts';
import { openSession } from './open-session.ts';

const quarterHour = 15 * 60;

/** Wrong passwords from one place for one address: a person's own slips. */
const slips: Limit = { name: 'login-slips', times: 10, windowSeconds: quarterHour };
/** Wrong passwords from one place for any address: someone trying many accounts. */
const fromOnePlace: Limit = { name: 'login-place', times: 100, windowSeconds: quarterHour };
/**
 * Wrong passwords for one address from anywhere: many places trying one account. NIST SP 800-63B-4
 * (section 3.2.2) allows at most 100 in a row.
 */
const forOneAddress: Limit = { name: 'login-address', times: 100, windowSeconds: 60 * 60 };

/**
 * Opens a session. Each try is counted before the password is looked at, so that many at once cannot
 * slip past a limit, and taken back when it was right: only wrong passwords add up.
 *
 * @returns the person and the token of the session
 * @throws Failure 'wrong-credentials' (whether or not there is such an account), 'too-many-requests' or 'busy'
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<{ person: Person; token: string }> {
  const { rateLimits } = services;
  const address = createHash('sha256').update(email).digest('base64url');
  const placeAndAddress = `${client.network}/${address}`;
  await rateLimits.count(fromOnePlace, client.network);
  await rateLimits.count(slips, placeAndAddress);
  await rateLimits.count(forOneAddress, address);

  const person = await personWith(services, email, password);

  await Promise.all([
    rateLimits.takeBack(fromOnePlace, client.network),
    rateLimits.forget(slips, placeAndAddress),
    rateLimits.takeBack(forOneAddress, address),
  ]);
  return { person, token: await openSession(services, person, client) };
}

/** Hashes in any case: the time an answer takes must not tell whether there is such an account. */
async function personWith(
  { database, passwords }: Services,
  email: string,
  password: string,
): Promise<Person> {
  const account = await findAccount(database, email);
  const isRight = account?.passwordHash
    ? await passwords.verify(account.passwordHash, password)
    : await passwords.hash(password).then(() => false);
  if (!account || !isRight) throw new Failure('wrong-credentials');
  return account.person;
}
