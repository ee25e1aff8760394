import type { CallErrorCode } from '#contract/voice.ts';

/** What a voice call says about a failure within it. */
export const callErrorMessages: Record<CallErrorCode, string> = {
  'not-understood': 'Sorry, that could not be understood. Please say it again, or type it.',
  'turn-too-long': 'That was too long for one turn, so the rest was cut.',
  'too-many-questions': 'That was a lot of questions in a short time. Please wait a moment.',
  'expert-failed': 'The expert could not answer that. Please ask again.',
  'speech-failed': 'The answer could not be spoken. You can read it instead.',
  'bad-message': 'The call received an invalid message.',
  'no-line-free': 'All lines are busy, or you are in a call already. Please try again in a minute.',
  'ticket-not-valid': 'This call can no longer be joined. Please start a new one.',
  'too-much-sound': 'This call sent too much audio and was ended.',
  'engine-not-available': 'Voice calls do not work here right now. The chat answers the same questions.',
  unexpected: 'Something went wrong in this call. Please start a new one.',
};

/** What a voice call says as its last where it ended in order. */
export const callEndMessages = {
  'server-stopped': 'The server is being restarted. Please call again in a moment.',
} as const;
