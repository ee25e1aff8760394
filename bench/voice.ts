/**
 * Measures voice calls with the real engines and the built-in expert: response time, reaction to an
 * interruption, eight simultaneous calls, memory, recognition with and without the correction of names, and
 * the evaluation's score for spoken questions.
 *
 * `node bench/voice.ts [--first] [--questions=40] [recognition | spoken | browser | turns | eight ...]`. With --first it gets priority over other
 * processes, if permitted. BENCH_CLIPS is a folder of recorded speech: WAV files of 16 kHz with the text in a file
 * of the same name and the extension '.txt'.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { apiBase } from '#contract/operation.ts';
import { voiceSampleRate } from '#contract/voice.ts';
import { voiceSettings } from '#server/configuration/voice-settings.ts';
import { builtSearch, knowledgeIn } from '#server/knowledge/knowledge.ts';
import { type ServerProcess, startServerProcess } from '#server/platform/testing/server-process.ts';
import { openEngines } from '#server/voice/engines/open-engines.ts';
import { samplesIn } from '#server/voice/engines/sound.ts';
import { waveHeadOf } from '#server/voice/engines/wave.ts';
import { openRepair } from '#server/voice/repair/repair.ts';
import { type Caller, connectCaller } from '#server/voice/testing/caller.ts';
import { anonymousKey } from '../e2e/support/server.ts';
import { callInBrowser } from './voice/in-the-browser.ts';
import { scoreSpoken } from './voice/spoken-evaluation.ts';
import { names, openVoices, questions, voices } from './voice/spoken-questions.ts';

const [, , ...given] = process.argv;
const wanted = given.filter((each) => !each.startsWith('--'));
if (given.includes('--first')) goFirst();
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);
const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
const say = await openVoices();
const folder = await mkdtemp(join(tmpdir(), 'landfall-bench-voice-'));

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);
const quantile = (values: readonly number[], part: number) =>
  Math.round(sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0);
const spread = (values: readonly number[]) =>
  `median ${quantile(values, 0.5)}, 95th ${quantile(values, 0.95)}, most ${quantile(values, 1)} ms (${values.length})`;

if (wants('recognition')) await measureRecognition();
if (wants('spoken')) await measureSpoken();
if (['browser', 'turns', 'eight'].some(wants)) {
  const server = await startServerProcess(folder, {
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    VOICE_CALLS_MAX: '16',
    PUBLIC_ANON_KEY: anonymousKey,
  });
  try {
    console.log(`server idle, before any call: ${memoryOf(pidOf(server))} MiB`);
    if (wants('browser')) await measureInBrowser(server);
    if (wants('turns')) await measureTurns(server);
    if (wants('eight')) await measureEight(server);
  } finally {
    await server.stop();
  }
}
await rm(folder, { recursive: true, force: true });

/** Raises the priority of the process and, because Linux schedules by terminal, of its group. */
function goFirst(): void {
  setPriority(-15);
  if (existsSync('/proc/self/autogroup')) writeFileSync('/proc/self/autogroup', '-15');
}

