import type { Person } from '#domain/accounts/person.ts';
import { findCalls, type StoredCall } from './call-repository.ts';
import type { VoicePorts } from './ports.ts';

/** A page of a person's voice calls, newest first. */
export function listCalls(
  { database }: Pick<VoicePorts, 'database'>,
  person: Person,
  cursor: string | undefined,
): Promise<{ calls: StoredCall[]; nextCursor: string | null }> {
  return findCalls(database, person.id, cursor);
}
