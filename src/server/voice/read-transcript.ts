import type { Person } from '#domain/accounts/person.ts';
import type { ThreadDetails } from '#domain/threads/thread-item.ts';
import { Failure } from '../platform/failure.ts';
import type { VoicePorts } from './ports.ts';
import { readCall } from './read-call.ts';

/**
 * What was said in a person's own call, as far as its words were kept.
 * @throws Failure 'voice-call-not-found', also where they were not
 */
export async function readTranscript(
  services: Pick<VoicePorts, 'database'>,
  person: Person,
  callId: string,
): Promise<ThreadDetails['call']> {
  const { keepsTranscript, startedAt, exchanges } = await readCall(services, person, callId);
  const kept = exchanges.flatMap(({ said, heard }) => (said ? [{ asked: said, answered: heard ?? '' }] : []));
  if (!keepsTranscript || kept.length === 0) throw new Failure('voice-call-not-found');
  return { startedAt: startedAt.toISOString(), exchanges: kept };
}
