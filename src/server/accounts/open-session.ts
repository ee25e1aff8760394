import { eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { newToken } from '../platform/one-time-token.ts';
import type { AccountPorts } from './ports.ts';
import { sessionExpiry } from './session-cookie.ts';
import { type SecondFactorKind, users } from './tables.ts';

type OpeningPorts = Pick<AccountPorts, 'clock' | 'countryOf' | 'config'>;

interface Opening {
  /** What the session belongs to. */
  transaction: Transaction;
  /** What was presented besides a password or Google. */
  secondFactor?: SecondFactorKind;
}

/**
 * Opens a session for an authenticated person and returns its token. Reopens a closed account.
 * @throws Failure 'wrong-credentials' if the account has just been removed, or 'account-blocked'
 */
export async function openSession(
  services: OpeningPorts & Pick<AccountPorts, 'reopenAccount'>,
  person: Person,
  client: Client,
  { transaction, secondFactor }: Opening,
): Promise<string> {
  const token = newToken();
  const values = [...(await valuesOf(services, person, client, token)), secondFactor ?? null];
  const insert = () => transaction.client.query({ ...insertSession, values });
  if ((await insert()).rowCount === 1) return token;
  const [account] = await transaction.orm
    .select({ removedAfter: users.removedAfter, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, person.id))
    .for('key share');
  if (!account) throw new Failure('wrong-credentials');
  if (account.blockedAt) throw new Failure('account-blocked');
  await services.reopenAccount(transaction, person);
  if ((await insert()).rowCount !== 1) throw new Failure('wrong-credentials');
  return token;
}

/**
 * Opens a session with the password alone, in one statement.
 * @returns its token; `undefined`, with nothing opened, if the password has just changed, a second factor is needed, or
 * the account is closed, blocked or gone
 */
export async function openSessionByPassword(
  services: OpeningPorts & Pick<AccountPorts, 'database'>,
  person: Person,
  client: Client,
  passwordHash: string,
): Promise<string | undefined> {
  const token = newToken();
  const values = [...(await valuesOf(services, person, client, token)), passwordHash];
  const opened = await services.database.pool.query({ ...insertSessionByPassword, values });
  return opened.rowCount === 1 ? token : undefined;
}

/** The first six values of either statement. */
async function valuesOf(services: OpeningPorts, person: Person, client: Client, token: string) {
  const now = services.clock();
  const country = await services.countryOf(client);
  const expiresAt = sessionExpiry(now, { openedAt: now, maxDays: services.config.sessionMaxDays });
  return [person.id, token, client.userAgent, country, expiresAt, now];
}

const columns = `user_id, token, user_agent, country, expires_at, last_input_at, created_at, updated_at`;

/** Locks the account until the session is stored, so that it is neither closed nor removed in between. */
const insertSession = {
  name: 'insert_session',
  text: `insert into sessions (${columns}, second_factor)
   select id, $2, $3, $4, $5, $6, $6, $6, $7 from users
   where id = $1 and removed_after is null and blocked_at is null for key share`,
};

/**
 * Locks the password, too: a change of it that is under way is waited for, and a later one sees this session and ends
 * it.
 */
const insertSessionByPassword = {
  name: 'insert_session_by_password',
  text: `insert into sessions (${columns})
   select users.id, $2, $3, $4, $5, $6, $6, $6 from users
   join sign_in_methods as methods on methods.user_id = users.id and methods.provider_id = 'credential'
   where users.id = $1 and users.removed_after is null and users.blocked_at is null and methods.password = $7
     and not exists (select from second_factors as second where second.user_id = users.id and second.confirmed_at is not null)
   for key share of users for share of methods`,
};
