import type { CallEndReason, CallErrorCode, ServerMessage } from '#contract/voice.ts';
import { callErrorMessages } from '#messages/call-errors.ts';
import { callEvents, meterFor } from '../call-events.ts';
import { problem, problemOfFailure } from '../call-problem.ts';
import type { CallError, CallStartOptions, CallState, PushToTalk, VoiceCall } from '../voice-call.ts';
import type { CallSound } from './call-sound.ts';
import { connectLive, type LiveConnection } from './live-connection.ts';
import type { PlaybackEvent } from './playback-queue.ts';

/** What an embedded call is made of. */
export interface EmbeddedCallParts {
  /** Asks the server for a call. */
  openCall(
    keepTranscript: boolean,
    signal: AbortSignal,
  ): Promise<{ callId: string; ticket: string; address: string }>;
  openSound(): Promise<CallSound>;
  /** Tells the server that the page of a call is left. */
  leaveCall(resume: string): void;
}

/** Timeout for the server to confirm the end of a call, in milliseconds. */
const goodbyeTimeoutMs = 2000;
/** Frames kept of what is said while the call connects: 20 seconds. The server takes that many at once. */
const maxEarlyFrames = 625;

/** Messages that come while the server still loads its engines; any other one shows that it listens. */
const beforeListening: ReadonlySet<ServerMessage['type']> = new Set(['ready', 'error', 'ended']);

/** One call from its start to its end. */
interface Run {
  abort: AbortController;
  /** Connected: sound goes to the server, also while it loads its engines. */
  isConnected: boolean;
  /** The server listens. */
  hasBegun: boolean;
  sound?: CallSound;
  connection?: LiveConnection;
  /** What the microphone heard before the call began. */
  early: ArrayBuffer[];
  /** Texts of sentences whose sound is still to be played, by turn and number. */
  sentences: Map<string, string>;
  /** Resolves when it is over. */
  over: Promise<void>;
  announceOver(): void;
}

/** A call with this product's own server, which hears, answers and speaks by itself. */
export class EmbeddedVoiceCall implements VoiceCall {
  readonly kind = 'embedded';
  readonly #parts: EmbeddedCallParts;
  readonly #events = callEvents();
  readonly #meter = meterFor(this.#events);
  readonly on = this.#events.on;
  #state: CallState = 'idle';
  #run: Run | undefined;
  #isMuted = false;

  constructor(parts: EmbeddedCallParts) {
    this.#parts = parts;
  }

  get state(): CallState {
    return this.#state;
  }

