/*
 * Keeps the PostgreSQL of a test run, in a process of its own: it stops the database and removes its folder when the
 * run lets go of its input, however the run ends. `openKeptCluster` starts it.
 */
import type { StatsFs } from 'node:fs';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

/** Ten times what a run needs at once, in bytes. */
const plenty = 4 * 1024 ** 3;

// Terminal signals reach it too; only the end of the run counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const released = new Promise((resolve) => process.stdin.resume().once('close', resolve));
const folder = await mkdtemp(join(await fastFolder(), 'landfall-test-'));
// Where it runs under an account of its own, that one has to pass.
await chmod(folder, 0o711);
try {
  const embedded = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const { adminUrl, ownerUrl, url, directory } = embedded;
  process.stdout.on('error', () => {});
  process.stdout.write(`${JSON.stringify({ adminUrl, ownerUrl, url, directory })}\n`);
  await released;
  await embedded.stop();
  await rm(directory, { recursive: true, force: true });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Where making and dropping hundreds of databases of 1,500 files each is cheap: in memory if there is plenty. On ext4,
 * which does not use a removed file's inode again for minutes, each database took up to a second of processor time.
 */
async function fastFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const { bavail = 0, bsize = 0 } = await statfs(inMemory).catch(() => ({}) as Partial<StatsFs>);
  return Math.min(bavail * bsize, process.availableMemory()) > plenty ? inMemory : tmpdir();
}
