import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig, readEnvironment } from '../src/server/configuration/config.ts';

/*
 * Runs the server, restarted on change, one port above the requested one, behind Vite's server,
 * which proxies API calls (see vite.config.ts).
 */

const { port } = readConfig(readEnvironment());
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const children: ChildProcess[] = [];

function run(args: string[], settings: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  child.once('exit', stop);
  children.push(child);
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(
    running.map(async (child) => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
  process.exit();
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

run(['--watch', '--watch-preserve-output', 'src/server/main.ts', '--readable-log'], {
  PORT: String(port + 1),
  PUBLIC_URL: publicUrl,
});
while (!stopping && !(await answers(`http://127.0.0.1:${port + 1}/healthz`))) await wait(100);
if (!stopping) run(['node_modules/vite/bin/vite.js'], { PORT: String(port) });