  async start({ consent }: CallStartOptions): Promise<{ id: string } | null> {
    if (this.#run) return null;
    const run = newRun();
    this.#run = run;
    this.#state = 'connecting';
    try {
      const sound = await this.#parts.openSound();
      run.sound = sound;
      // From here on nothing that is said is lost, however long it takes to connect.
      sound.onFrame((frame) => this.#hear(run, frame));
      const opened = await this.#parts.openCall(consent.transcript, run.abort.signal);
      if (run.abort.signal.aborted) {
        this.#clear(run, 'idle');
        return null;
      }
      const hasBegun = await this.#connect(run, sound, opened);
      return hasBegun ? { id: opened.callId } : null;
    } catch (cause) {
      const wasStopped = run.abort.signal.aborted;
      this.#clear(run, 'idle');
      if (wasStopped) return null;
      // The sound could not be opened: nothing was tried yet.
      if (!run.sound) throw cause;
      this.#events.emit('error', problemOfFailure(cause));
      return null;
    }
  }

  async stop(): Promise<void> {
    const run = this.#run;
    if (!run) return;
    if (run.hasBegun) {
      // Stop playback at once instead of waiting for the server to end the call.
      run.sound?.close();
      run.connection?.send({ type: 'stop' });
      const timer = setTimeout(() => this.#end(run, 'customer-ended-call'), goodbyeTimeoutMs);
      await run.over;
      clearTimeout(timer);
      return;
    }
    run.abort.abort();
    run.connection?.send({ type: 'stop' });
    if (run.connection) this.#clear(run, 'idle');
    await run.over;
  }

  setMuted(isMuted: boolean): void {
    if (isMuted === this.#isMuted) return;
    this.#isMuted = isMuted;
    if (isMuted && this.#run) this.#run.early = [];
    this.#run?.connection?.send({ type: 'mute', isMuted });
  }

  isMuted(): boolean {
    return this.#isMuted;
  }

  async takeMicrophone(track: MediaStreamTrack): Promise<void> {
    this.#run?.sound?.takeMicrophone(track);
  }

  say(text: string): void {
    this.#run?.connection?.send({ type: 'text', text });
  }

  pushToTalk(mode: PushToTalk): void {
    this.#run?.connection?.send({ type: 'push-to-talk', isHeld: mode === 'held', isOn: mode !== 'off' });
  }

  /** Resolves once the call has begun, or with `false` when it did not. */
  #connect(
    run: Run,
    sound: CallSound,
    { ticket, address }: { ticket: string; address: string },
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const connection = connectLive({
        address: liveAddress(address),
        ticket,
        leave: this.#parts.leaveCall,
        events: {
          onMessage: (message) => {
            if (this.#run !== run) return;
            if (message.type === 'ready') this.#arrive(run, connection);
            if (!run.hasBegun && !beforeListening.has(message.type)) {
              this.#begin(run);
              resolve(true);
            }
            this.#take(run, sound, message);
          },
          onSound: (turn, samples) => sound.order({ type: 'sound', turn, samples }),
          onLost: () => this.#events.emit('message', { type: 'connection', status: 'lost' }),
          onRestored: () => this.#events.emit('message', { type: 'connection', status: 'restored' }),
          onClosed: () => {
            if (this.#run === run) this.#fail(run, problem('connection-lost'));
          },
        },
      });
      run.connection = connection;
      void run.over.then(() => resolve(run.hasBegun));
      sound.onPlayback((event) => this.#played(run, connection, event));
    });
  }

  #hear(run: Run, frame: ArrayBuffer): void {
    if (this.#run !== run || this.#isMuted) return;
    if (run.isConnected) {
      run.connection?.sendFrame(frame);
      return;
    }
    run.early.push(frame);
    if (run.early.length > maxEarlyFrames) run.early.shift();
  }

  /** Connected for the first time: what was heard so far goes out, and the server loads its engines. */
  #arrive(run: Run, connection: LiveConnection): void {
    if (run.isConnected) return;
    run.isConnected = true;
    connection.send({ type: 'start' });
    if (this.#isMuted) connection.send({ type: 'mute', isMuted: true });
    connection.sendEarly(run.early);
    run.early = [];
    this.#events.emit('message', { type: 'connection', status: 'preparing' });
  }

  #begin(run: Run): void {
    run.hasBegun = true;
    this.#state = 'active';
    this.#events.emit('call-start');
    this.#events.emit('message', { type: 'status-update', status: 'in-progress' });
  }

  #take(run: Run, sound: CallSound, message: ServerMessage): void {
    const emit = this.#events.emit;
    switch (message.type) {
      case 'user-speech-start':
      case 'user-speech-end': {
        const status = message.type === 'user-speech-start' ? 'started' : 'stopped';
        emit('message', { type: 'speech-update', role: 'user', status });
        break;
      }
      case 'transcript':
        emit('message', {
          type: 'transcript',
          role: 'user',
          transcriptType: message.kind,
          transcript: message.text,
          turn: message.turn,
        });
        break;
      case 'answer-sentence':
        run.sentences.set(`${message.turn}.${message.sentence}`, message.text);
        if (message.isSilent) this.#show(run, message.turn, message.sentence);
        else sound.order({ type: 'sentence', turn: message.turn, sentence: message.sentence });
        break;
      case 'assistant-audio-end':
        sound.order({ type: 'end', turn: message.turn });
        break;
      case 'interrupt':
        sound.order({ type: 'drop', turn: message.turn });
        // First the reason, then that it is silent.
        emit('message', { type: 'user-interrupted' });
        this.#meter.silence();
        break;
      case 'sources':
        emit('message', { type: 'sources', turn: message.turn, sources: message.sources });
        break;
      case 'metrics': {
        const { type, totalMs, ...figures } = message;
        emit('message', { type, ...figures, voiceToVoiceMs: totalMs });
        break;
      }
      case 'error':
        if (message.isFatal) this.#fail(run, { code: message.code, message: sentenceOf(message) });
        else emit('message', { type: 'notice', code: message.code, message: sentenceOf(message) });
        break;
      case 'ended':
        this.#end(run, message.reason);
    }
  }

  #played(run: Run, connection: LiveConnection, event: PlaybackEvent): void {
    if (this.#run !== run) return;
    if (event.type === 'level') {
      this.#meter.addLevel(event.level);
      return;
    }
    const { type, turn, sentence } = event;
    const state = type === 'sentence-started' ? 'started' : 'finished';
    connection.send({ type: 'playback', turn, sentence, state });
    if (state === 'started') this.#show(run, turn, sentence);
  }

  /** A sentence begins to be heard, or is to be read in place of that. */
  #show(run: Run, turn: number, sentence: number): void {
    const key = `${turn}.${sentence}`;
    const transcript = run.sentences.get(key);
    run.sentences.delete(key);
    if (transcript === undefined) return;
    this.#events.emit('message', {
      type: 'transcript',
      role: 'assistant',
      transcriptType: 'final',
      transcript,
      turn,
    });
  }

  #fail(run: Run, error: CallError): void {
    this.#clear(run, 'idle');
    this.#events.emit('error', error);
  }

  #end(run: Run, reason: CallEndReason): void {
    if (this.#run !== run) return;
    if (!run.hasBegun) {
      this.#fail(run, problem('connection-lost'));
      return;
    }
    this.#clear(run, 'ended');
    this.#events.emit('call-end');
    this.#events.emit('message', { type: 'status-update', status: 'ended', endedReason: reason });
  }

  #clear(run: Run, state: CallState): void {
    if (this.#run !== run) return;
    this.#run = undefined;
    this.#state = state;
    this.#isMuted = false;
    run.connection?.close();
    run.sound?.close();
    this.#meter.silence();
    run.announceOver();
  }
}

function newRun(): Run {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    abort: new AbortController(),
    isConnected: false,
    hasBegun: false,
    early: [],
    sentences: new Map(),
    over: promise,
    announceOver: resolve,
  };
}

/** What the page says about an error of a call; the server's own sentence if the page does not know its code. */
function sentenceOf({ code, message }: { code: string; message: string }): string {
  return Object.hasOwn(callErrorMessages, code) ? callErrorMessages[code as CallErrorCode] : message;
}

/** The address of a WebSocket on this page's own host, or on the one that is named. */
function liveAddress(path: string): string {
  if (/^wss?:/.test(path)) return path;
  return new URL(path, window.location.href).href.replace(/^http/, 'ws');
}
