import type { FileStore } from '../files/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { listFileKeys, listUnchecked } from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { listPieceKeys, removeAbandoned } from './upload-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Much longer than an upload takes from file to row. */
const graceMs = dayMs;
/** How long somebody may take to go on with an upload. */
const abandonedMs = 7 * dayMs;
/** A check takes seconds. One that waits this long was given up: it gets another try. */
const uncheckedMs = dayMs;

/**
 * Removes uploads that nobody goes on with, and files that no row points to, left by a crash or a failing store. Says
 * in the log how many rows have lost their file, and has papers checked again whose check was given up.
 */
export async function tidyPapers({
  clock,
  database,
  files,
  jobs,
  log,
}: Pick<PaperPorts, 'clock' | 'database' | 'files' | 'jobs' | 'log'>): Promise<void> {
  const now = clock().getTime();
  await inScope(database, 'installation', async (scope) => {
    await removeAbandoned(scope, new Date(now - abandonedMs));
    for (const version of await listUnchecked(scope, new Date(now - uncheckedMs))) {
      await jobs.add(scope, 'inspect-paper', version);
    }
  });
  const latest = now - graceMs;
  const missing =
    (await removeOrphans(files, 'papers', latest, () => inScope(database, 'installation', listFileKeys))) +
    (await removeOrphans(files, 'uploads', latest, () => inScope(database, 'installation', listPieceKeys)));
  if (missing > 0)
    log.error(`${missing} files of papers are missing in the file store. Restore them from a backup.`);
}

/** @returns how many rows point to a file that is not there */
async function removeOrphans(
  files: FileStore,
  folder: string,
  latest: number,
  readKnown: () => Promise<string[]>,
): Promise<number> {
  // Rows from before the files that they point to are listed after: a missing file is then really missing.
  const before = await readKnown();
  const stored = await files.list(folder);
  // Read again, so that what was stored meanwhile is known.
  const known = new Set(await readKnown());
  for (const { key, writtenAt } of stored) {
    if (!known.has(key) && writtenAt.getTime() < latest) await files.remove(key);
  }
  const there = new Set(stored.map(({ key }) => key));
  return before.filter((key) => known.has(key) && !there.has(key)).length;
}
