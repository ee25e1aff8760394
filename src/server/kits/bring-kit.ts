import { randomUUID } from 'node:crypto';
import type { KitImportView } from '#contract/kits.ts';
import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { dropKitFiles } from './drop-kit-files.ts';
import {
  addImport,
  addPiece,
  changeImport,
  countUnfinished,
  findImport,
  type KitImportRow,
  lockImport,
  removeImport,
  removePieces,
} from './import-repository.ts';
import { sealPiece } from './kit-pieces.ts';
import { openPreview } from './kit-preview.ts';
import type { KitOwner } from './kit-section.ts';
import type { KitPorts } from './ports.ts';

const begun: Limit = { name: 'bring-kit', times: 20, windowSeconds: 60 * 60 };
/** Kits that one person brings at a time. */
const maxUnfinished = 3;

type Ports = Pick<KitPorts, 'clock' | 'database' | 'files' | 'jobs' | 'log' | 'rateLimits' | 'secrets'>;

/**
 * Begins to bring a kit, whose pieces follow.
 * @throws Failure 'too-many-requests' or 'too-many-kits'
 */
export async function beginKitImport(services: Ports, person: Person, size: number): Promise<KitImportView> {
  await services.rateLimits.count(begun, person.id);
  return inScope(services.database, { person: person.id }, async (scope) => {
    if ((await countUnfinished(scope, person.id)) >= maxUnfinished) throw new Failure('too-many-kits');
    const at = services.clock();
    const id = randomUUID();
    await addImport(scope, { id, userId: person.id, state: 'uploading', size, startedAt: at, changedAt: at });
    return viewOf(services, await findImport(scope, id, person.id));
  });
}

/**
 * Stores the piece of a kit that begins at an offset, encrypted and durable once this resolves. The last one has the
 * kit checked.
 * @throws Failure 'kit-not-found' or 'upload-moved-on'
 */
export async function addKitPiece(
  services: Ports,
  person: Person,
  { importId, offset }: { importId: string; offset: number },
  content: Uint8Array,
): Promise<KitImportView> {
  const found = await inScope(services.database, { person: person.id }, (scope) =>
    findImport(scope, importId, person.id),
  );
  if (!found) throw new Failure('kit-not-found');
  const bytes = content.byteLength;
  if (
    bytes === 0 ||
    found.state !== 'uploading' ||
    offset !== found.received ||
    offset + bytes > found.size
  ) {
    throw new Failure('upload-moved-on');
  }
  const fileKey = `kits/${randomUUID()}`;
  await services.files.write(fileKey, sealPiece(services, { importId, offset }, content));
  // If the rest fails, it is unknown whether the row was stored: orphaned files are cleaned up later.
  const changed = await inScope(services.database, { person: person.id }, async (scope) => {
    const row = await addPiece(scope, { importId, offset, bytes, fileKey }, services.clock());
    if (row?.received !== row?.size || !row) return row;
    await changeImport(scope, importId, { state: 'checking' });
    await services.jobs.add(scope, 'check-kit', { importId });
    return { ...row, state: 'checking' as const };
  });
  if (changed) return viewOf(services, changed);
  await dropKitFiles(services, [fileKey]);
  throw new Failure('upload-moved-on');
}

/** @throws Failure 'kit-not-found' */
export function readKitImport(services: Ports, person: Person, importId: string): Promise<KitImportView> {
  return inScope(services.database, { person: person.id }, async (scope) =>
    viewOf(services, await findImport(scope, importId, person.id)),
  );
}

/**
 * Has a company made from a kit that was checked.
 * @throws Failure 'kit-not-found' or 'kit-not-ready'
 */
export function importKit(
  services: Ports,
  { person, side }: KitOwner,
  importId: string,
): Promise<KitImportView> {
  return inScope(services.database, { person: person.id }, async (scope) => {
    const row = await lockImport(scope, importId, person.id);
    if (row?.state === 'ready') {
      await changeImport(scope, importId, { state: 'importing', changedAt: services.clock() });
      await services.jobs.add(scope, 'import-kit', { importId, side });
    } else if (row && row.state !== 'importing' && row.state !== 'done') {
      throw new Failure('kit-not-ready');
    }
    return viewOf(services, await findImport(scope, importId, person.id));
  });
}

/**
 * Removes a kit that somebody brought. The company that was made of it stays.
 * @throws Failure 'kit-not-found', or 'kit-not-ready' while a company is made of it
 */
export async function forgetKitImport(services: Ports, person: Person, importId: string): Promise<void> {
  const keys = await inScope(services.database, { person: person.id }, async (scope) => {
    const row = await lockImport(scope, importId, person.id);
    if (!row) throw new Failure('kit-not-found');
    if (row.state === 'importing') throw new Failure('kit-not-ready');
    const freed = await removePieces(scope, importId);
    await removeImport(scope, importId);
    return freed;
  });
  await dropKitFiles(services, keys);
}

/** @throws Failure 'kit-not-found' without a row */
function viewOf(services: Ports, row: KitImportRow | undefined): KitImportView {
  if (!row) throw new Failure('kit-not-found');
  const preview = openPreview(services, row);
  return {
    id: row.id,
    state: row.state,
    size: row.size,
    offset: row.received,
    problem: row.problem,
    preview: preview && {
      ...preview,
      counts: { ...preview.counts },
      people: [...preview.people],
      warnings: [...preview.warnings],
    },
  };
}
