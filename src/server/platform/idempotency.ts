import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database/database.ts';
import type { Transaction } from './database/scope.ts';
import { Failure } from './failure.ts';
import { openSeal } from './seal.ts';

/** How long a repeated request gets the answer of the first one, in seconds. */
const keptSeconds = 24 * 60 * 60;
/** After this long without an answer the server that worked on it is taken for gone, in seconds. */
const leaseSeconds = 60;

/** How long a repeated request waits for the answer of the first one, in ms, and how often it looks. */
const waitMs = 5_000;
const pollMs = 50;

/** A request that carries the header Idempotency-Key. */
interface KeyedRequest {
  key: string;
  /** Whose key it is: two callers may choose the same one. */
  caller: string;
  operation: string;
  /** What is asked for, as text: the same key may not ask for anything else. */
  content: string;
}

/** A successful answer. */
export interface StoredAnswer {
  body: string;
  headers: Record<string, string>;
  /** The values of its Set-Cookie headers. */
  cookies: readonly string[];
}

/** A request that is being carried out. */
interface ClaimedRequest {
  /**
   * Stores the answer in the transaction that does the work, so that neither is there without the other.
   *
   * @throws Failure 'request-in-progress' where the same request was answered meanwhile
   */
  store(transaction: Pick<Transaction, 'client'>, answer: StoredAnswer): Promise<void>;
  /** Stores the answer once the work is done, unless its transaction has stored it. */
  complete(answer: StoredAnswer): Promise<void>;
  /** Lets the same request be made again, after one that failed. */
  release(): Promise<void>;
}

/** Makes a request that is repeated with its key answer like the first one, and have no other effect. */
export interface Idempotency {
  /**
   * Waits a few seconds for a request that is still being carried out.
   *
   * @returns the stored answer of an earlier request, or the claimed request
   * @throws Failure 'request-in-progress' or 'idempotency-key-reused'
   */
  claim(request: KeyedRequest): Promise<{ answer: StoredAnswer } | { claimed: ClaimedRequest }>;
}

/**
 * Keeps keys and answers in the table `idempotency_keys`. An answer may hold a session or another secret, so it is
 * encrypted under the installation's secret and the key itself, of which only a hash is stored: nothing but the
 * same request opens it.
 */
export function openIdempotency({ pool }: Pick<Database, 'pool'>, secret: string): Idempotency {
  return {
    async claim({ key, caller, operation, content }) {
      const name = createHash('sha256')
        .update(JSON.stringify([caller, operation, key]))
        .digest('base64url');
      const contentHash = createHmac('sha256', `${secret} ${key}`).update(content).digest('base64url');
      const seal = openSeal(secret, `idempotency ${key}`);
      const write = async (client: Pick<pg.Pool, 'query'>, answer: StoredAnswer): Promise<boolean> => {
        const { rowCount } = await client.query(storeAnswer, [name, seal.seal(JSON.stringify(answer), name)]);
        return rowCount === 1;
      };

      const deadline = Date.now() + waitMs;
      for (;;) {
        const taken = await pool.query(claimKey, [name, contentHash, leaseSeconds, keptSeconds]);
        if (taken.rowCount === 1) break;
        const { rows } = await pool.query(readKey, [name]);
        // The row is gone where the first request has failed meanwhile.
        if (rows[0] && rows[0].content_hash !== contentHash) throw new Failure('idempotency-key-reused');
        if (rows[0]?.answer) return { answer: JSON.parse(seal.open(rows[0].answer, name)) };
        if (Date.now() > deadline) throw new Failure('request-in-progress', { retryAfterSeconds: 1 });
        await wait(pollMs);
      }
      return {
        claimed: {
          async store({ client }, answer) {
            const isFirst = await write(client, answer);
            if (!isFirst) throw new Failure('request-in-progress', { retryAfterSeconds: 1 });
          },
          async complete(answer) {
            await write(pool, answer);
          },
          async release() {
            await pool.query(releaseKey, [name]);
          },
        },
      };
    },
  };
}

/**
 * Takes a key that is new, has expired, or was left by a server that ended in the middle of the work. A few
 * expired keys go at the same time, so that nobody has to sweep the table.
 */
const claimKey = `
  with expired as (
    delete from idempotency_keys where name in (
      select name from idempotency_keys where expires_at < now() and name <> $1
      order by expires_at limit 10 for update skip locked
    )
  )
  insert into idempotency_keys (name, content_hash, claimed_until, expires_at)
  values ($1, $2, now() + make_interval(secs => $3), now() + make_interval(secs => $4))
  on conflict (name) do update
    set content_hash = excluded.content_hash, answer = null,
      claimed_until = excluded.claimed_until, expires_at = excluded.expires_at
    where idempotency_keys.expires_at < now()
      or (idempotency_keys.answer is null and idempotency_keys.claimed_until < now()
        and idempotency_keys.content_hash = excluded.content_hash)
  returning name`;

const readKey = 'select content_hash, answer from idempotency_keys where name = $1';

const storeAnswer = 'update idempotency_keys set answer = $2 where name = $1 and answer is null';

const releaseKey = 'delete from idempotency_keys where name = $1 and answer is null';
