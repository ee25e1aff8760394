import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database/database.ts';
import type { Transaction } from './database/scope.ts';
import { Failure } from './failure.ts';
import { openSeal } from './seal.ts';

/** How long a repeated request gets the first answer, in seconds. */
const keptSeconds = 24 * 60 * 60;
/** After this long without an answer, the server that ran the request is considered dead, in seconds. */
const leaseSeconds = 60;

/** How long a repeated request waits for the first answer, and its polling interval, in ms. */
const waitMs = 5_000;
const pollMs = 50;

/** A request with the header Idempotency-Key. */
interface KeyedRequest {
  key: string;
  /** The owner of the key: two callers may choose the same one. */
  caller: string;
  operation: string;
  /** The request as text: a key is only valid for the same request. */
  content: string;
}

/** A successful answer. */
export interface StoredAnswer {
  body: string;
  headers: Record<string, string>;
  /** The values of its Set-Cookie headers. */
  cookies: readonly string[];
}

/** A request that is running. */
interface ClaimedRequest {
  /**
   * Stores the answer in the transaction that does the work, so that both commit together.
   * @throws Failure 'request-in-progress' if the same request was answered meanwhile
   */
  store(transaction: Pick<Transaction, 'client'>, answer: StoredAnswer): Promise<void>;
  /** Stores the answer after the work, unless its transaction already did. */
  complete(answer: StoredAnswer): Promise<void>;
  /** Releases the key after a failed request, so that it can be retried. */
  release(): Promise<void>;
}

/** Makes a repeated request get the first answer without a second effect. */
export interface Idempotency {
  /**
   * Waits a few seconds for a request that is still running.
   * @returns the stored answer of an earlier request, or the claimed request
   * @throws Failure 'request-in-progress' or 'idempotency-key-reused'
   */
  claim(request: KeyedRequest): Promise<{ answer: StoredAnswer } | { claimed: ClaimedRequest }>;
}

/**
 * Stores keys and answers in the table `idempotency_keys`. An answer may contain a session or another secret, so it
 * is encrypted with the installation's secret and the key itself, of which only a hash is stored. Only the same
 * request can decrypt it.
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
        // The row is gone if the first request failed meanwhile.
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
 * Claims a key that is new, expired or left by a crashed server. Also removes a few expired keys, so that the table
 * needs no cleanup job.
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
