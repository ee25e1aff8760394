import { createHash } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { findAccount, isStillPassword } from './account-repository.ts';
import { openSession } from './open-session.ts';
import type { AccountPorts } from './ports.ts';
import { askSecondFactor, markOfPassword } from './second-factor/ask-second-factor.ts';

const quarterHour = 15 * 60;

/** Wrong passwords from one place for one address: mistyped passwords. */
const failedAttempts: Limit = { name: 'login-slips', times: 10, windowSeconds: quarterHour };
/** Wrong passwords from one place for any address: someone trying many accounts. */
const fromOnePlace: Limit = { name: 'login-place', times: 100, windowSeconds: quarterHour };
/**
 * Wrong passwords for one address from anywhere: many places trying one account. NIST SP 800-63B-4
 * (section 3.2.2) allows at most 100 in a row.
 */
const forOneAddress: Limit = { name: 'login-address', times: 100, windowSeconds: 60 * 60 };
/** Tries from one place, right or wrong: each is a hash, and somebody with an account could ask for no end. */
const tries: Limit = { name: 'login-tries', times: 300, windowSeconds: quarterHour };

/** How a first factor ends: with a session, or with a challenge for the second. */
export type SignIn = { person: Person; token: string } | { challenge: string };

/**
 * Opens a session. Each try is counted before the password is looked at, so that many at once cannot
 * slip past a limit, and taken back when it was right: only wrong passwords add up.
 *
 * @returns the person and the token of the session, or, where a second factor is on, the challenge that a
 *   code has to come back with
 * @throws Failure 'wrong-credentials' (whether or not there is such an account), 'too-many-requests' or 'busy'
 */
export async function signIn(
  services: Pick<
    AccountPorts,
    | 'clock'
    | 'database'
    | 'jobs'
    | 'rateLimits'
    | 'passwords'
    | 'accounts'
    | 'countryOf'
    | 'reopenAccount'
    | 'config'
  >,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<SignIn> {
  const { rateLimits, database, accounts, clock } = services;
  const address = createHash('sha256').update(email).digest('base64url');
  const placeAndAddress = `${client.network}/${address}`;
  await rateLimits.count(tries, client.network);
  await rateLimits.count(fromOnePlace, client.network);
  await rateLimits.count(failedAttempts, placeAndAddress);
  await rateLimits.count(forOneAddress, address);

  const { person, passwordHash } = await accountWith(services, email, password).catch(async (error) => {
    // Nothing is known of a password that the server was too busy to look at.
    if (!(error instanceof Failure) || error.code !== 'wrong-credentials') {
      await Promise.all([
        rateLimits.refund(fromOnePlace, client.network),
        rateLimits.refund(failedAttempts, placeAndAddress),
        rateLimits.refund(forOneAddress, address),
      ]);
    }
    throw error;
  });

  await Promise.all([
    rateLimits.refund(fromOnePlace, client.network),
    rateLimits.reset(failedAttempts, placeAndAddress),
    rateLimits.refund(forOneAddress, address),
  ]);
  const challenge = await askSecondFactor(database, {
    userId: person.id,
    now: clock(),
    first: { passwordMark: markOfPassword(passwordHash) },
  });
  if (challenge) return { challenge };
  const token = await openSession(services, person, client);
  // A change of the password ends the sessions it finds, and may have come before this one was there.
  if (!(await isStillPassword(database, person.id, passwordHash))) {
    await accounts.sessions.stored.endByToken(token);
    throw new Failure('wrong-credentials');
  }
  return { person, token };
}

/** Hashes in any case: the time an answer takes must not tell whether there is such an account. */
async function accountWith(
  { database, passwords }: Pick<AccountPorts, 'database' | 'passwords'>,
  email: string,
  password: string,
): Promise<{ person: Person; passwordHash: string }> {
  const { person, passwordHash } = (await findAccount(database, email)) ?? {};
  const isRight = passwordHash
    ? await passwords.verify(passwordHash, password)
    : await passwords.hash(password).then(() => false);
  if (!person || !passwordHash || !isRight) throw new Failure('wrong-credentials');
  return { person, passwordHash };
}
