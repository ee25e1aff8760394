import type { Log } from './log.ts';
import { withTimeout } from './with-timeout.ts';

/** A value that operators may change at any time, on any instance. */
export interface LiveValue<Value> {
  /** As it was known last. */
  known(): Value;
  /** As it is now, on every instance; the same object as long as nothing has changed. */
  current(): Promise<Value>;
  /** Reads it without a time limit. Whoever changed it waits for this, and sees the change from then on. */
  reread(): Promise<void>;
}

interface Options<Value> {
  /** What holds until the database has answered. */
  initial: Value;
  /** Asks the database. @param known returned again if nothing has changed */
  read(known: Value): Promise<Value>;
  /** The log's sentence if it could not be read. */
  failure: string;
  log: Log;
}

/** How long the database may take to say whether a value has changed, in ms: a page waits for it. */
const timeoutMs = 300;
/** After a failure callers are not kept waiting for this long, in ms. */
const pauseAfterFailure = 1_000;

/**
 * Reads a value from the database. Each use asks, so that a change holds on all instances at once. If the database does
 * not answer, the last known value applies.
 */
export async function openLiveValue<Value>({
  initial,
  read,
  failure,
  log,
}: Options<Value>): Promise<LiveValue<Value>> {
  let known = initial;
  let reading: Promise<void> | undefined;
  let nextReading: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  function refresh(): Promise<void> {
    // A read that is under way may have begun before the change that this caller has seen.
    if (reading) nextReading ??= reading.then(start);
    return nextReading ?? start();
  }

  function start(): Promise<void> {
    nextReading = undefined;
    reading = read(known)
      .then((value) => {
        known = value;
      })
      .catch((error: unknown) => {
        failedAt = performance.now();
        log.warn({ err: error }, failure);
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  await refresh();
  return {
    known: () => known,
    reread: refresh,
    async current() {
      const asked = refresh();
      const mayWait = performance.now() - failedAt > pauseAfterFailure;
      if (mayWait && (await withTimeout(asked, timeoutMs)) === 'late') failedAt = performance.now();
      return known;
    },
  };
}
