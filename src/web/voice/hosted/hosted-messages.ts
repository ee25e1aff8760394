import type { CallMessage, EndReason } from '../voice-call.ts';

/** What a hosted service says, as far as a call here knows it; `undefined` for anything else. */
export function readHostedMessage(said: unknown): CallMessage | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const { type, role, transcriptType, transcript, status } = said as Record<string, unknown>;
  switch (type) {
    case 'transcript':
      if ((role !== 'user' && role !== 'assistant') || typeof transcript !== 'string') return undefined;
      return {
        type,
        role,
        transcriptType: transcriptType === 'partial' ? 'partial' : 'final',
        transcript,
      };
    case 'speech-update':
      if (role !== 'user' || (status !== 'started' && status !== 'stopped')) return undefined;
      return { type, role, status };
    case 'user-interrupted':
      return { type };
    case 'status-update':
      return status === 'ended' || status === 'in-progress' ? { type, status } : undefined;
    default:
      return undefined;
  }
}

const reasons: Record<string, EndReason> = {
  'customer-ended-call': 'customer-ended-call',
  'silence-timed-out': 'silence-timeout',
  'exceeded-max-duration': 'max-duration',
};

/** Why the service says that the call ended. It knows some hundred reasons; most are failures of its own. */
export function endReasonOf(said: unknown): EndReason {
  const { endedReason } = said as { endedReason?: unknown };
  if (typeof endedReason !== 'string') return 'customer-ended-call';
  return (
    reasons[endedReason] ??
    (/^assistant-(ended|said|forwarded)/.test(endedReason) ? 'assistant-ended-call' : 'error')
  );
}
