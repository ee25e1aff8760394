import type { KitPorts } from './ports.ts';

/** Removes files that no row points to any longer; what fails is cleaned up later. */
export async function dropKitFiles(
  { files, log }: Pick<KitPorts, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'A piece of a kit could not be removed yet.');
    });
  }
}
