import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServerProcess } from '../../src/server/platform/testing/server-process.ts';
import { addressOf, clusterVariable, templateVariable } from './cluster.ts';

/** The public anonymous key of the servers under test. */
export const anonymousKey = 'anonymous-key-of-the-browser-tests';

export interface Server {
  origin: string;
  /** What the server has written since it started: its log. */
  output(): string;
  /** Asks the database itself, over the rows of all companies. */
  query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/**
 * Starts the built product as an operator would, on a database of its own and a free port.
 *
 * @param settings environment variables beside the ones every test server gets
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'landfall-e2e-data-'));
  const server = await startServerProcess(folder, {
    DATABASE_URL: database.url,
    PUBLIC_ANON_KEY: anonymousKey,
    RATE_LIMIT: 'off',
    ...settings,
  });
  return {
    origin: server.origin,
    output: server.output,
    query: (statement, values) => ask(database.url, statement, values),
    async stop() {
      await server.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase() {
  const clusterUrl = process.env[clusterVariable];
  if (!clusterUrl) throw new Error('There is no cluster: the global set-up has not run.');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name} template ${process.env[templateVariable]}`);
  return {
    url: addressOf(clusterUrl, name),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };

  async function run(statement: string): Promise<void> {
    await ask(clusterUrl ?? '', statement);
  }
}

async function ask(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, options: '-c landfall.scope=installation' });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
