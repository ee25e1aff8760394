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
/**
 * Wrong passwords for one address from a device that has signed in to it before. They count nowhere else, so that
 * somebody who attacks the account from elsewhere cannot lock its owner out.
 */
const onKnownDevice: Limit = { name: 'login-device', times: 10, windowSeconds: quarterHour };
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
    'clock' | 'database' | 'rateLimits' | 'passwords' | 'accounts' | 'countryOf' | 'reopenAccount' | 'config'
  >,
  { email, password }: { email: string; password: string },
  { client, headers }: { client: Client; headers: Headers },
): Promise<{ person: Person; token: string; passwordMark: string } | { challenge: string }> {
  const { rateLimits, database, accounts, clock } = services;
  const account = await findAccount(database, email);
  const device =
    account?.passwordHash &&
    accounts.devices.find(headers, {
      personId: account.person.id,
      passwordMark: markOfPassword(account.passwordHash),
    });
  await rateLimits.count(tries, device || client.network);
  const limits: CountedLimit[] = device
    ? [{ limit: onKnownDevice, who: device, startsAgain: true }]
    : limitsOf(email, client);
  for (const { limit, who } of limits) await rateLimits.count(limit, who);

  const { person, passwordHash } = await checked(services, account, password).catch(async (error) => {
    // Nothing is known of a password that the server was too busy to look at.
    if (!(error instanceof Failure) || error.code !== 'wrong-credentials') {
      await Promise.all(limits.map(({ limit, who }) => rateLimits.refund(limit, who)));
    }
    throw error;
  });

  await Promise.all(
    limits.map(({ limit, who, startsAgain }) =>
      startsAgain ? rateLimits.reset(limit, who) : rateLimits.refund(limit, who),
    ),
  );
  const passwordMark = markOfPassword(passwordHash);
  const challenge = await askSecondFactor(database, {
    userId: person.id,
    now: clock(),
    first: { passwordMark },
  });
  if (challenge) return { challenge };
  const token = await openSession(services, person, client);
  // A change of the password ends the sessions it finds, and may have come before this one was there.
  if (!(await isStillPassword(database, person.id, passwordHash))) {
    await accounts.sessions.stored.endByToken(token);
    throw new Failure('wrong-credentials');
  }
  return { person, token, passwordMark };
}

interface CountedLimit {
  limit: Limit;
  who: string;
  /** Whether a right password forgives the wrong ones before it. */
  startsAgain?: boolean;
}

/** What wrong passwords count against, from a device that is not known for the account. */
function limitsOf(email: string, { network }: Client): CountedLimit[] {
  const address = createHash('sha256').update(email).digest('base64url');
  return [
    { limit: fromOnePlace, who: network },
    { limit: failedAttempts, who: `${network}/${address}`, startsAgain: true },
    { limit: forOneAddress, who: address },
  ];
}

/** Hashes in any case: the time an answer takes must not tell whether there is such an account. */
async function checked(
  { passwords }: Pick<AccountPorts, 'passwords'>,
  { person, passwordHash }: Partial<NonNullable<Awaited<ReturnType<typeof findAccount>>>> = {},
  password: string,
): Promise<{ person: Person; passwordHash: string }> {
  const isRight = passwordHash
    ? await passwords.verify(passwordHash, password)
    : await passwords.hash(password).then(() => false);
  if (!person || !passwordHash || !isRight) throw new Failure('wrong-credentials');
  return { person, passwordHash };
}
