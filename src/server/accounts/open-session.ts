import { eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
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
  if (!transaction) {
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
  const token = newToken();
  const now = services.clock();
  await orm.insert(sessions).values({
    userId: person.id,
    token,
    userAgent: client.userAgent,
    country: await services.countryOf(client),
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}
