/*
 * Keeps the PostgreSQL of a test run, in a process of its own: it stops the database and removes its folder when the
 * run lets go of its input, however the run ends. `openKeptCluster` starts it.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { fastFolder } from './fast-folder.ts';

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
