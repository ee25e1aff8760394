import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkedFile, locate, modelFiles, moonshineTokens } from './model-files.ts';

test('every model file exists and has the expected content', async () => {
  const files = [
    ...Object.values(modelFiles.base),
    ...Object.values(modelFiles.tiny),
    modelFiles.detector,
    modelFiles.voices,
  ];
  for (const file of files) expect(await checkedFile(file)).toBe(locate(file));
});

test('a file with other content and a missing package are refused', async () => {
  const other = { ...modelFiles.detector, sha256: modelFiles.voices.sha256 };
  await expect(checkedFile(other)).rejects.toThrow('is not what it should be');
  await expect(checkedFile({ ...modelFiles.detector, package: 'no-such-package' })).rejects.toThrow(
    'no-such-package is not installed',
  );
});

test('the tokens file is complete and rewritten if changed', async () => {
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
