import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The server in its own process, as in production. */
export interface ServerProcess {
  /** Base address: 'http://127.0.0.1:40123'. */
  origin: string;
  /** Its process id. */
  pid: number;
  /** The key its web app uses. */
  anonymousKey: string;
  /** Sends a request; `path` begins with a slash. Redirects are answers, not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Its log so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Closes the IPC channel, as if this process had ended. */
  letGo(): void;
  /** Its exit code or signal, once all output has arrived. */
  ended: Promise<number | NodeJS.Signals>;
  /** Asks it to stop and waits. */
  stop(): Promise<void>;
}

/** Start timeout in ms; generous, because the machine may be busy. */
const timeoutMs = 90_000;

/** The server as it is built: a run of slow or browser tests builds it before. */
export const builtServer = fileURLToPath(new URL('../../../../dist/server/main.js', import.meta.url));

/**
 * Starts the server on a free port and waits until it is ready. It ends with the test process.
 * @param settings environment variables besides the common ones
 * @param command what Node runs: the server itself, or a program that starts it
 */
export async function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
  command: readonly string[] = [builtServer],
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://${settings.HOST ?? '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, command, {
    // Outside the project's folder, so that no developer's '.env' is read.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  // Not 'close', which is never emitted after the channel was closed on this side.
  const ended = Promise.all([once(child, 'exit'), ...streams.map((stream) => finished(stream))]).then(
    ([[code, signal]]) => signal ?? code,
  );
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  if (!(await untilReady(`${origin}/readyz`, isRunning))) {
    child.kill('SIGKILL');
    await ended;
    throw new Error(`The server did not get ready. It wrote:\n${output}`);
  }
  const settingsOfWeb = await fetch(`${origin}/app/web-settings.json`);
  const { anonymousKey } = (await settingsOfWeb.json()) as { anonymousKey: string };
  return {
    origin,
    pid: child.pid ?? 0,
    anonymousKey,
    fetch: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    output: () => output,
    kill: (signal) => child.kill(signal),
    letGo: () => child.disconnect(),
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(url: string, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning() && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(25);
  }
  return false;
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
