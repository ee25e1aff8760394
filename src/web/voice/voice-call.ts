import type { CallEndReason, CallSource } from '#contract/voice.ts';

/** The states of a call, as the support modal shows them. */
export type CallState = 'idle' | 'connecting' | 'active' | 'ended';

/** Why a call ended: the embedded calls' reasons, and those that only a hosted service has. */
export type EndReason = CallEndReason | 'assistant-ended-call';

/** Events of a call, apart from sound. Names and meanings are Vapi's where it has an equivalent. */
export type CallMessage =
  | {
      type: 'transcript';
      role: 'user' | 'assistant';
      transcriptType: 'partial' | 'final';
      transcript: string;
      turn?: number;
    }
  | { type: 'status-update'; status: 'in-progress' | 'ended'; endedReason?: EndReason }
  /** The caller began or stopped to speak. */
  | { type: 'speech-update'; role: 'user'; status: 'started' | 'stopped' }
  | { type: 'user-interrupted' }
  | {
      type: 'metrics';
      turn: number;
      endpointMs: number;
      sttMs: number;
      answerMs: number;
      ttsMs: number;
      voiceToVoiceMs: number;
    }
  /** Where the answer of a turn is from. */
  | { type: 'sources'; turn: number; sources: readonly CallSource[] }
  /** A message for the caller; the call continues. */
  | { type: 'notice'; code: string; message: string }
  /** The other side loads what it hears and speaks with; or the way to it is lost, or found again. */
  | { type: 'connection'; status: 'preparing' | 'lost' | 'restored' };

export interface CallError {
  code: string;
  /** For people. */
  message: string;
  cause?: unknown;
}

export interface VoiceCallEvents {
  'call-start': [];
  'call-end': [];
  /** The assistant's speech, as in Vapi. */
  'speech-start': [];
  'speech-end': [];
  /** How loud the assistant is, from 0 to 1. */
  'volume-level': [number];
  message: [CallMessage];
  /** The call could not be, or cannot go on. */
  error: [CallError];
}

export interface CallStartOptions {
  /** A hosted assistant in place of the configured one: its id, or what it is to be. */
  assistant?: string | Record<string, unknown>;
  /** What is to be different about it this time. */
  overrides?: Record<string, unknown>;
  /** Several hosted assistants in its place, in the same two ways. */
  squad?: string | Record<string, unknown>;
  consent: {
    /** Sound. We never record it; the setting is passed on to a hosted service. */
    recording: boolean;
    /** The words of both sides. */
    transcript: boolean;
  };
}

/** 'off': the microphone is open all the time. Else it is only while the button is held. */
export type PushToTalk = 'off' | 'released' | 'held';

/** A call with the expert, made by a hosted service or by this product's own server. */
export interface VoiceCall {
  readonly kind: 'embedded' | 'vapi';
  readonly state: CallState;
  /**
   * Starts the call. Answers `null` when it is started already, and when it could not be made: then an
   * `error` was emitted.
   *
   * @throws CannotStart where a call cannot even be tried
   */
  start(options: CallStartOptions): Promise<{ id: string } | null>;
  /** Ends the call, also while it connects; resolves when it is over. */
  stop(): Promise<void>;
  setMuted(isMuted: boolean): void;
  isMuted(): boolean;
  /** Takes the sound from another microphone from now on. */
  takeMicrophone(track: MediaStreamTrack): Promise<void>;
  /** Sends a typed message to the expert. */
  say(text: string): void;
  /** Push to talk: a turn lasts as long as it is held. */
  pushToTalk(mode: PushToTalk): void;
  on<E extends keyof VoiceCallEvents>(event: E, listener: (...given: VoiceCallEvents[E]) => void): () => void;
}

/** Why a call cannot even be tried; its message is for people. */
export class CannotStart extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CannotStart';
    this.code = code;
  }
}
