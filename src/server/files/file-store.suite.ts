import { describe, expect, test } from 'vitest';
import { checkFileStore, type FileStore } from './file-store.ts';

/** The contract of every file store. */
export function fileStoreSuite(name: string, makeStore: () => Promise<FileStore>): void {
  describe(name, () => {
    const content = Uint8Array.from([0, 255, 10, 13, 128]);

    test('returns what was written', async () => {
      const store = await makeStore();
      await store.write('logos/a', content);
      expect(Uint8Array.from((await store.read('logos/a')) ?? [])).toEqual(content);
    });

    test('keeps the last write of a key', async () => {
      const store = await makeStore();
      await store.write('logos/a', content);
      await store.write('logos/a', Uint8Array.from([7]));
      expect(Uint8Array.from((await store.read('logos/a')) ?? [])).toEqual(Uint8Array.from([7]));
    });

    test('concurrent writes of one key leave one of them intact', async () => {
      const store = await makeStore();
      const versions = Array.from({ length: 8 }, (_, index) => new Uint8Array(50_000).fill(index));
      await Promise.all(versions.map((version) => store.write('logos/a', version)));
      const kept = Uint8Array.from((await store.read('logos/a')) ?? []);
      expect(kept).toEqual(versions[kept[0] ?? 0]);
    });

    test('returns nothing for a key that was never written or was removed', async () => {
      const store = await makeStore();
      await store.write('logos/a', content);
      await store.remove('logos/a');
      expect(await store.read('logos/a')).toBeUndefined();
      expect(await store.read('logos/b')).toBeUndefined();
      await store.remove('logos/b');
    });

    test('lists the files of a folder, and no others', async () => {
      const store = await makeStore();
      expect(await store.list('logos')).toEqual([]);
      const start = Date.now();
      for (const key of ['logos/a', 'logos/b', 'logos-2/c', 'papers/d']) await store.write(key, content);

      const files = await store.list('logos');

      expect(files.map(({ key }) => key).toSorted()).toEqual(['logos/a', 'logos/b']);
      for (const { writtenAt } of files) {
        // A service may have a resolution of one second.
        expect(writtenAt.getTime()).toBeGreaterThanOrEqual(start - 1000);
        expect(writtenAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
      }
      await expect(store.list('../etc')).rejects.toThrow(TypeError);
    });

    test('passes its check without leaving anything behind', async () => {
      const store = await makeStore();
      await checkFileStore(store);
      expect(await store.list('checks')).toEqual([]);
    });

    test.each([
      '../a',
      'logos/../../etc/passwd',
      '/etc/passwd',
      'logos//a',
      'logos/',
      'logos',
      'logos/a.b',
      'logos\\a',
      'logos/A',
      'logos/\0',
      '',
      `logos/${'a'.repeat(300)}`,
    ])('refuses the key %j', async (key) => {
      const store = await makeStore();
      await expect(store.write(key, content)).rejects.toThrow(TypeError);
      await expect(store.read(key)).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
    });
  });
}
