import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serverMessage, voiceSampleRate } from '#contract/voice.ts';
import type { ServerProcess } from '#server/platform/testing/server-process.ts';
import { waveOf } from '#server/voice/engines/wave.ts';
import { register } from '../../e2e/support/accounts.ts';
import { microphoneFlags, supportModal } from '../../e2e/support/call.ts';
import { enter } from '../../e2e/support/test.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { type Moment, watchPageSound } from './page-sound.ts';

/** Times of one call as the caller hears them, in ms, in the order of the turns. */
export interface HeardTimes {
  /** From the end of speech to the first sound of the answer. */
  answers: number[];
  /** From the start of speech to the last sound of the interrupted answer. */
  interruptions: number[];
  /** Number of unanswered questions. */
  unanswered: number;
  /** Number of interruptions that did not stop the answer before the question ended. */
  unheard: number;
  /** Times reported by the server for each part. */
  parts: Record<'endpointMs' | 'sttMs' | 'answerMs' | 'ttsMs' | 'totalMs', number[]>;
}

/** The engines load and the expert says hello meanwhile. */
const startMs = 12_000;
/** How long an answer is listened to before the next question goes into it. */
const pauseMs = 4_500;
/** Quieter samples count as silence, such as noise and fading words. */
const audible = 0.01;

/** Plays sentences through the browser's microphone into a call, each during the previous answer. */
export async function callInBrowser(
  server: ServerProcess,
  sounds: readonly Int16Array[],
): Promise<HeardTimes> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-bench-microphone-'));
  const file = join(folder, 'microphone.wav');
  const row = inARow(sounds);
  await writeFile(file, waveOf(row, voiceSampleRate));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: microphoneFlags(file),
  });
  try {
    const context = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
    await enter(context, server.origin, await register(server.origin));
    const page = await context.newPage();
    const sound = await watchPageSound(page);
    const parts: HeardTimes['parts'] = { endpointMs: [], sttMs: [], answerMs: [], ttsMs: [], totalMs: [] };
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload !== 'string') return;
        const message = serverMessage.parse(JSON.parse(payload));
        if (message.type !== 'metrics') return;
        for (const [name, values] of Object.entries(parts)) values.push(message[name as 'sttMs']);
      }),
    );
    await page.goto('/app/dashboard');
    await page.getByRole('banner').getByRole('button', { name: 'Support' }).click();
    const { start, end } = supportModal(page);
    await start.click();
    await end.waitFor();
    // The microphone plays the file once, in real time.
    await sound.reach(row.length / voiceSampleRate);
    const moments = await sound.take();
    await end.click();
    return { ...timesIn(moments), parts };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The sentences with pauses between them and microphone noise. */
function inARow(sounds: readonly Int16Array[]): Int16Array {
  const samplesOf = (ms: number) => Math.round((ms / 1000) * voiceSampleRate);
  const pause = samplesOf(pauseMs);
  const row = new Int16Array(
    samplesOf(startMs) + sounds.reduce((length, sound) => length + sound.length + pause, 0),
  );
  row.forEach((_, at) => {
    row[at] = Math.round((Math.random() - 0.5) * 60);
  });
  let at = samplesOf(startMs);
  for (const sound of sounds) {
    row.set(sound, at);
    at += sound.length + pause;
  }
  return row;
}

/** Computes the caller's waiting times from the page's input and output. */
function timesIn(moments: readonly Moment[]): Omit<HeardTimes, 'parts'> {
  const times: Omit<HeardTimes, 'parts'> = { answers: [], interruptions: [], unanswered: 0, unheard: 0 };
  const said = utterancesIn(moments);
  said.forEach(({ from, to }, index) => {
    const next = said[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const within = moments.filter(({ at }) => at > from - 0.1 && at < next);
    const isInto = within.some(({ at, played }) => at <= from && played > 0);
    const lastOfOld = within.findLast(({ at, played }) => at <= to && played > 0)?.at;
    if (isInto && lastOfOld !== undefined) {
      if (lastOfOld < to - 0.1) times.interruptions.push((lastOfOld - from) * 1000);
      else times.unheard += 1;
    }
    const first = within.find(({ at, played }) => at > to && played > audible)?.at;
    if (first === undefined) times.unanswered += 1;
    else times.answers.push((first - to) * 1000);
  });
  return times;
}

function utterancesIn(moments: readonly Moment[]): { from: number; to: number }[] {
  const said: { from: number; to: number }[] = [];
  for (const { at, heard } of moments) {
    if (heard <= audible) continue;
    const last = said.at(-1);
    if (last && at - last.to < 1) last.to = at;
    else said.push({ from: at, to: at });
  }
  return said;
}
