import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import type { Rows } from '../platform/database/scope.ts';
import { newToken } from '../platform/one-time-token.ts';
import type { Services } from '../services.ts';
import { sessionSeconds } from './session-cookie.ts';
import { sessions } from './tables.ts';

/**
 * Opens a session of a person who has proven who they are, and returns its token.
 *
 * @param rows the transaction it belongs to, where there is one
 */
export async function openSession(
  { database, clock }: Services,
  person: Person,
  client: Client,
  { orm }: Rows = database,
): Promise<string> {
  const token = newToken();
  const now = clock();
  await orm.insert(sessions).values({
    userId: person.id,
    token,
    userAgent: client.userAgent,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}
