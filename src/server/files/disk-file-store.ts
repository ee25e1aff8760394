import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFileKey, assertFolder, type FileStore, type KeptFile } from './file-store.ts';

/** Stores files below a folder by key, readable by our own user only. */
export function diskFileStore(folder: string): FileStore {
  function pathOf(key: string): string {
    assertFileKey(key);
    return join(folder, ...key.split('/'));
  }

  return {
    description: `in ${folder}`,

    async write(key, content) {
      const path = pathOf(key);
      const parent = dirname(path);
      await mkdir(parent, { recursive: true, mode: 0o700 });
      // A key has no dot, so a temporary file cannot be read as a finished one.
      const unfinished = join(parent, `.${randomUUID()}`);
      try {
        await writeSynced(unfinished, content);
        await rename(unfinished, path);
        await sync(parent);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        return absent(error);
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async list(within) {
      assertFolder(within);
      const parent = join(folder, ...within.split('/'));
      const names = (await readdir(parent).catch(absent)) ?? [];
      const files: KeptFile[] = [];
      // Temporary files begin with a dot.
      for (const name of names.filter((found) => !found.startsWith('.'))) {
        const found = await stat(join(parent, name)).catch(absent);
        if (found?.isFile()) files.push({ key: `${within}/${name}`, writtenAt: found.mtime });
      }
      return files;
    },
  };
}

/** `undefined` for a file or folder that does not exist. */
function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

async function writeSynced(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename durable; Windows neither needs nor allows it. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
