import { kitVersion } from '#domain/kits/kit.ts';
import { caseSchema, type KitCase, kitHead } from './case-schema.ts';
import type { KitSection } from './kit-section.ts';
import { KitRefused, type OpenedKit, sha256Of } from './open-kit.ts';

const sumLine = /^([\da-f]{64}) [ *](.+)$/;

/**
 * Checks every hash of a kit and its record against the schema of this installation.
 * @throws KitRefused
 */
export async function verifyKit(kit: OpenedKit, sections: readonly KitSection[]): Promise<KitCase> {
  const sums = await readSums(kit);
  for (const [path, sum] of sums) {
    if (sha256Of(await kit.read(path)) !== sum) throw new KitRefused('hash-wrong');
  }
  const record = await readCase(kit, sections);
  for (const { path, sha256 } of record.files) {
    if (sums.get(path) !== sha256) throw new KitRefused('file-missing');
  }
  if (record.sections.company === undefined) throw new KitRefused('not-kit');
  return record;
}

/**
 * Reads the record alone, where the hashes were checked before.
 * @throws KitRefused
 */
export async function readCase(kit: OpenedKit, sections: readonly KitSection[]): Promise<KitCase> {
  const data = parsed(await kit.read('case.json'));
  const head = kitHead.safeParse(data);
  if (!head.success) throw new KitRefused('not-kit');
  const known = new Set(sections.map(({ name }) => name));
  const given = Object.keys(Object(head.data.sections));
  if (head.data.version > kitVersion || given.some((name) => !known.has(name))) {
    throw new KitRefused('newer-version');
  }
  const result = caseSchema(sections).safeParse(data);
  if (!result.success) throw new KitRefused('not-matching-schema', { cause: result.error });
  return result.data;
}

/** The hashes by path; a kit without any is none. */
async function readSums(kit: OpenedKit): Promise<Map<string, string>> {
  const paths = new Set(kit.paths());
  if (!paths.has('SHA256SUMS') || !paths.has('case.json')) throw new KitRefused('not-kit');
  const lines = (await kit.read('SHA256SUMS')).toString('utf8').split('\n');
  const sums = new Map<string, string>();
  for (const line of lines) {
    const [, sum, path] = sumLine.exec(line.trimEnd()) ?? [];
    if (!sum || !path) continue;
    if (!paths.has(path)) throw new KitRefused('file-missing');
    sums.set(path, sum);
  }
  if (!sums.has('case.json')) throw new KitRefused('not-kit');
  return sums;
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw new KitRefused('not-kit');
  }
}
