import type { CallSource } from '#contract/voice.ts';
import type { Caption } from './captions.ts';
import type { MicrophoneDevice } from './microphone.ts';
import type { CallError, CallState, EndReason } from './voice-call.ts';

/** What a call looks like at the moment. */
export interface CallSessionState {
  phase: CallState;
  /** What a call that connects waits for. */
  waitsFor: 'microphone' | 'connection' | 'voice';
  captions: readonly Caption[];
  /** Where answers are from, by turn. */
  sources: ReadonlyMap<number, readonly CallSource[]>;
  /** Who does what, beside the phase. */
  isUserSpeaking: boolean;
  isExpertSpeaking: boolean;
  isThinking: boolean;
  isMuted: boolean;
  isPushToTalk: boolean;
  isHolding: boolean;
  isConnectionLost: boolean;
  /** The microphone gives nothing. */
  isUnheard: boolean;
  /** The caller speaks while muted. */
  isSpeakingMuted: boolean;
  devices: readonly MicrophoneDevice[];
  deviceId: string | undefined;
  /** A message about the running call. */
  notice: string | undefined;
  /** Why there is no call, or why it ended. */
  problem: CallError | undefined;
  /** Milliseconds since 1970. */
  startedAt: number | undefined;
  /** Seconds that the last call lasted. */
  lasted: number | undefined;
  endedReason: EndReason | undefined;
}

/** Before the first call. */
export const nothing: CallSessionState = {
  phase: 'idle',
  waitsFor: 'microphone',
  captions: [],
  sources: new Map(),
  isUserSpeaking: false,
  isExpertSpeaking: false,
  isThinking: false,
  isMuted: false,
  isPushToTalk: false,
  isHolding: false,
  isConnectionLost: false,
  isUnheard: false,
  isSpeakingMuted: false,
  devices: [],
  deviceId: undefined,
  notice: undefined,
  problem: undefined,
  startedAt: undefined,
  lasted: undefined,
  endedReason: undefined,
};
