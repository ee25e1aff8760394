import type { OutputOf } from '#contract/operation.ts';
import { leaveVoiceCall, openVoiceCall, ticketSeconds } from '#contract/voice-start.ts';
import { call } from '#web/platform/call.ts';

type OpenedCall = OutputOf<typeof openVoiceCall>;

/** Asks the server for a call, on which it starts loading its engines, and tells it when the page is left. */
export interface CallOpener {
  /** Asks before the call is needed. */
  prepare(keepTranscript: boolean): void;
  /** The prepared call while its ticket is good, else a new one. */
  open(keepTranscript: boolean, signal: AbortSignal): Promise<OpenedCall>;
  /** Ends the call of a page that is left, by the key that its connection gave. */
  leave(resume: string): void;
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
    leave(resume) {
      // Nobody is there to hear of a failure; the server ends a call that nobody comes back to.
      call(leaveVoiceCall, { input: { resume }, outlivesPage: true }).catch(() => {});
    },
  };
}
