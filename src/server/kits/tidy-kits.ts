import { inScope } from '../platform/database/scope.ts';
import { dropKitFiles } from './drop-kit-files.ts';
import { listAbandoned, listPieceKeys, removeImport, removePieces } from './import-repository.ts';
import type { KitPorts } from './ports.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes kits that nobody goes on with, and pieces that no row points to, left by a crash or a failing store. */
export async function tidyKits(
  services: Pick<KitPorts, 'clock' | 'database' | 'files' | 'log'>,
): Promise<void> {
  const { clock, database, files } = services;
  const before = new Date(clock().getTime() - dayMs);
  const keys = await inScope(database, 'installation', async (scope) => {
    const freed: string[] = [];
    for (const id of await listAbandoned(scope, before)) {
      freed.push(...(await removePieces(scope, id)));
      await removeImport(scope, id);
    }
    return freed;
  });
  await dropKitFiles(services, keys);
  const stored = await files.list('kits');
  const known = new Set(await inScope(database, 'installation', listPieceKeys));
  const orphans = stored.filter(({ key, writtenAt }) => !known.has(key) && writtenAt < before);
  await dropKitFiles(
    services,
    orphans.map(({ key }) => key),
  );
}
