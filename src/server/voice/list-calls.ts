import type { Person } from '#domain/accounts/person.ts';
import { findCalls, type StoredCall } from './call-repository.ts';
import type { VoicePorts } from './ports.ts';

/** The voice calls of a person, the latest first. */
export function listCalls({ database }: Pick<VoicePorts, 'database'>, person: Person): Promise<StoredCall[]> {
  return findCalls(database, person.id);
}
