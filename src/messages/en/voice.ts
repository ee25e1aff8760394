import { plural } from '../plural.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Why no call can be made here, or went no further, and what to do. */
const problems = {
  'not-secure':
    'Voice calls need an encrypted connection (HTTPS), which this address does not have. The chat answers the same questions.',
  'not-supported':
    'This browser cannot make voice calls. A current Chrome, Edge, Firefox or Safari can. The chat answers the same questions.',
  'no-microphone': 'No microphone was found. Plug one in, or write to the expert.',
  'microphone-refused':
    'This page is not allowed to use the microphone. Allow it next to the address or in the browser settings, then start the call again.',
  'microphone-busy':
    'The microphone could not be opened. Another program may be using it. Close it and start the call again.',
  'other-tab': 'You are already in a call in another tab of this browser. End that one first.',
  'no-assistant': 'Assistant or Squad must be provided.',
  'no-answer': 'No response from server. Please check your connection and try again.',
  'connection-lost': 'The connection was lost. You can start a new call.',
} as const;
export type VoiceProblem = keyof typeof problems;

/** How a call ended, where it was not the caller who ended it. */
const endings = {
  'assistant-ended-call': 'The expert ended the call.',
  'silence-timeout': 'No one spoke for a while, so the call ended.',
  'nothing-understood':
    'No words could be understood for a few minutes, so the call ended. Check your microphone, or write to the expert.',
  'max-duration': 'The call reached the maximum length, so it ended.',
  'connection-lost': problems['connection-lost'],
  'server-stopped': 'The server restarted, so the call ended. You can start a new one.',
  'signed-out': 'You signed out, so the call ended.',
  error: 'The call was interrupted. You can start a new one.',
} as const;

export const voiceMessages = {
  talk: 'Talk with our Expert AI',
  startCall: 'Start Call',
  endCall: 'End Call',
  callStarted: 'Call started',
  callEnded: 'Call ended',
  callError: (message: string) => `Call error: ${message}`,
  unknownError: 'Unknown error occurred',
  failedToStart: 'Failed to start call',
  failedToEnd: 'Failed to end call',
  problems,
  endings,

  about: (assistant: string) =>
    `${assistant} is an AI. It hears what your microphone picks up during the call and answers aloud, in English. Your voice is not recorded.`,
  aboutHosted: (assistant: string) =>
    `${assistant} is an AI. A hosted voice service carries the call: it hears what your microphone picks up and answers aloud. This product records nothing.`,
  keepTranscript: 'Keep a written transcript of this call with my account',
  off: 'Voice calls are switched off in this installation. The chat answers the same questions.',
  headset: 'A headset gives the best sound.',
  checkMicrophone: 'Check my microphone',
  stopChecking: 'Stop checking',
  checkHint: 'Say something. The bar follows your voice.',
  chatInstead: 'Chat instead',

  call: 'Voice call',
  states: {
    'opening-microphone': 'Opening the microphone…',
    connecting: 'Connecting…',
    preparing: 'Preparing the voice…',
    listening: 'Listening',
    'you-speak': 'You are speaking',
    thinking: 'Thinking',
    'expert-speaks': 'Speaking',
    muted: 'You are muted',
    'push-to-talk': 'Hold the button to talk',
    reconnecting: 'Reconnecting…',
  },
  /** What a state that waits is waiting for. */
  hints: {
    'opening-microphone': 'Allow it if your browser asks.',
    preparing: 'The first call takes a few seconds.',
  },
  elapsed: (seconds: number) => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`,
  elapsedLabel: 'Time in the call',
  you: 'You',
  captions: 'Captions',
  noCaptions: 'What you and the expert say appears here.',
  interrupted: 'interrupted',
  said: (speaker: string, text: string) => `${speaker}: ${text}`,
  sources: 'Sources',
  moreSources: (count: number) => plural(count, { one: '1 more source', other: `${count} more sources` }),
  more: 'More',
  mute: 'Mute',
  mutedWhileSpeaking: 'You are muted, so the expert does not hear you. Unmute to speak.',
  muteKey: 'M',
  pushToTalk: 'Push to talk',
  holdToTalk: 'Hold to talk',
  holding: 'Release when you are done',
  holdHint: 'Hold the button, or Space on it',
  microphone: 'Microphone',
  microphoneLevel: 'Microphone level',
  microphoneNumber: (number: number) => `Microphone ${number}`,
  cannotHear:
    'We cannot hear you. Check that the microphone is on and the right one is chosen, or write instead.',
  cannotHearCheck: 'We cannot hear you. Check that the microphone is on and the right one is chosen.',
  microphoneChanged: (label: string) => `Your microphone was unplugged. The call continues with ${label}.`,
  microphoneGone: 'Your microphone was unplugged. Plug one in, or write instead.',
  typed: 'Write to the expert',
  typedPlaceholder: 'A name, or a question…',
  send: 'Send',
  continueInChat: 'Continue in chat',
  showCall: 'Show call',
  inCall: (assistant: string) => `In a call with ${assistant}`,
  endedAfter: (length: string) => `The call lasted ${length}.`,
} as const;
