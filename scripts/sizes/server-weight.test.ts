import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { weighServer } from './server-weight.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-weight-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(files: Record<string, string>): number {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return weighServer(folder);
}
const files = {
  'main.js': "import fs from 'node:fs'; await Promise.all([import('./app-1.js'), import('sharp')]);",
  'app-1.js': "export { part } from './part-1.js'; export const later = () => import('./later-1.js');",
  'part-1.js': "import './main.js'; export const part = 1;",
  'later-1.js': `/* ${'x'.repeat(5_000)} */`,
};

test('the entry, what it loads itself and their imports count; what is loaded later does not', () => {
  const counted = files['main.js'].length + files['app-1.js'].length + files['part-1.js'].length;
  expect(build(files)).toBe(counted);
});

test('a static import of what was loaded later counts', () => {
  const before = build(files);
  const statically = "import './later-1.js';";
  expect(build({ ...files, 'app-1.js': statically + files['app-1.js'] })).toBe(
    before + statically.length + files['later-1.js'].length,
  );
});
