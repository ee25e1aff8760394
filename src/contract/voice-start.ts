import * as z from 'zod/mini';
import { problem } from './field-problem.ts';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';

/* What a page needs to start a call. The messages of a call are larger, so they are in another file. */

/** Samples a second of all sound on the wire: 16-bit signed, little-endian, mono. */
export const voiceSampleRate = 16_000;
/** Samples of each frame that a client sends: 32 ms. */
export const voiceFrameSamples = 512;
/** Where a call's WebSocket is, with the ticket or what `ready` gave to come back with as its query. */
export const liveCallPath = '/voice/calls/live';
/** How long a ticket lasts, in seconds. It is good for one connection. */
export const ticketSeconds = 60;
/** How long a call waits for a client whose connection was lost, in seconds. */
export const reconnectSeconds = 10;
/** Maximum length of a call, in seconds. */
export const maxCallSeconds = 30 * 60;
/** How long a caller may stay muted without any activity, in seconds; the expert asks 15 seconds before. */
export const maxMutedSeconds = 10 * 60;
/** Maximum length of a text that can be typed in a call, in characters. */
export const maxTypedTextLength = 1_000;
/** Close code of a connection that ended for good; the last message says why. */
export const callOverCode = 4000;

export const readVoiceSettings = defineOperation({
  id: 'readVoiceSettings',
  method: 'GET',
  path: '/voice/settings',
  feature: 'Voice',
  access: 'key',
  output: z.object({
    status: z.literal('success'),
    provider: z.enum(['embedded', 'hosted', 'off']),
    /** If off: a sentence for people. */
    reason: z.optional(z.string()),
    /** What the caller may speak, as language tags. */
    languages: z.array(z.string()),
    /** Where hosted: what the client of the hosted service needs. Nothing of it is secret. */
    hosted: z.optional(
      z.object({
        publicKey: z.string(),
        baseUrl: z.string(),
        assistantId: z.optional(z.string()),
        squadId: z.optional(z.string()),
      }),
    ),
  }),
  success: 200,
  failures: [],
});

export const openVoiceCall = defineOperation({
  id: 'openVoiceCall',
  method: 'POST',
  path: '/voice/calls',
  feature: 'Voice',
  access: 'key',
  idempotent: true,
  input: z.object({
    /** Whether the words of the call may be kept. A visitor's never are. */
    keepTranscript: z.boolean(problem('not-boolean', { name: 'keepTranscript' })),
  }),
  output: z.object({
    status: z.literal('success'),
    /** For one connection, within `ticketSeconds`. */
    ticket: z.string(),
    callId: idField,
    /** Path of the WebSocket, to which '?ticket=' is added. */
    address: z.string(),
    maximumSeconds: z.int(),
    /** Whether the words of the call will be kept. */
    keepsTranscript: z.boolean(),
  }),
  success: 201,
  failures: ['voice-off', 'too-many-calls', 'already-in-call', 'too-many-requests'],
});

/** Longer than any key to come back with. */
const maxKeyLength = 200;

/** For a page that is left: a request that outlives it, where the last words of its WebSocket may be cut off. */
export const leaveVoiceCall = defineOperation({
  id: 'leaveVoiceCall',
  method: 'POST',
  path: '/voice/calls/leave',
  feature: 'Voice',
  access: 'key',
  input: z.object({
    /** What `ready` gave to come back with. */
    resume: z
      .string(problem('required', { name: 'resume' }))
      .check(z.maxLength(maxKeyLength, problem('too-long', { name: 'resume', max: maxKeyLength }))),
  }),
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: [],
});
