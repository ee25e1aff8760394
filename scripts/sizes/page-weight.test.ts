import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { excessesOf, weigh, weighChunk } from './page-weight.ts';

/** Random bytes do not compress, so their size is known. */
const noise = (bytes: number) => `/*${randomBytes(bytes).toString('hex').slice(0, bytes)}*/`;
const budget = { page: 'start', script: 2_000, style: 1_000, html: 3_000 };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'assets'));
  build({
    'pages/start.html': `<script id="page-scripts" type="application/json">["/app/assets/index-1.js","/app/assets/start-page-1.js"]</script>
      <link rel="stylesheet" crossorigin href="/app/assets/index-1.css">`,
    'assets/index-1.js': "import('./later-1.js');",
    'assets/start-page-1.js': "import{a}from'./shared-1.js';import'./index-1.js';a();",
    'assets/shared-1.js': 'export const a=()=>{};',
    'assets/later-1.js': noise(50_000),
    'assets/index-1.css': 'a{color:red}',
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
const excesses = () => excessesOf(weigh(folder, budget), budget);

test('a light page passes; chunks loaded on demand do not count', () => {
  expect(excesses()).toEqual([]);
});

test.each([
  ['the entry', 'assets/index-1.js', 'script'],
  ['a preloaded chunk', 'assets/start-page-1.js', 'script'],
  ['a chunk that another one imports', 'assets/shared-1.js', 'script'],
  ['a style sheet', 'assets/index-1.css', 'style'],
])('reports %s above its budget', (_, file, part) => {
  build({ [file]: noise(9_000) });
  expect(excesses()).toEqual([expect.stringMatching(`^start: ${part} weighs \\d+ bytes, \\d+ over`)]);
});

test('reports HTML that exceeds the first round trip', () => {
  build({
    'pages/start.html': `<script id="page-scripts" type="application/json">["/app/assets/index-1.js"]</script><!--${noise(9_000)}-->`,
  });
  expect(excesses()).toEqual([expect.stringMatching('^start: html weighs')]);
});

test('reports more files than the budget allows', () => {
  const few = { ...budget, files: 3 };
  expect(excessesOf(weigh(folder, few), few)).toEqual([]);
  expect(excessesOf(weigh(folder, few), { ...few, files: 2 })).toEqual([
    'start: script is 3 files, 1 over its budget.',
  ]);
});

test('counts a chunk that the page loads immediately', () => {
  const late = { ...budget, alsoLoads: ['later'] };
  expect(excessesOf(weigh(folder, late), late)).toEqual([expect.stringMatching('^start: script')]);
  expect(() => weigh(folder, { ...budget, alsoLoads: ['gone'] })).toThrow('no chunk named gone');
});

test('treats a page without scripts as an error of the check', () => {
  build({ 'pages/start.html': '<p>Hello</p>' });
  expect(excesses).toThrow('names no script');
});

test('weighs a chunk loaded on demand separately, and reports a missing one', () => {
  expect(weighChunk(folder, 'later')).toBeGreaterThan(25_000);
  expect(weighChunk(folder, 'start-page')).toBeLessThan(200);
  expect(() => weighChunk(folder, 'nowhere')).toThrow('no chunk named nowhere');
});
