import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../../platform/start-program.ts';
import type { DetectorStream, OnVerdict } from '../turn-detector.ts';
import type { EngineLoad, FromEngines, ToEngines } from './protocol.ts';

/** The part of the log that is needed here. */
export interface EngineLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface EngineHostOptions {
  load: EngineLoad;
  /** How long unused engines stay loaded, in ms; `Infinity` to never unload. */
  idleMs: number;
  log: EngineLog;
}

/** Why a request to the engines failed. */
class EngineFailure extends Error {
  /** Whether the engines are restarting, e.g. after a crash. */
  readonly isGone: boolean;

  constructor(message: string, isGone = false) {
    super(message);
    this.name = 'EngineFailure';
    this.isGone = isGone;
  }
}

/** The engines in their own process, which runs while calls need it. */
export interface EngineHost {
  /** Loads the engines and keeps them loaded until the returned function is called. */
  hold(): () => void;
  /** @throws EngineFailure if they cannot be loaded */
  ready(): Promise<void>;
  transcribe(sound: Int16Array, signal: AbortSignal): Promise<string>;
  /** `undefined` if the engines are busy. */
  preview(sound: Int16Array, signal: AbortSignal): Promise<string | undefined>;
  speak(sentence: string, signal: AbortSignal, isAhead: boolean): Promise<Int16Array>;
  listen(onVerdict: OnVerdict): DetectorStream;
  /** Why the last load failed; `undefined` if it succeeded or was not tried. */
  problem(): string | undefined;
  /** Process id, if it runs. */
  pid(): number | undefined;
  /** Stops the process and waits for its exit. */
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('engine-process.ts', import.meta.url));

/** Delays before restarting crashed engines, in ms. */
const firstPauseMs = 100;
const maxPauseMs = 30_000;
/** After this long without a crash the delays are reset, in ms. */
const steadyMs = 60_000;
/** Load timeout, in ms: far more than a slow disk takes. */
const maxLoadMs = 60_000;
const endedLoading = 'The engines ended while they were loaded.';
/** How long a failed load is not retried, in ms. */
const restMs = 60_000;
/** Frames of a caller that wait for the engines: half a minute, as long as the longest turn. */
const maxWaitingFrames = 940;

/** One run of the process. */
interface Run {
  child: ChildProcess;
  loaded: Promise<void>;
  startedAt: number;
  isLoaded: boolean;
}

/** A caller with a detector. */
interface Listener {
  onVerdict: OnVerdict;
  /** Sent, without a verdict yet. */
  frames: Int16Array[];
  /** Heard while the engines are being loaded. */
  unsent: Int16Array[];
}

interface Waiting {
  resolve(message: FromEngines): void;
  reject(error: Error): void;
}

