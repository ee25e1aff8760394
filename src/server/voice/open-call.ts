import type { OutputOf } from '#contract/operation.ts';
import { liveCallPath, maxCallSeconds, type openVoiceCall } from '#contract/voice.ts';
import type { Client } from '../platform/client.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Session } from '../platform/session.ts';
import type { VoicePorts } from './ports.ts';

const hour = 60 * 60;
/** Calls of one caller: far more than real use. */
const calls: Limit[] = [
  { name: 'voice-calls-minute', times: 6, windowSeconds: 60 },
  { name: 'voice-calls-hour', times: 40, windowSeconds: hour },
];

interface Caller {
  session: Session | undefined;
  client: Client;
  keepTranscript: boolean;
}

/**
 * Opens a voice call: issues a ticket and starts loading the engines.
 * @throws Failure 'voice-off', 'already-in-call', 'too-many-calls', 'too-many-requests'
 */
export async function openCall(
  { voice, rateLimits }: Pick<VoicePorts, 'rateLimits' | 'voice'>,
  { session, client, keepTranscript }: Caller,
): Promise<Omit<OutputOf<typeof openVoiceCall>, 'status'>> {
  const personId = session?.person.id;
  if (voice.problem()) throw new Failure('voice-off');
  // Visitors in one office share an address, but rarely the exact same browser.
  const holder = personId ?? `${client.network} ${client.userAgent}`;
  await Promise.all(calls.map((limit) => rateLimits.count(limit, personId ?? client.network)));
  if (voice.isBusy(holder)) throw new Failure('already-in-call');
  if (!voice.hasRoom(client.network)) throw new Failure('too-many-calls', { retryAfterSeconds: 60 });
  const keepsTranscript = keepTranscript && personId !== undefined;
  const { ticket, callId } = voice.tickets.issue({
    personId,
    sessionId: session?.id,
    holder,
    network: client.network,
    keepsTranscript,
  });
  voice.expectCall();
  return {
    ticket,
    callId,
    address: liveCallPath,
    maximumSeconds: maxCallSeconds,
    keepsTranscript,
  };
}
