import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import { findCall, removeCall } from './call-repository.ts';

/**
 * Forgets a call of a person, with its words and figures.
 *
 * @throws Failure 'voice-call-not-found'; 'already-in-call' where it has not ended
 */
export async function deleteCall({ database }: Services, person: Person, id: string): Promise<void> {
  const call = await findCall(database, person.id, id);
  if (!call) throw new Failure('voice-call-not-found');
  if (!call.endedAt) throw new Failure('already-in-call');
  await removeCall(database, person.id, id);
}
