import { voiceMessages } from '#messages/voice.ts';
import type { CallSessionState } from './call-session-state.ts';

/** The state of a call. */
export type CallStatus = 'connecting' | keyof typeof voiceMessages.states;

/** The state to show. */
export function statusOf(state: CallSessionState): CallStatus {
  if (state.phase === 'connecting') return 'connecting';
  if (state.isConnectionLost) return 'reconnecting';
  if (state.isMuted) return state.isExpertSpeaking ? 'expert-speaks' : 'muted';
  if (state.isUserSpeaking || state.isHolding) return 'you-speak';
  if (state.isExpertSpeaking) return 'expert-speaks';
  if (state.isThinking) return 'thinking';
  return state.isPushToTalk ? 'push-to-talk' : 'listening';
}

export function wordsOf(status: CallStatus): string {
  return status === 'connecting' ? voiceMessages.connecting : voiceMessages.states[status];
}
