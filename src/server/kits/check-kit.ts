import type { KitProblem } from '#domain/kits/kit-import.ts';
import type { Run } from '../jobs/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { dropKitFiles } from './drop-kit-files.ts';
import {
  changeImport,
  findImport,
  findSameKit,
  listPieces,
  lockImport,
  removePieces,
} from './import-repository.ts';
import { bytesOfPieces } from './kit-pieces.ts';
import { previewOf, sealPreview } from './kit-preview.ts';
import { KitRefused, openKit } from './open-kit.ts';
import type { KitPorts } from './ports.ts';
import { verifyKit } from './verify-kit.ts';

type Ports = Pick<KitPorts, 'clock' | 'database' | 'files' | 'kitSections' | 'log' | 'secrets'>;

/** Checks a kit that was brought as a whole, and says what will come of it. Run again, it does the same. */
export async function checkKit(
  services: Ports,
  { importId }: { importId: string },
  { isLast }: Run,
): Promise<void> {
  const { database, kitSections } = services;
  const waiting = await inScope(database, 'installation', async (scope) => {
    const row = await findImport(scope, importId);
    return row?.state === 'checking' ? { row, pieces: await listPieces(scope, importId) } : undefined;
  });
  if (!waiting) return;
  try {
    const kit = await openKit(bytesOfPieces(services, waiting.pieces));
    try {
      const record = await verifyKit(kit, kitSections);
      await inScope(database, 'installation', async (scope) => {
        if ((await lockImport(scope, importId))?.state !== 'checking') return;
        const preview = previewOf(record, await findSameKit(scope, record.id, waiting.row.userId));
        const sealedPreview = sealPreview(services, importId, preview);
        await changeImport(scope, importId, { state: 'ready', sealedPreview, changedAt: services.clock() });
      });
    } finally {
      kit.close();
    }
  } catch (error) {
    if (!(error instanceof KitRefused) && !isLast) throw error;
    await refuseKit(services, importId, error instanceof KitRefused ? error.problem : 'not-importable');
  }
}

/** Says why a kit is not taken, and removes its bytes. */
export async function refuseKit(
  services: Pick<Ports, 'clock' | 'database' | 'files' | 'log'>,
  importId: string,
  problem: KitProblem,
): Promise<void> {
  const keys = await inScope(services.database, 'installation', async (scope) => {
    await changeImport(scope, importId, { state: 'refused', problem, changedAt: services.clock() });
    return removePieces(scope, importId);
  });
  await dropKitFiles(services, keys);
}
