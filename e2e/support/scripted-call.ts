import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import type { CallerMessage, ServerMessage } from '../../src/contract/voice.ts';
import { openSupport } from './call.ts';

/** The far end of a call's connection, in a test's hand. */
export interface ScriptedLine {
  /** What came with the address. */
  query: URLSearchParams;
  /** What the page said in text, in order. */
  said: CallerMessage[];
  /** How many frames of sound came. */
  frames(): number;
  /** The loudest sample of the frames that came. */
  loudest(): number;
  say(...messages: ServerMessage[]): void;
  /** Sends a tone as the sound of a turn: of that loudness, from 0 to 1, and that long. */
  sound(turn: number, loudness: number, seconds: number): void;
  /** Speaks an answer of these sentences, a second of sound each. */
  answer(turn: number, ...sentences: string[]): void;
  /** Cuts the line without a word. */
  cut(): Promise<void>;
}

export interface ScriptedCall {
  /** The next line that the page opens. */
  next(): Promise<ScriptedLine>;
  /** The next line, taken: the server listens, and the call has begun. */
  take(): Promise<ScriptedLine>;
}

export const ready: ServerMessage = {
  type: 'ready',
  callId: 'call-1',
  resume: 'key-to-come-back',
  isResumed: false,
  maximumSeconds: 1800,
};

interface ScriptedSettings {
  settings?: Record<string, unknown>;
  /** What the call is refused with. */
  refusal?: { status: number; code: string; message: string };
}

/** Stands in for the server's part in voice calls, so that a test can say what it hears and answers. */
export async function scriptCall(
  page: Page,
  { settings, refusal }: ScriptedSettings = {},
): Promise<ScriptedCall> {
  const lines: ScriptedLine[] = [];
  const waiting: ((line: ScriptedLine) => void)[] = [];
  await page.route('**/functions/v1/voice/settings', (route) =>
    route.fulfill({ json: { status: 'success', provider: 'embedded', languages: ['en'], ...settings } }),
  );
  await page.route('**/functions/v1/voice/calls', (route) => {
    if (refusal) {
      const { status, ...body } = refusal;
      return route.fulfill({ status, json: { status: 'error', ...body } });
    }
    return route.fulfill({
      status: 201,
      json: {
        status: 'success',
        ticket: 'ticket-1',
        callId: '00000000-0000-4000-8000-000000000000',
        address: '/voice/calls/live',
        maximumSeconds: 1800,
        keepsTranscript: false,
      },
    });
  });
  await page.routeWebSocket(/\/voice\/calls\/live/, (socket) => {
    const line = lineOf(socket);
    const taker = waiting.shift();
    if (taker) taker(line);
    else lines.push(line);
  });
  const next = async () => lines.shift() ?? new Promise<ScriptedLine>((resolve) => waiting.push(resolve));
  return {
    next,
    async take() {
      const line = await next();
      line.say(ready, { type: 'listening' });
      return line;
    },
  };
}

function lineOf(socket: WebSocketRoute): ScriptedLine {
  let frames = 0;
  let loudest = 0;
  const line: ScriptedLine = {
    query: new URL(socket.url()).searchParams,
    said: [],
    frames: () => frames,
    loudest: () => loudest,
    say(...messages) {
      for (const message of messages) socket.send(JSON.stringify(message));
    },
    sound(turn, loudness, seconds) {
      const samples = Math.round(seconds * 16_000);
      for (let from = 0; from < samples; from += 1600) {
        const count = Math.min(1600, samples - from);
        const frame = Buffer.alloc(4 + count * 2);
        frame.writeUInt32LE(turn);
        for (let at = 0; at < count; at += 1) {
          const value = loudness * 0x7fff * Math.sin((2 * Math.PI * 300 * (from + at)) / 16_000);
          frame.writeInt16LE(Math.round(value), 4 + at * 2);
        }
        socket.send(frame);
      }
    },
    answer(turn, ...sentences) {
      line.say({ type: 'assistant-audio-start', turn });
      for (const [sentence, text] of sentences.entries()) {
        line.say({ type: 'answer-sentence', turn, sentence, text });
        line.sound(turn, 0.3, 1);
      }
      line.say({ type: 'assistant-audio-end', turn });
    },
    cut: () => socket.close({ code: 1001 }),
  };
  socket.onMessage((message) => {
    if (typeof message === 'string') {
      const said = JSON.parse(message) as CallerMessage;
      line.said.push(said);
      if (said.type === 'stop') line.say({ type: 'ended', reason: 'customer-ended-call', message: '' });
      return;
    }
    frames += 1;
    for (let at = 0; at + 1 < message.length; at += 2) {
      loudest = Math.max(loudest, Math.abs(message.readInt16LE(at)) / 0x8000);
    }
  });
  return line;
}

/** Opens the support modal and begins a call with the server's part in the test's hand. */
export async function beginCall(page: Page) {
  const call = await scriptCall(page);
  const support = await openSupport(page);
  await support.start.click();
  const line = await call.take();
  await expect(support.modal.getByText('Listening')).toBeVisible();
  return { ...support, call, line };
}
