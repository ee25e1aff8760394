import type { OutputOf } from '#contract/operation.ts';
import { openVoiceCall, ticketSeconds } from '#contract/voice-start.ts';
import { call } from '#web/platform/call.ts';

type OpenedCall = OutputOf<typeof openVoiceCall>;

/** Asks the server for a call, on which it starts loading its engines. */
export interface CallOpener {
  /** Asks before the call is needed. */
  prepare(keepTranscript: boolean): void;
  /** The prepared call while its ticket is good, else a new one. */
  open(keepTranscript: boolean, signal: AbortSignal): Promise<OpenedCall>;
}

/** A ticket is used up to this long after it was asked for: the connection takes time as well. */
const usableMs = (ticketSeconds - 15) * 1000;

export function callOpener(): CallOpener {
  let prepared: { call: Promise<OpenedCall>; at: number } | undefined;
  return {
    prepare(keepTranscript) {
      prepared = { call: call(openVoiceCall, { input: { keepTranscript } }), at: Date.now() };
      // Whoever opens the call hears why it failed.
      prepared.call.catch(() => {});
    },
    open(keepTranscript, signal) {
      const earlier = prepared;
      prepared = undefined;
      if (earlier && Date.now() - earlier.at < usableMs) return earlier.call;
      return call(openVoiceCall, { input: { keepTranscript }, signal });
    },
  };
}
