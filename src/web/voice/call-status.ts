import { voiceMessages } from '#messages/voice.ts';
import type { CallSessionState } from './call-session-state.ts';

/** The state of a call. */
export type CallStatus = keyof typeof voiceMessages.states;

const waits: Record<CallSessionState['waitsFor'], CallStatus> = {
  microphone: 'opening-microphone',
  connection: 'connecting',
  voice: 'preparing',
};

/** The state to show. */
export function statusOf(state: CallSessionState): CallStatus {
  if (state.phase === 'connecting') return state.isConnectionLost ? 'reconnecting' : waits[state.waitsFor];
  if (state.isConnectionLost) return 'reconnecting';
  if (state.isMuted) return state.isExpertSpeaking ? 'expert-speaks' : 'muted';
  if (state.isUserSpeaking || state.isHolding) return 'you-speak';
  if (state.isExpertSpeaking) return 'expert-speaks';
  if (state.isThinking) return 'thinking';
  return state.isPushToTalk ? 'push-to-talk' : 'listening';
}

const waitingStates: readonly CallStatus[] = [
  'opening-microphone',
  'connecting',
  'preparing',
  'thinking',
  'reconnecting',
];

/** Whether the caller can only wait. */
export function isWaiting(status: CallStatus): boolean {
  return waitingStates.includes(status);
}

/** What a state waits for, where that needs a sentence. */
export function hintOf(status: CallStatus): string | undefined {
  const hints: Partial<Record<CallStatus, string>> = voiceMessages.hints;
  return hints[status];
}
