import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterVariable } from './cluster.ts';

/** The public anonymous key of the servers under test. */
export const anonymousKey = 'anonymous-key-of-the-browser-tests';

export interface Server {
  origin: string;
  /** What the server has written since it started: its log. */
  output(): string;
  stop(): Promise<void>;
}

/** How long a start may take, in ms: the machine may be busy with other work. */
const patience = 25_000;

/**
 * Starts the built product as an operator would, on a database of its own and a free port.
 *
 * @param settings environment variables beside the ones every test server gets
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'landfall-e2e-data-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [resolve('src/server/main.ts')], {
    // Away from the project's folder no '.env' of a developer is read.
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PUBLIC_ANON_KEY: anonymousKey,
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit');
  const isReady = await untilReady(`${origin}/readyz`, () => child.exitCode === null);
  if (!isReady) {
    child.kill('SIGKILL');
    throw new Error(`The server did not get ready. It wrote:\n${output}`);
  }
  return {
    origin,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (isRunning() && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(25);
  }
  return false;
}

async function createDatabase() {
  const clusterUrl = process.env[clusterVariable];
  if (!clusterUrl) throw new Error('There is no cluster: the global set-up has not run.');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}`);
  return {
    url: clusterUrl.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${name}`),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };

  async function run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: clusterUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
