import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { type Lanes, openLanes } from './lanes.ts';
import { type Monitor, openMonitor } from './monitor.ts';

export interface Database {
  pool: pg.Pool;
  orm: NodePgDatabase;
  /** For short statements: see `LaneStatement`. */
  lanes: Lanes;
  /** Detects a database that stops answering. */
  monitor: Monitor;
  /** How to open another connection with the same rights. */
  connection: Connection;
  /** Resolves when the database answers a query. */
  ping(): Promise<void>;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** A role to switch to after connecting. */
  role?: string;
  /** How long to wait for a database that is not answering yet, in ms. */
  timeoutMs?: number;
  /** Receives a message about connections lost while idle. */
  report?: (sentence: string) => void;
}

/** A few per core keep PostgreSQL busy; more would only move the queue there. */
const maxConnections = 16;

/** Opens the pool and waits until the database answers. Errors do not contain the password. */
export async function openDatabase({
  url,
  role,
  timeoutMs = 30_000,
  report = () => {},
}: Options): Promise<Database> {
  const connection: Connection = { connectionString: url, ...(role && { options: `-c role=${role}` }) };
  const monitor = openMonitor(connection, report);
  const pool = new pg.Pool({
    ...connection,
    Client: monitor.Client,
    application_name: 'landfall',
    max: maxConnections,
    // How long a caller waits for a free connection.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => report(`A database connection was lost: ${error.message}`));

  const ping = async () => {
    await pool.query('select 1');
  };
  try {
    await retryWhileUnreachable(ping, timeoutMs);
  } catch (error) {
    monitor.close();
    await pool.end();
    throw new Error(`The database cannot be used: ${reasonOf(error)}`);
  }
  monitor.begin();
  const lanes = openLanes(connection, monitor, report);
  return {
    pool,
    orm: drizzle(pool),
    lanes,
    monitor,
    connection,
    ping,
    async close() {
      await Promise.all([pool.end(), lanes.close()]);
      monitor.close();
    },
  };
}

/** Answers of a database, or the network in front of it, that is still starting. */
const notYet = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', '57P03']);

async function retryWhileUnreachable(ping: () => Promise<void>, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await ping();
    } catch (error) {
      if (!notYet.has((error as { code?: string }).code ?? '') || Date.now() > deadline) throw error;
      await wait(200);
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
