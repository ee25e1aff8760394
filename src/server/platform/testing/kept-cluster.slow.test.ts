import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAlive, readPostmaster } from '../database/postmaster.ts';

/** The database part of a test run: opens one and then runs until it is ended. */
const run = `
  import { openKeptCluster } from ${JSON.stringify(new URL('kept-cluster.ts', import.meta.url).href)};
  const { directory } = await openKeptCluster();
  process.stdout.write(directory);
  setInterval(() => {}, 1_000);`;

test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
  'a run ended by %s leaves no PostgreSQL and no folder behind',
  async (signal) => {
    // Its own process group, as in a terminal, so that the signal reaches all of it.
    const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [directory] = await once(child.stdout, 'data');
    const postmaster = readPostmaster(join(String(directory), 'data'));
    expect(isAlive(postmaster?.pid ?? 0)).toBe(true);

    process.kill(-(child.pid ?? 0), signal);
    await once(child, 'exit');

    await expect.poll(() => isAlive(postmaster?.pid ?? 0), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => existsSync(String(directory)), { timeout: 20_000 }).toBe(false);
  },
);
