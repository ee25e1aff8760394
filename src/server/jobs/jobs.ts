import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Connection } from '../platform/database/database.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { Log } from '../platform/log.ts';
import { type JobData, type JobName, jobKinds } from './job-kinds.ts';

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
  /** Makes a job with an id run as soon as possible, as if it were new; one that is running goes on. */
  addAgain<Name extends JobName>(
    transaction: Pick<Transaction, 'client'>,
    name: Name,
    data: JobData[Name],
    id: string,
  ): Promise<void>;
  /** Says who does the jobs of a kind. A run that throws is tried again later. */
  handle<Name extends JobName>(name: Name, handler: Handler<Name>): void;
  /** Begins to do jobs, as soon as the database lets it. */
  begin(): void;
  /** Lets runs under way finish for a moment, and gives back what is not done. */
  close(): Promise<void>;
}

interface Options {
  connection: Connection;
  log: Log;
}

/** How long runs under way may take to finish when the server stops, in ms. */
const patience = 2_000;
/** Pause before the next try where the queue could not be opened, in ms. */
const pauseBetweenTries = 10_000;
/** How long a job may stay unseen by whoever runs it, in seconds, before another instance takes it. */
const heartbeatSeconds = 10;
/** How often jobs of instances that are gone are looked for, in seconds. */
const superviseSeconds = 20;
/** A job is looked for at least this often, in seconds, should the database's call have been lost. */
const pollingSeconds = 10;
/** A year: a job waits for its instance as long as it takes. */
const retentionSeconds = 365 * 24 * 60 * 60;

/** The jobs of pg-boss. It is loaded with the first job or when work begins, as it takes its time and memory. */
export function openJobs({ connection, log }: Options): Jobs {
  const handlers = new Map<JobName, Handler<JobName>>();
  const timers: NodeJS.Timeout[] = [];
  let opening: Promise<PgBoss> | undefined;
  let isClosing = false;

  function open(): Promise<PgBoss> {
    opening ??= openBoss(connection, log).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function work(): Promise<void> {
    const boss = await open();
    for (const [name, handler] of handlers) {
      if (isClosing) return;
      await boss.work(
        name,
        {
          includeMetadata: true,
          localConcurrency: jobKinds[name].atOnce ?? 1,
          pollingIntervalSeconds: pollingSeconds,
        },
        async ([job]) => {
          if (!job) return;
          try {
            const isLast = job.retryCount >= job.retryLimit;
            await handler(job.data as JobData[JobName], { isLast, signal: job.signal });
          } catch (error) {
            throw noted(error, name, log);
          }
        },
      );
      const { everySeconds } = jobKinds[name];
      if (everySeconds) repeat(boss, name, everySeconds);
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
    async addAgain({ client }, name, data, id) {
      const boss = await open();
      const db = asDatabase(client);
      const [job] = await boss.findJobs(name, { id, db });
      if (job?.state === 'active') return;
      if (job) await boss.deleteJob(name, id, { db });
      await boss.send(name, data, { db, id });
    },
    handle(name, handler) {
      handlers.set(name, handler as Handler<JobName>);
    },
    begin,
    async close() {
      isClosing = true;
      for (const timer of timers) clearTimeout(timer);
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ timeout: patience });
    },
  };
}

async function openBoss(connection: Connection, log: Log): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...connection,
    application_name: 'landfall jobs',
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
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, kind] of Object.entries(jobKinds)) {
    const options = {
      expireInSeconds: kind.longestSeconds,
      retryLimit: kind.retries,
      retryDelay: kind.pauseSeconds,
      retryBackoff: true,
      retryDelayMax: kind.longestPauseSeconds ?? 60 * 60,
      heartbeatSeconds,
      retentionSeconds,
      notify: true,
    };
    if (known.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  return boss;
}

function asDatabase(client: pg.PoolClient) {
  return { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
}

/** What pg-boss keeps of a failure: it stores all that an error holds, and some hold what must not be kept. */
function noted(error: unknown, name: JobName, log: Log): Error {
  log.warn({ err: error }, `The job '${name}' failed. It is tried again unless this was its last try.`);
  return new Error(error instanceof Error ? error.name : 'unknown');
}
