import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFile } from './unified-diff.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const ten = Array.from({ length: 10 }, (_, index) => `line ${index}`);

test.each([
  ['in the middle', lines(...ten), lines(...ten.with(5, 'other'))],
  ['at the start', lines(...ten), lines('new', ...ten)],
  ['at the end', lines(...ten), lines(...ten, 'new')],
  ['everything', lines('a'), lines('b', 'c')],
  ['in two places', lines(...ten), lines(...ten.with(1, 'one').with(8, 'eight'))],
  ['by a repeated line', lines('a', 'a'), lines('a', 'a', 'a')],
  ['to less', lines(...ten), lines(...ten.slice(0, 2))],
])('a file changed %s is what git makes of the patch', (_, before, after) => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-diff-'));
  writeFileSync(join(folder, 'file.txt'), before);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['apply', '-'], { cwd: folder, input: changedFile('file.txt', before, after) });
  expect(readFileSync(join(folder, 'file.txt'), 'utf8')).toBe(after);
  rmSync(folder, { recursive: true });
});

test('a file that did not change gives no patch', () => {
  expect(changedFile('file.txt', 'a\n', 'a\n')).toBe('');
});