/** Engines that load on first use and stop some time after the last. */
export function openEngineHost({ load, idleMs, log }: EngineHostOptions): EngineHost {
  let run: Run | undefined;
  let holders = 0;
  let idle: NodeJS.Timeout | undefined;
  let restart: NodeJS.Timeout | undefined;
  let crashes = 0;
  let problem: { reason: string; at: number } | undefined;
  let isClosed = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<number, Listener>();

  function start(): Run {
    clearTimeout(restart);
    restart = undefined;
    const { child, complaint } = startProgram(program);
    const loading = Promise.withResolvers<void>();
    // Waiters get the error; there may be none.
    loading.promise.catch(() => {});
    const tooLong = setTimeout(() => child.kill('SIGKILL'), maxLoadMs);
    const started: Run = { child, loaded: loading.promise, startedAt: Date.now(), isLoaded: false };
    child.on('message', (message: FromEngines) => {
      if (message.kind === 'ready') {
        clearTimeout(tooLong);
        problem = undefined;
        started.isLoaded = true;
        for (const [stream, listener] of listeners) {
          tell({ kind: 'listen', stream });
          for (const frame of listener.unsent.splice(0)) sendFrame(stream, listener, frame);
        }
        loading.resolve();
      } else if (message.kind === 'not-loaded') {
        problem = { reason: message.reason, at: Date.now() };
      } else if (message.kind === 'verdict') {
        const listener = listeners.get(message.stream);
        const frame = listener?.frames.shift();
        if (frame) listener?.onVerdict(frame, message.isSpeech);
      } else {
        const waits = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.kind === 'failed') waits?.reject(new EngineFailure(message.reason));
        else waits?.resolve(message);
      }
    });
    child.once('error', (error) => {
      problem = { reason: error.message, at: Date.now() };
    });
    child.once('exit', (code, signal) => {
      clearTimeout(tooLong);
      const wasWanted = run === started;
      if (wasWanted) run = undefined;
      // Native code that rejects a model exits without a message; a retry would fail alike.
      const isTold = problem !== undefined && problem.at >= started.startedAt;
      if (wasWanted && !started.isLoaded && !isTold) {
        problem = { reason: complaint().trim().split('\n').at(-1) || endedLoading, at: Date.now() };
      }
      loading.reject(new EngineFailure(problem?.reason ?? endedLoading, true));
      if (!wasWanted) return;
      giveUpWaiting();
      if (problem) log.warn({ reason: problem.reason }, 'The engines of voice calls could not be loaded.');
      else
        log.warn(
          { code, signal, complaint: complaint() },
          'The engines of voice calls crashed and are started again.',
        );
      crashes = Date.now() - started.startedAt > steadyMs ? 1 : crashes + 1;
      if (holders === 0 || isClosed || problem) return;
      const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (crashes - 1));
      restart = setTimeout(ensure, pause);
      restart.unref();
    });
    child.send({ kind: 'load', load } satisfies ToEngines);
    return started;
  }

  function ensure(): void {
    if (!isClosed) run ??= start();
  }

  function tell(message: ToEngines): void {
    if (run?.child.connected) run.child.send(message);
  }

  function sendFrame(stream: number, { frames }: Listener, frame: Int16Array): void {
    frames.push(frame);
    tell({ kind: 'frame', stream, frame: frame.slice() });
  }

  function giveUpWaiting(): void {
    for (const waits of waiting.values())
      waits.reject(new EngineFailure('The engines ended on the way.', true));
    waiting.clear();
    for (const { frames } of listeners.values()) frames.length = 0;
  }

  function end(): ChildProcess | undefined {
    clearTimeout(restart);
    restart = undefined;
    giveUpWaiting();
    const child = run?.child;
    run = undefined;
    if (child?.connected) child.disconnect();
    return child;
  }

  async function ready(): Promise<void> {
    if (isClosed) throw new EngineFailure('The engines are closed.');
    if (problem && !run && Date.now() - problem.at < restMs) throw new EngineFailure(problem.reason);
    // Repeated crashes wait for their delay.
    if (!restart) ensure();
    if (!run) throw new EngineFailure('The engines are about to be started again.', true);
    await run.loaded;
  }

  /** Runs a request once the engines are loaded. */
  async function ask<Answer extends FromEngines>(
    signal: AbortSignal,
    request: (id: number) => ToEngines,
  ): Promise<Answer> {
    signal.throwIfAborted();
    await ready();
    signal.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const answered = Promise.withResolvers<FromEngines>();
    waiting.set(id, answered);
    const giveUp = () => {
      if (!waiting.delete(id)) return;
      tell({ kind: 'cancel', id });
      answered.reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    tell(request(id));
    try {
      return (await answered.promise) as Answer;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  return {
    hold() {
      holders += 1;
      clearTimeout(idle);
      ready().catch(() => {});
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0 || idleMs === Number.POSITIVE_INFINITY) return;
        clearTimeout(idle);
        idle = setTimeout(() => {
          if (end()) log.info({}, 'The engines of voice calls were unloaded: no call needs them.');
        }, idleMs);
        idle.unref();
      };
    },
    ready,
    async transcribe(sound, signal) {
      const { text } = await ask<Extract<FromEngines, { kind: 'text' }>>(signal, (id) => ({
        kind: 'transcribe',
        id,
        // A copy: for a view, its whole buffer would be sent.
        sound: sound.slice(),
      }));
      return text;
    },
    async preview(sound, signal) {
      const answer = await ask<Extract<FromEngines, { kind: 'text' | 'too-busy' }>>(signal, (id) => ({
        kind: 'preview',
        id,
        sound: sound.slice(),
      }));
      return answer.kind === 'text' ? answer.text : undefined;
    },
    async speak(sentence, signal, isAhead) {
      const { sound } = await ask<Extract<FromEngines, { kind: 'sound' }>>(signal, (id) => ({
        kind: 'speak',
        id,
        sentence,
        isAhead,
      }));
      return sound;
    },
    listen(onVerdict) {
      lastId += 1;
      const stream = lastId;
      const listener: Listener = { onVerdict, frames: [], unsent: [] };
      listeners.set(stream, listener);
      if (run?.isLoaded) tell({ kind: 'listen', stream });
      return {
        push(frame) {
          if (run?.isLoaded) return sendFrame(stream, listener, frame);
          listener.unsent.push(frame);
          if (listener.unsent.length > maxWaitingFrames) listener.unsent.shift();
        },
        close() {
          listeners.delete(stream);
          tell({ kind: 'stop-listening', stream });
        },
      };
    },
    problem: () => problem?.reason,
    pid: () => run?.child.pid,
    async close() {
      isClosed = true;
      clearTimeout(idle);
      const child = end();
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
    },
  };
}
