import pg from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseUnreachable } from './database-errors.ts';

/**
 * Detects a database that stops answering, which TCP alone may take minutes to report. Until it recovers every query
 * fails at once, and all earlier connections are replaced.
 */
export interface Monitor {
  /** Opens monitored connections. */
  Client: typeof pg.Client;
  isReachable(): boolean;
  /** Connects in advance, because connecting is slow when there is a problem. */
  begin(): void;
  /** Calls `listener` each time the database is reachable again. */
  onReturn(listener: () => void): void;
  close(): void;
}

/** Timeout for opening a connection, in ms. */
const connectTimeoutMs = 1_000;
/** A query that waits this long triggers a probe, in ms. */
const suspicionMs = 200;
/** Timeout of the probe, in ms. With `suspicionMs`, calls fail within 1 s. */
const probeTimeoutMs = 450;
/** How often to check waiting queries, and the delay between attempts to reach the database, in ms. */
const sweepMs = 50;
const retryMs = 150;
/** A backend seen idle this often while we wait has lost our query or its answer. */
const maxIdleSightings = 2;
/** Maximum wait of a query, in ms. Behind a connection pooler nothing else detects a lost answer. */
const maxWaitMs = 30_000;

/** What we use of `pg` beyond its types. */
interface Internals {
  processID: number | null;
}

// biome-ignore lint/suspicious/noExplicitAny: pg declares several callbacks, which share no other type
type Callback = (error: any, result?: any) => void;

