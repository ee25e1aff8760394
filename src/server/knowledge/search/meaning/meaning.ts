import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Passage } from '../../passages.ts';
import type { WorkerAnswer, WorkerQuestion, WorkerStart } from './meaning-worker.ts';
import { searchFiles, sentencesOf } from './sentence-vectors.ts';

/** Compares questions and passages in meaning rather than in words. */
export interface Meaning {
  /**
   * How alike a question and each passage are, from -1 to 1, by the passage's number. Undefined if it cannot be told
   * now: words have to do.
   */
  compare(question: string): Promise<Float32Array | undefined>;
  /** The vector of a question; undefined if it cannot be told now. */
  vectorOf(question: string): Promise<Float32Array | undefined>;
  close(): Promise<void>;
}

/** What the thread tells of a question. */
type Compared = Omit<WorkerAnswer, 'id'>;

interface MeaningOptions {
  /** The folder that `npm run build` fills. */
  folder: string;
  passages: readonly Passage[];
  /** Called when the thread fails. */
  onFailure?: (error: Error) => void;
  /** How long the thread is kept without a question, in ms. */
  idleMs?: number;
  /** How long it is left alone after a failure, in ms. */
  pauseMs?: number;
  /** How long a comparison may take, the start of the thread included, in ms. */
  timeoutMs?: number;
}

/** The thread holds some 40 MB, which a server that nobody asks can do without. */
const usualIdleMs = 5 * 60_000;

/** An answer by words now is better than a better one much later. */
const usualTimeoutMs = 2_000;

/** A thread that cannot start is not tried again with every question. */
const usualPauseMs = 10_000;

/** Remembered questions. */
const maxRemembered = 300;

/** Maximum length of a question that is compared; the model reads no more. */
const maxLength = 600;

/**
 * Opens the comparison. The thread starts with the first question and ends when it is idle. If it fails, questions are
 * answered without it and it is started again later.
 */
export function openMeaning({
  folder,
  passages,
  onFailure,
  idleMs = usualIdleMs,
  pauseMs = usualPauseMs,
  timeoutMs = usualTimeoutMs,
}: MeaningOptions): Meaning {
  const isBuilt = Object.values(searchFiles).every((file) => existsSync(join(folder, file)));
  const waiting = new Map<number, (compared: Compared | undefined) => void>();
  /** By question, the least recently asked first. */
  const remembered = new Map<string, Promise<Compared | undefined>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 0;
  let pausedUntil = 0;
  let isClosed = false;

  function start(): Worker {
    const workerData: WorkerStart = { folder, sentences: passages.map(sentencesOf) };
    const started = new Worker(new URL('./meaning-worker.ts', import.meta.url), { workerData });
    // A thread that only waits must not keep a script from ending.
    started.unref();
    started.on('message', ({ id, ...compared }: WorkerAnswer) => settle(id, compared));
    started.on('error', (error) => {
      pausedUntil = Date.now() + pauseMs;
      onFailure?.(error instanceof Error ? error : new Error(String(error)));
    });
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      giveUp();
    });
    return started;
  }

  function settle(id: number, compared: Compared | undefined): void {
    waiting.get(id)?.(compared);
    waiting.delete(id);
    if (waiting.size > 0) return;
    worker?.unref();
    idle = setTimeout(stop, idleMs).unref();
  }

  function giveUp(): void {
    for (const id of [...waiting.keys()]) settle(id, undefined);
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    giveUp();
    clearTimeout(idle);
    await stopped?.terminate();
  }

  function ask(question: string): Promise<Compared | undefined> {
    if (!isBuilt || isClosed || Date.now() < pausedUntil) return Promise.resolve(undefined);
    worker ??= start();
    clearTimeout(idle);
    const id = nextId;
    nextId += 1;
    return new Promise((resolve) => {
      const timeout = setTimeout(() => settle(id, undefined), timeoutMs);
      waiting.set(id, (compared) => {
        clearTimeout(timeout);
        resolve(compared);
      });
      worker?.ref();
      worker?.postMessage({ id, question } satisfies WorkerQuestion);
    });
  }

  async function compared(question: string): Promise<Compared | undefined> {
    const text = question.slice(0, maxLength);
    const known = remembered.get(text);
    remembered.delete(text);
    const answer = known ?? ask(text);
    remembered.set(text, answer);
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    const found = await answer;
    // What failed once may work the next time.
    if (!found) remembered.delete(text);
    return found;
  }

  return {
    async compare(question) {
      return (await compared(question))?.alike;
    },
    async vectorOf(question) {
      return (await compared(question))?.vector;
    },
    async close() {
      isClosed = true;
      await stop();
    },
  };
}
