import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { findCall, removeCall } from './call-repository.ts';
import type { VoicePorts } from './ports.ts';

/**
 * Deletes a person's call.
 * @throws Failure 'voice-call-not-found'; 'already-in-call' if it has not ended
 */
export async function deleteCall(
  { database }: Pick<VoicePorts, 'database'>,
  person: Person,
  id: string,
): Promise<void> {
  const call = await findCall(database, person.id, id);
  if (!call) throw new Failure('voice-call-not-found');
  if (!call.endedAt) throw new Failure('already-in-call');
  await removeCall(database, person.id, id);
}
