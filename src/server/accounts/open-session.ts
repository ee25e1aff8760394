import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import type { Services } from '../services.ts';

/** Opens a session of a person who has proven who they are, and returns its token. */
export async function openSession({ accounts }: Services, person: Person, client: Client): Promise<string> {
  const { internalAdapter } = await (await accounts.authentication()).$context;
  const session = await internalAdapter.createSession(person.id, false, { userAgent: client.userAgent });
  return session.token;
}
