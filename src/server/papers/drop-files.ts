import type { PaperPorts } from './ports.ts';

/** Removes files that no row points to any longer; what fails is cleaned up later. */
export async function dropFiles(
  { files, log }: Pick<PaperPorts, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'A file could not be removed yet.');
    });
  }
}
