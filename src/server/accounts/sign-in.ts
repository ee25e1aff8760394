import { createHash } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { findAccount, isStillPassword } from './account-repository.ts';
import { openSession, openSessionByPassword } from './open-session.ts';
import type { AccountPorts } from './ports.ts';
import { askSecondFactor, markOfPassword } from './second-factor/ask-second-factor.ts';

const quarterHour = 15 * 60;

/** Wrong passwords from one client for one address: typos. */
const failedAttempts: Limit = { name: 'login-failures', times: 10, windowSeconds: quarterHour };
/** Wrong passwords from one client for any address: trying many accounts. */
const fromOnePlace: Limit = { name: 'login-place', times: 100, windowSeconds: quarterHour };
/**
 * Wrong passwords for one address from anywhere: a distributed attack. NIST SP 800-63B-4 (section 3.2.2) allows at
 * most 100 in a row.
 */
const forOneAddress: Limit = { name: 'login-address', times: 100, windowSeconds: 60 * 60 };
/**
 * Wrong passwords for one address from a known device. They are counted separately, so that an attacker elsewhere
 * cannot lock the owner out.
 */
const onKnownDevice: Limit = { name: 'login-device', times: 10, windowSeconds: quarterHour };
/** All attempts from one client, right or wrong, because each costs a hash. */
const tries: Limit = { name: 'login-tries', times: 300, windowSeconds: quarterHour };

/** The result of the first factor: a session, or a challenge for the second. */
export type SignIn = { person: Person; token: string } | { challenge: string };

/**
 * Opens a session. Each attempt is counted before the password check, against concurrent guesses, and refunded if
 * right.
 * @returns the person and the session token or, with a second factor, the challenge to answer
 * @throws Failure 'wrong-credentials' (whether or not the account exists), 'too-many-requests' or 'busy'
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
    // If the server was too busy to check, the password counts as neither right nor wrong.
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
  const token = await openSessionByPassword(services, person, client, passwordHash);
  if (token) return { person, token, passwordMark };
  return inScope(database, { person: person.id }, async (transaction) => {
    const first = { passwordMark };
    const challenge = await askSecondFactor(transaction, { userId: person.id, now: clock(), first });
    if (challenge) return { challenge };
    const opened = await openSession(services, person, client, { transaction });
    if (!(await isStillPassword(transaction, person.id, passwordHash)))
      throw new Failure('wrong-credentials');
    return { person, token: opened, passwordMark };
  });
}

interface CountedLimit {
  limit: Limit;
  who: string;
  /** Whether a right password resets the count. */
  startsAgain?: boolean;
}

/** What wrong passwords from an unknown device count against. */
function limitsOf(email: string, { network }: Client): CountedLimit[] {
  const address = createHash('sha256').update(email).digest('base64url');
  return [
    { limit: fromOnePlace, who: network },
    { limit: failedAttempts, who: `${network}/${address}`, startsAgain: true },
    { limit: forOneAddress, who: address },
  ];
}

/** Always hashes, so that timing does not reveal whether the account exists. */
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
