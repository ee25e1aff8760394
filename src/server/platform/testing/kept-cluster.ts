import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { EmbeddedPostgres } from '../database/embedded-postgres.ts';

/** A PostgreSQL without durability that ends with the process that opened it. */
export interface KeptCluster extends Pick<EmbeddedPostgres, 'adminUrl' | 'ownerUrl' | 'url' | 'directory'> {
  close(): Promise<void>;
}

const keeperFile = fileURLToPath(new URL('cluster-keeper.ts', import.meta.url));

export async function openKeptCluster(): Promise<KeptCluster> {
  // Its own session: a signal to the run's whole group does not end the keeper.
  const keeper = spawn(process.execPath, [keeperFile], { detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(keeper, 'exit');
  const problem = text(keeper.stderr);
  const [opened] = await Promise.race([once(keeper.stdout, 'data'), ended.then(() => [undefined])]);
  if (opened === undefined || typeof opened === 'number') {
    throw new Error(`The database of the tests did not start.\n${await problem}`);
  }
  // The run may end while the keeper lives.
  keeper.unref();
  for (const stream of [keeper.stdin, keeper.stdout, keeper.stderr])
    (stream as unknown as { unref(): void }).unref();
  return {
    ...JSON.parse(String(opened)),
    async close() {
      keeper.stdin.end();
      keeper.ref();
      await ended;
    },
  };
}
