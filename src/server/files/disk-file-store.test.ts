import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskFileStore } from './disk-file-store.ts';
import { fileStoreSuite } from './file-store.suite.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

fileStoreSuite('disk file store', async () => diskFileStore(join(folder, 'files')));

test('leaves no temporary file behind, and files are private to our user', async () => {
  const store = diskFileStore(folder);
  await store.write('logos/a', Uint8Array.from([1]));

  expect(await readdir(join(folder, 'logos'))).toEqual(['a']);
  expect((await stat(join(folder, 'logos/a'))).mode & 0o077).toBe(0);
});
