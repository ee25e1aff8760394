import { eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { newToken } from '../platform/one-time-token.ts';
import type { AccountPorts } from './ports.ts';
import { sessionSeconds } from './session-cookie.ts';
import { sessions, users } from './tables.ts';

/**
 * Opens a session of a person who has proven who they are, and returns its token. Where they had closed their
 * account, it is open again.
 *
 * @param transaction what it belongs to, where there is more
 * @throws Failure 'wrong-credentials' where the account has just been removed
 */
export async function openSession(
  services: Pick<AccountPorts, 'clock' | 'database' | 'countryOf' | 'reopenAccount'>,
  person: Person,
  client: Client,
  transaction?: Transaction,
): Promise<string> {
  const token = newToken();
  const now = services.clock();
  const country = await services.countryOf(client);
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  if (!transaction) {
    const values = [person.id, token, client.userAgent, country, expiresAt, now];
    const opened = await services.database.lanes.run(insertSession, values);
    if (opened.length > 0) return token;
    // The account is closed or gone.
    return inScope(services.database, { person: person.id }, (own) =>
      openSession(services, person, client, own),
    );
  }
  const { orm } = transaction;
  // Held until the session is there, so that the account is neither closed nor removed in between.
  const [account] = await orm
    .select({ removedAfter: users.removedAfter })
    .from(users)
    .where(eq(users.id, person.id))
    .for('key share');
  if (!account) throw new Failure('wrong-credentials');
  if (account.removedAfter) await services.reopenAccount(transaction, person);
  await orm.insert(sessions).values({
    userId: person.id,
    token,
    userAgent: client.userAgent,
    country,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** Of an account that is open, which is the usual case. */
const insertSession = laneStatement<{ id: string }>(
  'insert_session',
  `insert into sessions (user_id, token, user_agent, country, expires_at, created_at, updated_at)
   select id, $2, $3, $4, $5, $6, $6 from users where id = $1 and removed_after is null for key share
   returning id`,
);
