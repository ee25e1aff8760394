import { availableParallelism } from 'node:os';
import { hash as hashArgon2, verify as verifyArgon2 } from '@node-rs/argon2';
import { normalisePassword } from '#domain/accounts/password.ts';
import { Failure } from '../platform/failure.ts';

/** Hashes passwords off the event loop, with bounded concurrency. */
export interface Passwords {
  /** @throws Failure 'busy' if the queue is full */
  hash(password: string): Promise<string>;
  /** @throws Failure 'busy' if the queue is full */
  verify(hash: string, password: string): Promise<boolean>;
}

interface Options {
  /** Maximum concurrent hashes. */
  atOnce?: number;
  /** Maximum waiting hashes; the next one is refused. */
  maxWaiting?: number;
  /** How much a hash costs; tests that are about something else take the least. */
  cost?: typeof minimumCost;
}

/**
 * The minimum of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. The algorithm is the library's
 * default, argon2id.
 */
const minimumCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One more than cores, so that none idles while the event loop hands over the next; one of the four threads in Node's
 * pool is left free for file and DNS work.
 */
const defaultAtOnce = Math.min(availableParallelism() + 1, 3);

/** A queue that drains within about two seconds; later requests should retry instead. */
const waitingPerHash = 64;
const retryAfterSeconds = 2;

export function createPasswords({
  atOnce = defaultAtOnce,
  maxWaiting = atOnce * waitingPerHash,
  cost = minimumCost,
}: Options = {}): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new Failure('busy', { retryAfterSeconds });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot goes directly to the next in the queue, so none can overtake.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hashArgon2(normalisePassword(password), cost)),
    verify: (hash, password) => inTurn(() => verifyArgon2(hash, normalisePassword(password))),
  };
}
