import type { KitPreview } from '#domain/kits/kit-import.ts';
import { openSeal } from '../platform/seal.ts';
import type { KitCase } from './case-schema.ts';
import type { KitImportRow } from './import-repository.ts';
import type { KitPorts } from './ports.ts';

/** What an import of this record will make. */
export function previewOf(record: KitCase, importedBefore: Date | undefined): KitPreview {
  const papers = record.files.filter(({ path }) => path.startsWith('papers/'));
  return {
    company: record.company.name,
    from: record.from.name,
    madeAt: record.madeAt,
    counts: countsOf(record),
    papers: papers.length,
    bytes: record.files.reduce((sum, { bytes }) => sum + bytes, 0),
    people: record.people.map(({ name }) => name),
    importedBefore: importedBefore?.toISOString() ?? null,
    companyId: null,
    warnings: [],
  };
}

function countsOf({ sections }: KitCase): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [name, data] of Object.entries(sections)) {
    for (const [part, rows] of Object.entries(Object(data))) {
      if (Array.isArray(rows) && rows.length > 0) counts[`${name}.${part}`] = rows.length;
    }
  }
  return counts;
}

/** A preview names people, so that it lies encrypted. */
export function sealPreview(
  { secrets }: Pick<KitPorts, 'secrets'>,
  importId: string,
  preview: KitPreview,
): string {
  return sealOf(secrets).seal(JSON.stringify(preview), importId);
}

export function openPreview(
  { secrets }: Pick<KitPorts, 'secrets'>,
  { id, sealedPreview }: KitImportRow,
): KitPreview | null {
  return sealedPreview === null ? null : (JSON.parse(sealOf(secrets).open(sealedPreview, id)) as KitPreview);
}

const sealOf = ({ authSecret }: KitPorts['secrets']) => openSeal(authSecret, 'kit previews');