/** Share of names and words recognised with and without correction. */
async function measureRecognition(): Promise<void> {
  const knowledge = await knowledgeIn('knowledge', builtSearch)();
  const repair = openRepair(knowledge);
  const settings = voiceSettings.parse({});
  const engines = openEngines({ settings, folder, log: { info() {}, warn() {} } });
  const heard = (sound: Int16Array) => engines.speechToText.transcribe(sound, new AbortController().signal);
  for (const voice of voices) {
    const found = { all: 0, before: 0, after: 0 };
    const errors = { words: 0, before: 0, after: 0 };
    for (const [written, said] of questions) {
      const text = await heard(say(voice, said));
      const repaired = repair(text);
      for (const name of names.filter((each) => has(written, each))) {
        found.all += 1;
        if (has(text, name)) found.before += 1;
        if (has(repaired, name)) found.after += 1;
      }
      errors.words += wordsOf(written).length;
      errors.before += wordErrors(text, written);
      errors.after += wordErrors(repaired, written);
    }
    console.log(
      `${voice}: names ${found.before} of ${found.all}, repaired ${found.after}; word errors ${percent(errors.before, errors.words)}, repaired ${percent(errors.after, errors.words)}`,
    );
  }
  const clips = process.env.BENCH_CLIPS;
  if (clips) {
    const errors = { words: 0, before: 0, after: 0 };
    for (const file of readdirSync(clips).filter((each) => each.endsWith('.wav'))) {
      const bytes = readFileSync(join(clips, file));
      const text = await heard(samplesIn(bytes.subarray(waveHeadOf(bytes)?.dataAt ?? 44)));
      const written = readFileSync(join(clips, file.replace(/wav$/, 'txt')), 'utf8');
      errors.words += wordsOf(written).length;
      errors.before += wordErrors(text, written);
      errors.after += wordErrors(repair(text), written);
    }
    console.log(
      `human clips: word errors ${percent(errors.before, errors.words)} of ${errors.words} words, repaired ${percent(errors.after, errors.words)}`,
    );
  }
  await engines.close();
}

/** The evaluation's score for typed and for spoken questions. */
async function measureSpoken(): Promise<void> {
  const maxQuestions = Number(given.find((each) => each.startsWith('--questions='))?.split('=')[1] ?? 40);
  const engines = openEngines({ settings: voiceSettings.parse({}), folder, log: { info() {}, warn() {} } });
  const {
    questions: asked,
    typed,
    spoken,
    lost,
  } = await scoreSpoken(
    maxQuestions,
    (text) => say('rms', text),
    (sound) => engines.speechToText.transcribe(sound, new AbortController().signal),
  );
  console.log(`evaluation, ${asked} questions: ${typed} pass typed, ${spoken} spoken`);
  for (const { id, said, heard, why } of lost)
    console.log(`  ${id}: '${said}' was heard as '${heard}': ${why}`);
  await engines.close();
}

/** Measures in a page: from the input to the output of its audio graph. */
async function measureInBrowser(server: ServerProcess): Promise<void> {
  const before = load();
  const times = await callInBrowser(
    server,
    questions.map(([, said]) => say('rms', said)),
  );
  console.log(`one call in a browser, load ${before} before, ${load()} after`);
  console.log(
    `  end of speech to first sound heard: ${spread(times.answers)}, ${times.unanswered} unanswered`,
  );
  for (const [name, values] of Object.entries(times.parts)) console.log(`    ${name}: ${spread(values)}`);
  console.log(
    `  voice to silence of the answer:     ${spread(times.interruptions)}, ${times.unheard} not interrupted`,
  );
}

/** Each question interrupts the previous answer: measures response time and time to silence. */
async function measureTurns(server: ServerProcess): Promise<void> {
  const caller = await openCall(server, 'one');
  const totals: number[] = [];
  const arrivals: number[] = [];
  const interruptions: number[] = [];
  const parts: Record<string, number[]> = { endpointMs: [], sttMs: [], answerMs: [], ttsMs: [] };
  for (const [, said] of questions) {
    const sound = say('rms', said);
    const onset = sound.findIndex((sample) => Math.abs(sample) > 300) / voiceSampleRate;
    const interrupts = caller.messages.filter(({ type }) => type === 'interrupt').length;
    const from = performance.now() + onset * 1000;
    const stopped = caller.next('interrupt').then(() => performance.now() - from);
    await caller.speak(sound);
    const spokeUntil = caller.spokeUntil;
    const quiet = caller.pause(4_000);
    const metrics = await caller.next('metrics');
    totals.push(metrics.totalMs);
    for (const [name, values] of Object.entries(parts)) values.push(metrics[name as 'sttMs']);
    await quiet;
    arrivals.push((caller.firstSoundAt.get(metrics.turn) ?? Number.NaN) - spokeUntil);
    if (caller.messages.filter(({ type }) => type === 'interrupt').length > interrupts) {
      interruptions.push(await stopped);
    } else stopped.catch(() => {});
  }
  console.log(`one call, load ${load()}`);
  console.log(`  end of speech to first sound sent: ${spread(totals)}`);
  console.log(`  to first sound at the client:      ${spread(arrivals)}`);
  for (const [name, values] of Object.entries(parts)) console.log(`    ${name}: ${spread(values)}`);
  console.log(`  voice to interruption:             ${spread(interruptions)}`);
  await hangUp(caller);
  tellMemory(server, 'after one call');
}

