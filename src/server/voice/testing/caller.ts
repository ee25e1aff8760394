import { WebSocket } from 'ws';
import { liveCallPath, type ServerMessage, voiceFrameSamples, voiceSampleRate } from '#contract/voice.ts';
import { bytesOf } from '../engines/sound.ts';

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A call client that behaves like the web client, in real time or as fast as possible. */
export interface Caller {
  messages: ServerMessage[];
  /** Samples of each turn received. */
  sound: Map<number, Int16Array[]>;
  /** When the last voice of the current turn was sent, and when the first audio of each turn arrived. */
  spokeUntil: number;
  firstSoundAt: Map<number, number>;
  send(message: object): void;
  /** Sends audio, in real time if so configured. Resolves when all of it was sent. */
  speak(sound: Int16Array): Promise<void>;
  /** Silence, in ms. */
  pause(ms: number): Promise<void>;
  /** The first matching message of a kind that has not been returned yet. */
  next<Type extends ServerMessage['type']>(
    type: Type,
    fits?: (message: MessageOf<Type>) => boolean,
  ): Promise<MessageOf<Type>>;
  /** Terminates the connection. */
  cut(): void;
  /** Closes the connection as a browser does when its page is left. */
  leave(): Promise<void>;
  close(): Promise<void>;
  closed: Promise<{ code: number }>;
}

interface CallerOptions {
  /** 'ws://127.0.0.1:40123' */
  origin: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
  /** Whether audio is sent and played in real time. */
  isRealTime?: boolean;
  /** Whether it reports playback; without reports the server stops at the second sentence. */
  plays?: boolean;
}

const frameMs = (voiceFrameSamples / voiceSampleRate) * 1000;

export async function connectCaller({
  origin,
  query,
  headers = {},
  isRealTime = false,
  plays = true,
}: CallerOptions): Promise<Caller> {
  const socket = new WebSocket(`${origin}${liveCallPath}?${new URLSearchParams(query)}`, { headers });
  const messages: ServerMessage[] = [];
  const unread: ServerMessage[] = [];
  const sound = new Map<number, Int16Array[]>();
  const firstSoundAt = new Map<number, number>();
  const waiting = new Set<() => void>();
  let sentence: MessageOf<'answer-sentence'> | undefined;
  /** When the audio so far will have been played, by this process's clock. */
  let playedUntil = 0;
  let playing: { turn: number; timers: Set<NodeJS.Timeout> } | undefined;
  const closed = new Promise<{ code: number }>((resolve) =>
    socket.once('close', (code) => {
      for (const timer of playing?.timers ?? []) clearTimeout(timer);
      resolve({ code });
      for (const wake of waiting) wake();
    }),
  );

  const caller: Caller = {
    messages,
    sound,
    spokeUntil: 0,
    firstSoundAt,
    send: (message) => socket.send(JSON.stringify(message)),
    async speak(samples) {
      const startedAt = performance.now();
      for (let at = 0, count = 0; at < samples.length; at += voiceFrameSamples, count += 1) {
        const frame = new Int16Array(voiceFrameSamples);
        frame.set(samples.subarray(at, at + voiceFrameSamples));
        if (isRealTime) await until(startedAt + count * frameMs);
        if (socket.readyState !== socket.OPEN) return;
        socket.send(bytesOf(frame));
        if (frame.some((sample) => Math.abs(sample) > 300)) caller.spokeUntil = performance.now();
      }
    },
    pause: (ms) => caller.speak(new Int16Array((ms / 1000) * voiceSampleRate)),
    async next(type, fits = () => true) {
      for (;;) {
        const at = unread.findIndex((message) => message.type === type && fits(message as never));
        if (at !== -1) return unread.splice(0, at + 1).at(-1) as never;
        if (socket.readyState >= socket.CLOSING) {
          throw new Error(`The call ended without '${type}'. It said: ${JSON.stringify(messages.slice(-5))}`);
        }
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake);
            resolve();
          };
          waiting.add(wake);
        });
      }
    },
    cut: () => socket.terminate(),
    async leave() {
      socket.close(1001);
      await closed;
    },
    async close() {
      socket.close();
      await closed;
    },
    closed,
  };

  /** Reports a sentence's start and end when it would be played. */
  function playSentence({ turn, sentence: index }: MessageOf<'answer-sentence'>, samples: number): void {
    if (!plays) return;
    if (playing?.turn !== turn) playing = { turn, timers: new Set() };
    const { timers } = playing;
    const now = performance.now();
    const startAt = isRealTime ? Math.max(now, playedUntil) : now;
    playedUntil = isRealTime ? startAt + (samples / voiceSampleRate) * 1000 : now;
    for (const [state, at] of [
      ['started', startAt],
      ['finished', playedUntil],
    ] as const) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (socket.readyState === socket.OPEN)
          caller.send({ type: 'playback', turn, sentence: index, state });
      }, at - now);
      timers.add(timer);
    }
  }

  /** Samples of the current sentence; another message completes it. */
  let coming = 0;
  function complete(): void {
    if (sentence && coming > 0) playSentence(sentence, coming);
    sentence = undefined;
    coming = 0;
  }
  let completing: NodeJS.Timeout | undefined;

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) {
      const turn = data.readUInt32LE(0);
      const samples = new Int16Array((data.length - 4) / 2);
      for (let at = 0; at < samples.length; at += 1) samples[at] = data.readInt16LE(4 + at * 2);
      if (!firstSoundAt.has(turn)) firstSoundAt.set(turn, performance.now());
      sound.set(turn, [...(sound.get(turn) ?? []), samples]);
      coming += samples.length;
      // Its frames come in a burst; if nothing follows, the sentence is complete too.
      clearTimeout(completing);
      completing = setTimeout(complete, isRealTime ? 20 : 0);
      return;
    }
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'answer-sentence') {
      complete();
      sentence = message.isSilent ? undefined : message;
    }
    if (message.type === 'assistant-audio-end') complete();
    if (message.type === 'interrupt' && playing?.turn === message.turn) {
      for (const timer of playing.timers) clearTimeout(timer);
      playedUntil = 0;
      sentence = undefined;
      coming = 0;
    }
    messages.push(message);
    unread.push(message);
    for (const wake of waiting) wake();
  });

  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  return caller;
}

function until(at: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));
}
