import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createPasswords } from '../../accounts/passwords.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../configuration/config.ts';
import { openServices } from '../../open-services.ts';
import type { Services } from '../../services.ts';
import { listen } from '../http-server.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { createTestDatabase } from './test-database.ts';

/** The whole server, listening, on its own database. */
export interface TestApp {
  /** Sends a request; `path` begins with a slash. Redirects are answers, not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Base address: 'http://127.0.0.1:40123'. */
  url: string;
  anonymousKey: string;
  services: Services;
  /** The proxy to its database, if `behindProxy` is set. */
  databaseProxy: DatabaseProxy | undefined;
  /** Runs a statement as the owner of the tables, across all companies. One with a name is prepared once. */
  query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

interface Options {
  /** Settings as in the environment: `{ RATE_LIMIT: 'off' }`. */
  settings?: Record<string, string>;
  /** Whether the server reaches its database through a proxy that can fail. */
  behindProxy?: boolean;
  /** Replacements for its usual parts, such as a clock, or a function that creates them. */
  replace?: Partial<Services> | ((services: Services) => Partial<Services>);
}

/** The least that argon2 takes. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Starts the server for a test file: `const app = await startTestApp()` and `afterAll(app.close)`. */
export async function startTestApp({
  settings = {},
  behindProxy = false,
  replace = {},
}: Options = {}): Promise<TestApp> {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'landfall-test-files-')),
  ]);
  // The role that owns the tables and sees every row.
  const owner = new pg.Pool({
    connectionString: database.ownerUrl,
    options: '-c landfall.scope=installation',
    max: 2,
  });
  const databaseProxy = behindProxy ? await openDatabaseProxy(database.ownerUrl) : undefined;
  const config = readConfig({
    DATABASE_URL: databaseProxy?.url ?? database.ownerUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // The clocks of many tests jump by days.
    STAFF_SCREEN_LOCK: 'off',
    ...settings,
  });
  const usual = await openServices(config, typeof replace === 'function' ? undefined : replace.clock);
  // Each person of a test has a password: at full cost, hashing takes more than most tests. Who tests it replaces these.
  Object.assign(usual, { passwords: createPasswords({ cost: leastCost }) });
  const services = { ...usual, ...(typeof replace === 'function' ? replace(usual) : replace) };
  const { shutdownSignal } = services;
  const server = await listen({
    ...config,
    fetch: createApp(services).fetch,
    port: 0,
    shutdownSignal,
    upgrades: services.voice,
  });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    anonymousKey: services.secrets.anonymousKey,
    services,
    databaseProxy,
    query: (statement, values) => owner.query(statement, values),
    fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    async close() {
      await server.close(0);
      await services.close();
      await databaseProxy?.close();
      await owner.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
