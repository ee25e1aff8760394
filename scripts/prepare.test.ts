import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root, web } from './prepare.mjs';

test('a change of anything that the web app is built from builds it anew', () => {
  const { imports } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const { '#server/*': _, ...shared } = imports;
  const folders = Object.values<string>(shared).map((path) => dirname(path).replace(/\/en$/, ''));
  const programs = ['vite.config.ts', 'scripts/build-web.ts'].flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      relative(root, resolve(root, dirname(file), path)),
    ),
  );
  const isCovered = (path: string) =>
    web.sources.some((source) => resolve(root, path, 'any').startsWith(`${resolve(root, source)}/`));
  expect(programs.length).toBeGreaterThan(3);
  expect([...folders, ...programs].filter((path) => !isCovered(path))).toEqual([]);
});
