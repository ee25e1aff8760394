import { inScope } from '../platform/database/scope.ts';
import { listLogoKeys } from './company-repository.ts';
import type { CompanyPorts } from './ports.ts';

/** Much longer than an upload takes from file to row. */
const graceMs = 24 * 60 * 60 * 1000;

/** Deletes orphaned logo files, left by a crash or a failing store. */
export async function tidyLogos({
  database,
  files,
  clock,
}: Pick<CompanyPorts, 'clock' | 'database' | 'files'>): Promise<void> {
  const latest = clock().getTime() - graceMs;
  const kept = await files.list('logos');
  const old = kept.filter(({ writtenAt }) => writtenAt.getTime() < latest);
  if (old.length === 0) return;
  // Read after the files, so that logos stored meanwhile are known.
  const shown = new Set(await inScope(database, 'installation', listLogoKeys));
  for (const { key } of old) {
    if (!shown.has(key)) await files.remove(key);
  }
}
