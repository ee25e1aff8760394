import type pg from 'pg';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../platform/database/database.ts';
import { jobSchema } from '../platform/database/job-tables.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { Log } from '../platform/log.ts';
import { type JobData, type JobKind, type JobName, jobKinds } from './job-kinds.ts';

/** What a handler is told about the run it makes. */
export interface Run {
  /** Whether the job ends as failed if this run fails. */
  isLast: boolean;
  /** Aborted when the run takes too long, or is no longer this instance's. */
  signal: AbortSignal;
}

type Handler<Name extends JobName> = (data: JobData[Name], run: Run) => Promise<void>;

/**
 * Work that is done after the request that asked for it, by whichever instance comes first. A job is a row in
 * the database: it is there once the caller's transaction is, and stays until a run of it has ended well or the
 * last one has failed.
 */
export interface Jobs {
  /** Adds a job within the caller's transaction. An id that a job of that kind has already adds nothing. */
  add<Name extends JobName>(
    transaction: Pick<Transaction, 'client'>,
    name: Name,
    data: JobData[Name],
    id?: string,
  ): Promise<void>;
  /**
   * Adds a job in place of the one that had its id: with all its tries before it, and the first of them now. One
   * that is running is left alone.
   *
   * @param replace 'any' also one that waits for its next try, 'ended' only one that has none any more
   */
  addAgain<Name extends JobName>(
    transaction: Pick<Transaction, 'client'>,
    name: Name,
    data: JobData[Name],
    options: { id: string; replace: 'any' | 'ended' },
  ): Promise<void>;
  /** Says who does the jobs of a kind. A run that throws is tried again later. */
  handle<Name extends JobName>(name: Name, handler: Handler<Name>): void;
  /** Begins to do jobs, as soon as the database lets it. */
  begin(): void;
  /** Whether jobs are done in time, in a sentence for the operator. */
  check(): Promise<{ ok: boolean; sentence: string }>;
  /** Lets runs under way finish for a moment, and gives back what is not done. */
  close(): Promise<void>;
}

interface Options {
  database: Pick<Database, 'connection' | 'monitor'>;
  log: Log;
  kinds?: Readonly<Record<JobName, JobKind>>;
  /** A job is looked for at least this often, in seconds, should the database's call have been lost. */
  pollingSeconds?: number;
}

/** How long runs under way may take to finish when the server stops, in ms. */
const stopTimeoutMs = 2_000;
/** Pause before the next try where the queue could not be opened, in ms. */
const pauseBetweenTries = 10_000;
/** How many jobs of a kind one instance does at once. */
const maxConcurrent = 4;
/** How long a job may stay unseen by whoever runs it, in seconds, before another instance takes it. */
const heartbeatSeconds = 10;
/** How often jobs of instances that are gone are looked for, in seconds. */
const superviseSeconds = 20;
/** A job that has waited this long beyond its time has nobody to do it. */
const lateMinutes = 5;
/** A year: a job waits for its instance as long as it takes. */
const retentionSeconds = 365 * 24 * 60 * 60;

/** The jobs of pg-boss. It is loaded with the first job or when work begins, as it takes its time and memory. */
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
          // As long as each look finds as many as it takes, the next one follows at once.
          burstWhenBatchFull: true,
          pollingIntervalSeconds: pollingSeconds,
          notifyPollingIntervalSeconds: pollingSeconds,
        },
        (found) => Promise.all(found.map((job) => run(job, name, handler))),
      );
      // After an outage jobs are looked for at once.
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
      // What an error says may be secret, and pg-boss would keep it.
      return { id, status: 'failed', output: { error: error instanceof Error ? error.name : 'unknown' } };
    }
  }

  /** Every instance asks for the job, and the first to ask in each stretch of time gets it. */
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
      // The lock keeps workers from taking the job between our look at it and its end.
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

/** States of jobs that have a run before them or under way. */
const unfinished = new Set(['created', 'retry', 'active']);

async function openBoss(
  { connection, monitor }: Options['database'],
  log: Log,
  kinds: Readonly<Record<JobName, JobKind>>,
): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...connection,
    // Not in its types: the options go to the pool of pg as they are.
    ...{ Client: monitor.Client },
    application_name: 'landfall jobs',
    connectionTimeoutMillis: 2_000,
    max: 2,
    // The owner of the tables has made them already (see migrate.ts).
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

/** The queues live in the database, where an older version may have left them as it wanted them. */
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

/** How many jobs nobody has begun, though their time came a while ago. */
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
