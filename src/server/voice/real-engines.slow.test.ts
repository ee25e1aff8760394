import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { voiceSampleRate } from '#contract/voice.ts';
import { voiceSettings } from '../configuration/voice-settings.ts';
import { aPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { locate, modelFiles, moonshineTokens } from './engines/embedded/model-files.ts';
import { type Engines, openEngines } from './engines/open-engines.ts';
import { testSpeechToText } from './engines/speech-to-text.suite.ts';
import { soundOf, testTextToSpeech } from './engines/text-to-speech.suite.ts';
import { connectCaller } from './testing/caller.ts';
import { writeCraftedVoice } from './testing/crafted-voice.ts';

/*
 * Everything with the engines themselves is in this one file, so that no two of them share the processor.
 */

const folder = mkdtempSync(join(tmpdir(), 'landfall-voice-test-'));
const noLog = { info() {}, warn() {} };
/** Environment settings for voice calls. */
const settingsOf = (environment: Record<string, string>) => voiceSettings.parse(environment);

let engines: Engines;
let taxSaid: Int16Array;
let app: TestApp;
beforeAll(async () => {
  engines = openEngines({ settings: settingsOf({}), folder, log: noLog, idleMs: 50 });
  taxSaid = await soundOf(engines.textToSpeech, 'The corporate tax is nine percent of the profit.');
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
}, 60_000);
afterAll(async () => {
  await engines.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('Moonshine', () => testSpeechToText(() => ({ engine: engines.speechToText, said: taxSaid })));
describe('Flite', () => testTextToSpeech(() => engines.textToSpeech));

test('Silero detects voice frame by frame', async () => {
  const silence = new Int16Array(16_000);
  const frames = [...silence, ...taxSaid, ...silence];
  const verdicts: boolean[] = [];
  const all = Math.floor(frames.length / 512);
  await new Promise<void>((resolve) => {
    const stream = engines.turnDetector.listen((_, isSpeech) => {
      if (verdicts.push(isSpeech) < all) return;
      stream.close();
      resolve();
    });
    for (let at = 0; at < all; at += 1) stream.push(Int16Array.from(frames.slice(at * 512, at * 512 + 512)));
  });
  const first = verdicts.indexOf(true);
  expect(first).toBeGreaterThanOrEqual(31);
  expect(first).toBeLessThan(46);
  expect(verdicts.at(-1)).toBe(false);
  expect(verdicts.filter(Boolean).length).toBeGreaterThan((taxSaid.length / 512) * 0.7);
});

test('what is said while the engines are loaded is heard from its first word on', async () => {
  const cold = openEngines({ settings: settingsOf({}), folder, log: noLog });
  const release = cold.hold();
  const silence = new Int16Array(8_192);
  const frames = [...silence, ...taxSaid, ...silence];
  const all = Math.floor(frames.length / 512);
  const verdicts: boolean[] = [];
  await new Promise<void>((resolve) => {
    const stream = cold.turnDetector.listen((_, isSpeech) => {
      if (verdicts.push(isSpeech) < all) return;
      stream.close();
      resolve();
    });
    for (let at = 0; at < all; at += 1) stream.push(Int16Array.from(frames.slice(at * 512, at * 512 + 512)));
    expect(cold.pid()).toBeDefined();
  });
  expect(verdicts.indexOf(true)).toBeLessThan(30);
  expect(verdicts.filter(Boolean).length).toBeGreaterThan((taxSaid.length / 512) * 0.7);
  release();
  await cold.close();
});

test('a voice is detected as fast after a long silence as at the start', async () => {
  const hiss = (samples: number) => Int16Array.from({ length: samples }, (_, at) => ((at * 7_919) % 61) - 30);
  const question = await soundOf(engines.textToSpeech, 'Do I need an Ejari contract in Dubai?');
  const silence = hiss(5 * 16_000);
  const frames = [...silence, ...question, ...silence, ...question, ...silence];
  const onset = 2 * silence.length + question.length + question.findIndex((sample) => Math.abs(sample) > 300);
  const all = Math.floor(frames.length / 512);
  const verdicts: boolean[] = [];
  await new Promise<void>((resolve) => {
    const stream = engines.turnDetector.listen((_, isSpeech) => {
      if (verdicts.push(isSpeech) < all) return;
      stream.close();
      resolve();
    });
    for (let at = 0; at < all; at += 1) stream.push(Int16Array.from(frames.slice(at * 512, at * 512 + 512)));
  });
  const silentUntil = Math.floor(onset / 512);
  expect(verdicts[silentUntil - 1]).toBe(false);
  const noticedAfterMs = (verdicts.indexOf(true, silentUntil) + 1) * 32 - onset / 16;
  expect(noticedAfterMs).toBeLessThan(250);
});

test('speech is previewed only if no one has to wait for it', async () => {
  const { preview, transcribe } = engines.speechToText;
  const { signal } = new AbortController();
  const streams = [1, 2].map(() => engines.turnDetector.listen(() => {}));
  const isAlone = availableParallelism() === 1;
  const alone = await preview?.(taxSaid, signal);
  if (isAlone) expect(alone).toBeUndefined();
  else expect(alone).toMatch(/corporate tax/i);
  const [, beside] = await Promise.all([transcribe(taxSaid, signal), preview?.(taxSaid, signal)]);
  expect(beside).toBeUndefined();
  // More callers than cores.
  for (let count = 0; count < availableParallelism(); count += 1)
    streams.push(engines.turnDetector.listen(() => {}));
  expect(await preview?.(taxSaid, signal)).toBeUndefined();
  for (const stream of streams) stream.close();
});

test('a sentence that a caller waits for is spoken before those made ahead', async () => {
  const { signal } = new AbortController();
  const done: string[] = [];
  const made = async (name: string, isAhead: boolean) => {
    for await (const _ of engines.textToSpeech.speak(`The ${name} is due.`, signal, isAhead));
    done.push(name);
  };
  await Promise.all([made('first', true), made('second', true), made('third', true), made('urgent', false)]);
  expect(done).toEqual(['first', 'urgent', 'second', 'third']);
});

test('crashed engines are restarted: running requests fail, new ones work', async () => {
  const release = engines.hold();
  await engines.ready();
  const pid = engines.pid() ?? 0;
  const under = engines.speechToText.transcribe(taxSaid, new AbortController().signal);
  await new Promise(setImmediate);
  process.kill(pid, 'SIGKILL');
  await expect(under).rejects.toThrow('ended on the way');
  await expect
    .poll(
      () =>
        engines.ready().then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(engines.pid()).not.toBe(pid);
  expect(await engines.speechToText.transcribe(taxSaid, new AbortController().signal)).toMatch(/tax/i);

  // Released by all: they unload.
  const next = engines.pid() ?? 0;
  release();
  await expect.poll(() => existsSync(`/proc/${next}`), { timeout: 10_000 }).toBe(false);
});

test("a model in the operator's folder is used", async () => {
  const own = mkdtempSync(join(folder, 'moonshine-'));
  for (const file of Object.values(modelFiles.tiny)) {
    symlinkSync(locate(file) ?? '', join(own, file.path.split('/').at(-1) ?? ''));
  }
  symlinkSync(await moonshineTokens(folder), join(own, 'tokens.txt'));
  const settings = settingsOf({ VOICE_STT_MODEL_DIR: own });
  const chosen = openEngines({ settings, folder, log: noLog });
  expect(await chosen.speechToText.transcribe(taxSaid, new AbortController().signal)).toMatch(/tax/i);
  await chosen.close();
});

describe("a voice in the operator's folder", () => {
  const own = join(folder, 'own-voice');
  let chosen: Engines;
  beforeAll(() => {
    writeCraftedVoice(own);
    chosen = openEngines({ settings: settingsOf({ VOICE_TTS_MODEL_DIR: own }), folder, log: noLog });
  });
  afterAll(() => chosen.close());

  testTextToSpeech(() => chosen.textToSpeech);

  test('it is named in the start log, and its audio is resampled for calls', async () => {
    expect(chosen.textToSpeech.description).toBe(`the voice in ${own}`);
    // A tenth of a second for each of three letters and the full stop.
    const { length } = await soundOf(chosen.textToSpeech, 'Tax.');
    expect(length).toBeGreaterThan(voiceSampleRate * 0.25);
    expect(length).toBeLessThan(voiceSampleRate * 0.75);
  });
});

test('a model that crashes its process is reported to callers and not retried at once', async () => {
  const own = join(folder, 'broken-voice');
  writeCraftedVoice(own);
  // Without a token for the pause between words the engine aborts.
  writeFileSync(join(own, 'tokens.txt'), 'a 1\n');
  const chosen = openEngines({ settings: settingsOf({ VOICE_TTS_MODEL_DIR: own }), folder, log: noLog });
  expect(chosen.problem()).toBeUndefined();
  chosen.hold();
  await expect(chosen.ready()).rejects.toThrow();
  expect(chosen.problem()).toBe('not-running');
  expect(chosen.pid()).toBeUndefined();
  await expect(chosen.ready()).rejects.toThrow();
  expect(chosen.pid()).toBeUndefined();
  await chosen.close();
});

test('invalid models turn off voice calls and nothing else', async () => {
  const settings = settingsOf({ VOICE_STT_MODEL_DIR: '/nowhere' });
  expect(() => openEngines({ settings, folder, log: noLog })).toThrow('nothing to read');
  const without = await startTestApp({ settings: { VOICE_STT_MODEL_DIR: '/nowhere' } });
  const headers = { authorization: `Bearer ${without.anonymousKey}` };
  const answer = await without.fetch('/functions/v1/voice/settings', { headers });
  // The operator sees the folder; visitors only see that there are no calls.
  expect(without.services.voice.description).toContain(
    'VOICE_STT_MODEL_DIR: there is nothing to read in /nowhere',
  );
  expect(await answer.json()).toMatchObject({
    provider: 'off',
    reason: 'Voice calls are not set up completely here. The chat answers the same questions.',
  });
  expect((await without.fetch('/app/')).status).not.toBe(500);
  await without.close();
});

test('a whole call: a question, the answer, an interruption, another question, the end', async () => {
  const [first, second] = [
    await soundOf(engines.textToSpeech, 'How much does a D M C C licence cost with two visas?'),
    await soundOf(engines.textToSpeech, 'And how long does it take?'),
  ];
  const person = await aPerson(app);
  const { body } = await person.call('POST', '/voice/calls', { body: { keepTranscript: true } });
  const caller = await connectCaller({
    origin: app.url.replace('http', 'ws'),
    query: { ticket: body.ticket },
    isRealTime: true,
  });
  caller.send({ type: 'start' });
  await caller.next('answer-sentence', ({ text }) => text.includes('an AI'));

  await caller.speak(first);
  const quiet = caller.pause(3_000);
  const { turn, text } = await caller.next('transcript', ({ kind }) => kind === 'final');
  expect(text).toContain('DMCC');
  expect(text).toContain('two visas');
  await caller.next('assistant-audio-start', (message) => message.turn === turn);
  await quiet;
  // A question is part of the next one if nothing of its answer was heard.
  await caller.pause(1_500);
  expect(caller.sound.get(turn)?.length).toBeGreaterThan(0);

  await caller.speak(second);
  await caller.next('interrupt', (message) => message.turn === turn);
  const rest = caller.pause(3_000);
  const next = await caller.next('transcript', ({ kind }) => kind === 'final');
  expect(next.text).toMatch(/how long/i);
  await caller.next('assistant-audio-start', (message) => message.turn === next.turn);
  await rest;
  caller.send({ type: 'stop' });
  expect(await caller.next('ended')).toMatchObject({ reason: 'customer-ended-call' });
  await caller.closed;

  const { body: kept } = await person.call('GET', `/voice/calls/${body.callId}`);
  expect(kept.call.exchanges[0]).toMatchObject({ said: text, figures: { totalMs: expect.any(Number) } });
}, 60_000);
