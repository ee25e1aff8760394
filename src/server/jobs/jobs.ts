import type pg from 'pg';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../platform/database/database.ts';
import { jobSchema } from '../platform/database/job-tables.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { Log } from '../platform/log.ts';
import { type JobData, type JobKind, type JobName, jobKinds } from './job-kinds.ts';

/** What a handler is told about its run. */
export interface Run {
  /** Whether the job ends as failed if this run fails. */
  isLast: boolean;
  /** Aborted when the run takes too long or this instance has lost the job. */
  signal: AbortSignal;
}

type Handler<Name extends JobName> = (data: JobData[Name], run: Run) => Promise<void>;

/**
 * Background work, run by any instance. A job is a row that is added with the caller's transaction and stays until it
 * has succeeded or run out of attempts.
 */
export interface Jobs {
  /** Adds a job within the caller's transaction. Does nothing if the kind already has a job with that id. */
  add<Name extends JobName>(
    transaction: Pick<Transaction, 'client'>,
    name: Name,
    data: JobData[Name],
    id?: string,
  ): Promise<void>;
  /**
   * Replaces the job with that id, with all attempts restored and the first one due now. A running job is left alone.
   * @param replace 'any' also replaces a job waiting for a retry, 'ended' only one without attempts left
   */
  addAgain<Name extends JobName>(
    transaction: Pick<Transaction, 'client'>,
    name: Name,
    data: JobData[Name],
    options: { id: string; replace: 'any' | 'ended' },
  ): Promise<void>;
  /** Registers the handler for a kind. A run that throws is retried later. */
  handle<Name extends JobName>(name: Name, handler: Handler<Name>): void;
  /** Starts running jobs once the database is reachable. */
  begin(): void;
  /** Whether jobs run on time, as a sentence for the operator. */
  check(): Promise<{ ok: boolean; sentence: string }>;
  /** Waits briefly for current runs and releases unfinished jobs. */
  close(): Promise<void>;
}

interface Options {
  database: Pick<Database, 'connection' | 'monitor'>;
  log: Log;
  kinds?: Readonly<Record<JobName, JobKind>>;
  /** Polling interval in seconds, in case a notification was lost. */
  pollingSeconds?: number;
}

/** How long current runs may take to finish at shutdown, in ms. */
const stopTimeoutMs = 2_000;
/** Delay before reopening the queue, in ms. */
const pauseBetweenTries = 10_000;
/** Maximum concurrent jobs of a kind per instance. */
const maxConcurrent = 4;
/** How long a job may go without a heartbeat, in seconds, before another instance takes it. */
const heartbeatSeconds = 10;
/** How often to look for jobs of crashed instances, in seconds. */
const superviseSeconds = 20;
/** A job overdue by this long has no instance to run it. */
const lateMinutes = 5;
/** A year: a job waits for its instance as long as necessary. */
const retentionSeconds = 365 * 24 * 60 * 60;

