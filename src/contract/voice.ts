import * as z from 'zod/mini';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';
import { maxTypedTextLength } from './voice-start.ts';

export * from './voice-start.ts';

/** Why a call ended, by Vapi's names where it has one. */
export const callEndReasons = [
  'customer-ended-call',
  'silence-timeout',
  /** There was sound for minutes, but no word was understood. */
  'nothing-understood',
  'max-duration',
  /** The connection was lost and did not come back in time. */
  'connection-lost',
  'server-stopped',
  /** The session in which the caller made it has ended. */
  'signed-out',
  'error',
] as const;
export type CallEndReason = (typeof callEndReasons)[number];

const turn = z.int().check(z.minimum(0), z.maximum(0xffff_ffff));
const sentence = z.int().check(z.minimum(0), z.maximum(10_000));

/**
 * What a client says in text. Its binary frames are sound: `voiceFrameSamples` samples each, in the pace
 * they are heard.
 */
export const callerMessage = z.discriminatedUnion('type', [
  /** Begins the call, once the client is ready to play: the expert says hello. */
  z.object({ type: z.literal('start') }),
  /**
   * A sentence begins to play, or has been played to its end. Only what was heard counts as said: on
   * 'started' a caption may be shown.
   */
  z.object({ type: z.literal('playback'), turn, sentence, state: z.enum(['started', 'finished']) }),
  /** While muted no sound is expected; after `maxMutedSeconds` the call ends. */
  z.object({ type: z.literal('mute'), isMuted: z.boolean() }),
  /** Typed instead of spoken. */
  z.object({
    type: z.literal('text'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTypedTextLength)),
  }),
  /**
   * Push to talk: while held the turn stays open, letting go ends it, and nothing else is listened to. The
   * first one turns it on, one with `isOn` false off again: the microphone is open as before.
   */
  z.object({ type: z.literal('push-to-talk'), isHeld: z.boolean(), isOn: z.optional(z.boolean()) }),
  /** Ends the call; `ended` answers. */
  z.object({ type: z.literal('stop') }),
]);
export type CallerMessage = z.infer<typeof callerMessage>;

const callSource = z.object({ title: z.string(), url: z.string(), detail: z.string() });
export type CallSource = z.infer<typeof callSource>;

/** Milliseconds of one turn, from the end of the caller's speech to the first sound of the answer. */
const turnFigures = {
  /** Silence waited for until the turn was taken as ended. */
  endpointMs: z.int(),
  /** Waited for the words after that; most of it is done within the silence. */
  sttMs: z.int(),
  /** Waited for the answer's first sentence. */
  answerMs: z.int(),
  /** Waited for its sound. */
  ttsMs: z.int(),
  /** From the end of speech to the first sound sent. */
  totalMs: z.int(),
};

/** These figures by their names, in the order they come in. */
export const turnParts = ['endpointMs', 'sttMs', 'answerMs', 'ttsMs', 'totalMs'] as const;

/** Failures within a call that it survives, and those that end it or keep it from beginning. */
export type CallErrorCode =
  | 'not-understood'
  | 'turn-too-long'
  | 'too-many-questions'
  | 'expert-failed'
  | 'speech-failed'
  | 'bad-message'
  | 'no-line-free'
  | 'ticket-not-valid'
  | 'too-much-sound'
  | 'engine-not-available'
  | 'unexpected';

/**
 * What the server says in text. Its binary frames are sound: an unsigned 32-bit little-endian turn, then
 * samples. A frame belongs to the sentence that `answer-sentence` named last; frames of a turn that was
 * interrupted are to be dropped.
 */
export const serverMessage = z.discriminatedUnion('type', [
  /** The connection is open. With `?resume=` and this key the client may come back to the call. */
  z.object({
    type: z.literal('ready'),
    callId: z.string(),
    resume: z.string(),
    isResumed: z.boolean(),
    /** Left of the longest call. */
    maximumSeconds: z.int(),
  }),
  /** The speech engines are loaded: what was said before and what is said now is heard. Repeated on resuming. */
  z.object({ type: z.literal('listening') }),
  z.object({ type: z.literal('user-speech-start'), turn }),
  z.object({ type: z.literal('user-speech-end'), turn }),
  /** What the caller said; 'partial' while it may still change. What was typed comes back here as well. */
  z.object({ type: z.literal('transcript'), turn, kind: z.enum(['partial', 'final']), text: z.string() }),
  /** First sound of an answer follows. */
  z.object({ type: z.literal('assistant-audio-start'), turn }),
  /** The sound of this sentence follows: show its text when that begins to play. */
  z.object({
    type: z.literal('answer-sentence'),
    turn,
    sentence,
    text: z.string(),
    /** No sound follows, as it could not be made: show the text at once. */
    isSilent: z.optional(z.boolean()),
  }),
  /** All sound of an answer was sent. */
  z.object({ type: z.literal('assistant-audio-end'), turn }),
  /** Where the spoken answer is from. */
  z.object({ type: z.literal('sources'), turn, sources: z.array(callSource) }),
  /**
   * Stop playing this turn at once: the caller speaks. Should it have been no more than an 'okay', the rest
   * comes as another turn.
   */
  z.object({ type: z.literal('interrupt'), turn }),
  z.object({ type: z.literal('metrics'), turn, ...turnFigures }),
  /** A message for the caller; the call continues unless `isFatal`. */
  z.object({ type: z.literal('error'), code: z.string(), message: z.string(), isFatal: z.boolean() }),
  /** The last message of a call. */
  z.object({ type: z.literal('ended'), reason: z.enum(callEndReasons), message: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** A question of the caller with its answer. The words are absent where the transcript was not to be kept. */
const exchangeView = z.object({
  turn: z.int(),
  at: momentField,
  said: z.optional(z.string()),
  /** What of the answer was heard. */
  heard: z.optional(z.string()),
  figures: z.optional(z.object(turnFigures)),
});

const callSummary = {
  id: idField,
  startedAt: momentField,
  /** Absent while the call is running. */
  endedAt: z.optional(momentField),
  endReason: z.optional(z.enum(callEndReasons)),
  /** How often the caller spoke or typed. */
  turns: z.int(),
  hasTranscript: z.boolean(),
};
export const callView = z.object(callSummary);
export type CallView = z.infer<typeof callView>;
const callDetails = z.object({ ...callSummary, exchanges: z.array(exchangeView) });
export type CallDetails = z.infer<typeof callDetails>;

export const listVoiceCalls = defineOperation({
  id: 'listVoiceCalls',
  method: 'GET',
  path: '/voice/calls',
  feature: 'Voice',
  access: 'session',
  query: z.object({ cursor: cursorField }),
  output: z.object({ status: z.literal('success'), calls: z.array(callView), nextCursor: nextCursorField }),
  success: 200,
  failures: [],
});

export const readVoiceCall = defineOperation({
  id: 'readVoiceCall',
  method: 'GET',
  path: '/voice/calls/{id}',
  feature: 'Voice',
  access: 'session',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), call: callDetails }),
  success: 200,
  failures: ['voice-call-not-found'],
});

export const deleteVoiceCall = defineOperation({
  id: 'deleteVoiceCall',
  method: 'DELETE',
  path: '/voice/calls/{id}',
  feature: 'Voice',
  access: 'session',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['voice-call-not-found', 'already-in-call'],
});