async function measureEight(server: ServerProcess): Promise<void> {
  const callers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => openCall(server, `caller ${index}`)),
  );
  const sounds = questions.map(([, said]) => say('rms', said));
  const parts: Record<string, number[]> = { endpointMs: [], sttMs: [], answerMs: [], ttsMs: [] };
  const totals = await Promise.all(
    callers.map(async (caller, index) => {
      const values: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        await caller.speak(sounds[(index * 3 + round) % sounds.length] ?? new Int16Array());
        const quiet = caller.pause(4_000);
        const metrics = await caller.next('metrics');
        values.push(metrics.totalMs);
        for (const [name, all] of Object.entries(parts)) all.push(metrics[name as 'sttMs']);
        await quiet;
      }
      return values;
    }),
  );
  console.log(`eight calls at once, load ${load()}`);
  console.log(`  all turns: ${spread(totals.flat())}`);
  for (const [name, values] of Object.entries(parts)) console.log(`    ${name}: ${spread(values)}`);
  console.log(`  median of each call: ${totals.map((values) => quantile(values, 0.5)).join(', ')} ms`);
  tellMemory(server, 'with eight calls');
  for (const caller of callers) await hangUp(caller);
  tellMemory(server, 'after eight calls');
}

/** A call after its greeting has started. */
async function openCall(server: ServerProcess, userAgent: string): Promise<Caller> {
  const answer = await server.fetch(`${apiBase}/voice/calls`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.anonymousKey}`,
      'content-type': 'application/json',
      'user-agent': userAgent,
    },
    body: JSON.stringify({ keepTranscript: false }),
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  const caller = await connectCaller({
    origin: server.origin.replace('http', 'ws'),
    query: { ticket },
    isRealTime: true,
  });
  caller.send({ type: 'start' });
  await caller.next('assistant-audio-end');
  await caller.pause(1_500);
  return caller;
}

async function hangUp(caller: Caller): Promise<void> {
  caller.send({ type: 'stop' });
  await caller.closed;
}

function tellMemory(server: ServerProcess, when: string): void {
  const pid = pidOf(server);
  const engines = childrenOf(pid).find((child) => /engine-process/.test(commandOf(child)));
  console.log(
    `  memory ${when}: server ${memoryOf(pid)} MiB, engines ${engines ? memoryOf(engines) : 0} MiB`,
  );
}

/** The process that listens on the server's port. */
function pidOf(server: ServerProcess): number {
  const port = new URL(server.origin).port;
  const found = readdirSync('/proc').find((each) => {
    if (!/^\d+$/.test(each)) return false;
    try {
      return (
        readFileSync(`/proc/${each}/environ`, 'utf8').includes(`\0PORT=${port}\0`) &&
        commandOf(Number(each)).includes('main.ts')
      );
    } catch {
      return false;
    }
  });
  return Number(found);
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function has(text: string, name: string): boolean {
  return new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(text);
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('license', 'licence')
      .match(/[a-z0-9']+/g) ?? []
  );
}

/** Wrong, missing and additional words. */
function wordErrors(text: string, written: string): number {
  const letters = new Map<string, string>();
  const codeOf = (word: string) => {
    const known = letters.get(word) ?? String.fromCharCode(0x100 + letters.size);
    letters.set(word, known);
    return known;
  };
  return distance(wordsOf(text).map(codeOf).join(''), wordsOf(written).map(codeOf).join(''));
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`;
}