/** Jobs on pg-boss, which is loaded on first use because it costs time and memory. */
export function openJobs({ database, log, kinds = jobKinds, pollingSeconds = 10 }: Options): Jobs {
  const handlers = new Map<JobName, Handler<JobName>>();
  const timers: NodeJS.Timeout[] = [];
  let opening: Promise<PgBoss> | undefined;
  let isWorking = false;
  let isClosing = false;

  function open(): Promise<PgBoss> {
    opening ??= openBoss(database, log, kinds).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function work(): Promise<void> {
    const boss = await open();
    if (isWorking || isClosing) return;
    isWorking = true;
    for (const [name, handler] of handlers) {
      const worker = await boss.work(
        name,
        {
          includeMetadata: true,
          batchSize: maxConcurrent,
          perJobResults: true,
          // A full batch means there may be more: fetch again at once.
          burstWhenBatchFull: true,
          pollingIntervalSeconds: pollingSeconds,
          notifyPollingIntervalSeconds: pollingSeconds,
        },
        (found) => Promise.all(found.map((job) => run(job, name, handler))),
      );
      // After an outage, fetch at once.
      database.monitor.onReturn(() => boss.notifyWorker(worker));
      const { everySeconds } = kinds[name];
      if (everySeconds) repeat(boss, name, everySeconds);
    }
  }

  async function run(
    { id, data, signal, retryCount, retryLimit }: JobWithMetadata<unknown>,
    name: JobName,
    handler: Handler<JobName>,
  ): Promise<JobResult> {
    const isLast = retryCount >= retryLimit;
    try {
      await handler(data as JobData[JobName], { isLast, signal });
      return { id, status: 'completed' };
    } catch (error) {
      const what = isLast ? 'given up' : 'tried again later';
      log.warn({ err: error }, `A run of the job '${name}' failed. It is ${what}.`);
      // Errors may contain secrets, and pg-boss would store them.
      return { id, status: 'failed', output: { error: error instanceof Error ? error.name : 'unknown' } };
    }
  }

  /** Every instance adds the job; the first in each period succeeds. */
  function repeat(boss: PgBoss, name: JobName, everySeconds: number): void {
    const add = () =>
      boss
        .send(name, {}, { singletonSeconds: everySeconds })
        .catch((error: unknown) => log.warn({ err: error }, `The job '${name}' could not be added.`));
    void add();
    timers.push(setInterval(add, everySeconds * 1000).unref());
  }

  function begin(): void {
    work().catch((error: unknown) => {
      if (isClosing) return;
      log.warn({ err: error }, 'Jobs cannot be done yet. Trying again.');
      timers.push(setTimeout(begin, pauseBetweenTries).unref());
    });
  }

  return {
    async add({ client }, name, data, id) {
      const boss = await open();
      await boss.send(name, data, { db: asDatabase(client), ...(id && { id }) });
    },
    async addAgain({ client }, name, data, { id, replace }) {
      const boss = await open();
      const db = asDatabase(client);
      // The lock keeps workers from taking the job in the meantime.
      const { rows } = await client.query<{ state: string }>(
        `select state from ${jobSchema}.job where name = $1 and id = $2 for update`,
        [name, id],
      );
      const state = rows[0]?.state;
      const mayReplace = replace === 'any' ? state !== 'active' : !unfinished.has(state ?? '');
      if (!mayReplace) return;
      if (state) await boss.deleteJob(name, id, { db });
      await boss.send(name, data, { db, id });
    },
    handle(name, handler) {
      handlers.set(name, handler as Handler<JobName>);
    },
    begin,
    async check() {
      const late = await countLate(await open());
      return late === 0
        ? { ok: true, sentence: 'Jobs are done in time.' }
        : {
            ok: false,
            sentence: `${late} jobs have waited for more than ${lateMinutes} minutes. Please restart the server.`,
          };
    },
    async close() {
      isClosing = true;
      for (const timer of timers) clearTimeout(timer);
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ timeout: stopTimeoutMs });
    },
  };
}

/** States of jobs that wait or run. */
const unfinished = new Set(['created', 'retry', 'active']);

async function openBoss(
  { connection, monitor }: Options['database'],
  log: Log,
  kinds: Readonly<Record<JobName, JobKind>>,
): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...connection,
    // Missing in its types: the options are passed to pg's pool unchanged.
    ...{ Client: monitor.Client },
    application_name: 'landfall jobs',
    connectionTimeoutMillis: 2_000,
    max: 2,
    // The owner of the tables has created them (see migrate.ts).
    migrate: false,
    schedule: false,
    reindex: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue met an error.'));
  boss.on('warning', ({ message }) => log.debug(`The job queue warns: ${message}`));
  try {
    await boss.start();
    await describeQueues(boss, kinds);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** An older version may have left the queues with other settings. */
async function describeQueues(boss: PgBoss, kinds: Readonly<Record<JobName, JobKind>>): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, kind] of Object.entries(kinds)) {
    const options = {
      expireInSeconds: kind.maxSeconds,
      retryLimit: kind.retries,
      retryDelay: kind.pauseSeconds,
      retryBackoff: true,
      retryDelayMax: kind.maxPauseSeconds ?? 60 * 60,
      heartbeatSeconds,
      retentionSeconds,
      notify: true,
    };
    if (known.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
}

/** The number of overdue jobs that have not started. */
async function countLate(boss: PgBoss): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `select count(*)::int as late from ${jobSchema}.job
     where state in ('created', 'retry') and start_after < now() - interval '${lateMinutes} minutes'`,
  );
  return rows[0].late;
}

function asDatabase(client: pg.PoolClient) {
  return { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
}