export function openMonitor({ connectionString }: Connection, report: (sentence: string) => void): Monitor {
  const clients = new Set<WatchedClient>();
  const listeners: (() => void)[] = [];
  let isReachable = true;
  let isClosed = false;
  let isProbing = false;
  let nextProbeAt = 0;
  /** When any connection last received data. */
  let lastAnswerAt = 0;
  let sweeping: NodeJS.Timeout | undefined;
  let prober: pg.Client | undefined;

  class WatchedClient extends pg.Client {
    /** Queries sent and not answered. */
    waiting = 0;
    /** Since when queries have been waiting without any answer. */
    waitingSince = 0;
    idleSightings = 0;

    constructor(config?: pg.ClientConfig) {
      // A pool uses the same setting for how long to wait for a free connection, which is a different timeout.
      super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
    }

    // biome-ignore lint/suspicious/noExplicitAny: one body serves both signatures of pg
    override connect(callback?: Callback): any {
      if (!isReachable) return refuse(callback);
      clients.add(this);
      this.once('end', () => clients.delete(this));
      const settled = this.began();
      if (callback) {
        return super.connect((error: Error | null) => {
          settled(error);
          callback(error, this);
        });
      }
      const connected = super.connect();
      connected.then(() => settled(), settled);
      return connected;
    }

    // biome-ignore lint/suspicious/noExplicitAny: one body serves all signatures of pg
    override query(...given: any[]): any {
      const settled = this.began();
      const last = given.length - 1;
      if (typeof given[last] === 'function') {
        const callback: Callback = given[last];
        given[last] = (error: unknown, result: unknown) => {
          settled(error);
          callback(error, result);
        };
        return super.query(...(given as [string]));
      }
      const answered = super.query(...(given as [string]));
      answered.then(() => settled(), settled);
      return answered;
    }

    private began(): (error?: unknown) => void {
      this.waiting += 1;
      if (this.waiting === 1) this.waitingSince = performance.now();
      sweeping ??= setInterval(sweep, sweepMs).unref();
      return this.settled;
    }

    private settled = (error?: unknown) => {
      this.waiting -= 1;
      this.waitingSince = performance.now();
      if (!error || isAnswer(error)) lastAnswerAt = this.waitingSince;
      this.idleSightings = 0;
    };

    abandon(): void {
      this.connection.stream.destroy(new DatabaseUnreachable());
    }
  }

  function sweep(): void {
    const now = performance.now();
    let isWaiting = false;
    let isSuspicious = false;
    for (const client of clients) {
      if (client.waiting === 0) continue;
      isWaiting = true;
      const waited = now - client.waitingSince;
      if (waited > maxWaitMs) client.abandon();
      if (waited > suspicionMs) isSuspicious = true;
    }
    if (isSuspicious && isReachable && !isProbing && now >= nextProbeAt) void investigate();
    if (isWaiting) return;
    clearInterval(sweeping);
    sweeping = undefined;
  }

  /** Probes on a separate connection, which no slow query blocks. */
  async function investigate(): Promise<void> {
    isProbing = true;
    const startedAt = performance.now();
    try {
      const late = [...clients].filter(isLate);
      const idle = await probe(late);
      for (const client of late) {
        if (!isLate(client) || !idle.has(pidOf(client))) continue;
        client.idleSightings += 1;
        if (client.idleSightings >= maxIdleSightings) client.abandon();
      }
    } catch (error) {
      // A busy database may be slow to answer the probe but still answer other queries.
      if (!isAnswer(error) && lastAnswerAt < startedAt) declareUnreachable();
    } finally {
      nextProbeAt = performance.now() + suspicionMs;
      isProbing = false;
    }
  }

  /** Which of the backends that owe us an answer are idle. */
  async function probe(late: WatchedClient[]): Promise<Set<number>> {
    const client = await openProber();
    const { rows } = await withinTimeout(
      client,
      client.query<{ pid: number; own: number; isIdle: boolean }>(
        `select pid, pg_backend_pid() as own, activity.pid is null or state like 'idle%' as "isIdle"
         from unnest($1::int[]) as given (pid) left join pg_stat_activity as activity using (pid)`,
        [[pidOf(client), ...late.map(pidOf)]],
      ),
    );
    // Behind a pooler such as PgBouncer, backend ids are fictitious.
    if (rows[0]?.own !== pidOf(client)) return new Set();
    return new Set(rows.filter(({ isIdle }) => isIdle).map(({ pid }) => pid));
  }

  async function openProber(): Promise<pg.Client> {
    if (prober) return prober;
    const client = new pg.Client({ connectionString, application_name: 'landfall monitor', keepAlive: true });
    client.on('error', () => {});
    client.once('end', () => {
      if (prober === client) prober = undefined;
    });
    await withinTimeout(client, client.connect());
    if (isClosed) client.connection.stream.destroy();
    prober = client;
    return client;
  }

  function declareUnreachable(): void {
    if (isClosed) return;
    isReachable = false;
    report('The database does not answer. Calls are refused until it does.');
    for (const client of [...clients]) client.abandon();
    void waitForReturn();
  }

  async function waitForReturn(): Promise<void> {
    while (!isClosed) {
      try {
        await probe([]);
        break;
      } catch (error) {
        if (isAnswer(error)) break;
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
      }
    }
    if (isClosed) return;
    isReachable = true;
    report('The database answers again.');
    for (const listener of listeners) listener();
  }

  return {
    Client: WatchedClient,
    isReachable: () => isReachable,
    begin: () => void openProber().catch(() => {}),
    onReturn: (listener) => listeners.push(listener),
    close() {
      isClosed = true;
      clearInterval(sweeping);
      prober?.connection.stream.destroy();
    },
  };
}

function isLate({ waiting, waitingSince }: { waiting: number; waitingSince: number }): boolean {
  return waiting > 0 && performance.now() - waitingSince > suspicionMs;
}

function pidOf(client: pg.Client): number {
  return (client as unknown as Internals).processID ?? 0;
}

/** A refusal comes from the database too, so it is reachable. Only silence and network errors are not. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}

function refuse(callback?: Callback): Promise<never> | undefined {
  const error = new DatabaseUnreachable();
  if (!callback) return Promise.reject(error);
  callback(error);
  return undefined;
}

/** Destroys the connection if the answer is late. */
async function withinTimeout<T>(client: pg.Client, answer: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    // After this process stalls, the answer may have arrived unread: timers run before I/O.
    setImmediate(() => {
      if (!isSettled) client.connection.stream.destroy(new DatabaseUnreachable());
    });
  }, probeTimeoutMs);
  let isSettled = false;
  try {
    return await answer;
  } finally {
    isSettled = true;
    clearTimeout(timer);
  }
}
