import { availableParallelism } from 'node:os';
import { hash as hashArgon2, verify as verifyArgon2 } from '@node-rs/argon2';
import { normalisePassword } from '#domain/accounts/password.ts';
import { Failure } from '../platform/failure.ts';

/** Hashing of passwords, off the event loop and never more of it at once than the machine can bear. */
export interface Passwords {
  /** @throws Failure 'busy' when too many are waiting already */
  hash(password: string): Promise<string>;
  /** @throws Failure 'busy' when too many are waiting already */
  verify(hash: string, password: string): Promise<boolean>;
}

interface Options {
  /** How many are hashed at once. */
  atOnce?: number;
  /** How many may wait; the next one is refused. */
  maxWaiting?: number;
}

/**
 * What the OWASP Password Storage Cheat Sheet asks for at the least: 19 MiB, two passes, one lane.
 * The algorithm is the library's default, argon2id.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One per core, and one thread of Node's pool of four left free for files and names: hashes that wait
 * in that pool would hold up everything else that uses it.
 */
const defaultAtOnce = Math.min(availableParallelism(), 3);

/** A queue that drains within about two seconds; whoever comes later does better to try again. */
const waitingPerHash = 64;
const retryAfterSeconds = 2;

export function createPasswords({
  atOnce = defaultAtOnce,
  maxWaiting = atOnce * waitingPerHash,
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
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hashArgon2(normalisePassword(password), parameters)),
    verify: (hash, password) => inTurn(() => verifyArgon2(hash, normalisePassword(password))),
  };
}
