import { eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { newToken } from '../platform/one-time-token.ts';
import type { AccountPorts } from './ports.ts';
import { sessionExpiry } from './session-cookie.ts';
import { type SecondFactorKind, sessions, users } from './tables.ts';

interface Opening {
  /** What the session belongs to, if anything. */
  transaction?: Transaction;
  /** What was presented besides a password or Google. */
  secondFactor?: SecondFactorKind;
}

/**
 * Opens a session for an authenticated person and returns its token. Reopens a closed account.
 * @throws Failure 'wrong-credentials' if the account has just been removed, or 'account-blocked'
 */
export async function openSession(
  services: Pick<AccountPorts, 'clock' | 'database' | 'countryOf' | 'reopenAccount' | 'config'>,
  person: Person,
  client: Client,
  { transaction, secondFactor }: Opening = {},
): Promise<string> {
  const token = newToken();
  const now = services.clock();
  const country = await services.countryOf(client);
  const expiresAt = sessionExpiry(now, { openedAt: now, maxDays: services.config.sessionMaxDays });
  if (!transaction) {
    const values = [person.id, token, client.userAgent, country, expiresAt, now];
    const opened = await services.database.pool.query({ ...insertSession, values });
    if (opened.rowCount === 1) return token;
    // The account is closed, blocked or gone.
    return inScope(services.database, { person: person.id }, (own) =>
      openSession(services, person, client, { transaction: own, ...(secondFactor && { secondFactor }) }),
    );
  }
  const { orm } = transaction;
  // Locked until the session is stored, so that the account is neither closed nor removed in between.
  const [account] = await orm
    .select({ removedAfter: users.removedAfter, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, person.id))
    .for('key share');
  if (!account) throw new Failure('wrong-credentials');
  if (account.blockedAt) throw new Failure('account-blocked');
  if (account.removedAfter) await services.reopenAccount(transaction, person);
  await orm.insert(sessions).values({
    userId: person.id,
    token,
    secondFactor: secondFactor ?? null,
    userAgent: client.userAgent,
    country,
    expiresAt,
    lastInputAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** Locks an open account, the usual case. */
const insertSession = {
  name: 'insert_session',
  text: `insert into sessions (user_id, token, user_agent, country, expires_at, last_input_at, created_at, updated_at)
   select id, $2, $3, $4, $5, $6, $6, $6 from users
   where id = $1 and removed_after is null and blocked_at is null for key share
   returning id`,
};
