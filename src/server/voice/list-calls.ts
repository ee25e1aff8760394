import type { Person } from '#domain/accounts/person.ts';
import type { Services } from '../services.ts';
import { findCalls, type StoredCall } from './call-repository.ts';

/** The voice calls of a person, the latest first. */
export function listCalls({ database }: Services, person: Person): Promise<StoredCall[]> {
  return findCalls(database, person.id);
}
