import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { findCall, type StoredCall, type StoredExchange } from './call-repository.ts';
import type { VoicePorts } from './ports.ts';

/** @throws Failure 'voice-call-not-found', also for another person's call */
export async function readCall(
  { database }: Pick<VoicePorts, 'database'>,
  person: Person,
  id: string,
): Promise<StoredCall & { exchanges: StoredExchange[] }> {
  const call = await findCall(database, person.id, id);
  if (!call) throw new Failure('voice-call-not-found');
  return call;
}
