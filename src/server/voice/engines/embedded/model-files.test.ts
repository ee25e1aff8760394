import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkedFile, locate, modelFiles, moonshineTokens } from './model-files.ts';

test('every file of every model is there and holds what it should', async () => {
  const files = [
    ...Object.values(modelFiles.base),
    ...Object.values(modelFiles.tiny),
    modelFiles.detector,
    modelFiles.voices,
  ];
  for (const file of files) expect(await checkedFile(file)).toBe(locate(file));
});

test('a file that holds something else is refused, as is a package that is not there', async () => {
  const other = { ...modelFiles.detector, sha256: modelFiles.voices.sha256 };
  await expect(checkedFile(other)).rejects.toThrow('is not what it should be');
  await expect(checkedFile({ ...modelFiles.detector, package: 'no-such-package' })).rejects.toThrow(
    'no-such-package is not installed',
  );
});

test('the tokens are written whole, and again where they were changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-tokens-'));
  const file = await moonshineTokens(folder);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(32_768);
  expect(lines.at(-1)).toBe(`${Buffer.from('<<ST_32767>>').toString('base64')} 32767`);
  await writeFile(file, 'cut off');
  await moonshineTokens(folder);
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(400_000);
  await rm(folder, { recursive: true });
});
