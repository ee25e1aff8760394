/*
 * Keeps the PostgreSQL of a test run, in a process of its own: it stops the database and removes its folder when the
 * run lets go of its input, however the run ends. `openKeptCluster` starts it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

// Terminal signals reach it too; only the end of the run counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const released = new Promise((resolve) => process.stdin.resume().once('close', resolve));
const folder = await mkdtemp(join(tmpdir(), 'landfall-test-'));
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
