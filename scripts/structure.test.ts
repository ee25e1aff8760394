import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules from '../.dependency-cruiser.mjs';

/** A file, its imports, and the rule that refuses it; `undefined` if allowed. */
type Example = [file: string, source: string, rule: string | undefined];

/** Each example is a separate file, so that a refusal identifies it. */
const examples: Example[] = [
  // Rooms.
  ['domain/a1/b.ts', "import '#contract/wire.ts';", 'room-domain'],
  ['domain/a2/b.ts', "import '#server/app.ts';", 'room-domain'],
  ['domain/a3/b.ts', "import '#messages/texts.ts';", 'room-domain'],
  ['domain/a4/b.ts', "import 'node:fs';", 'pure-rooms'],
  ['domain/a5/b.ts', "import * as z from 'zod/mini';", 'zod-in-contract-alone'],
  ['domain/a6/b.ts', "import '#domain/values/money.ts'; import './own.ts';", undefined],
  ['domain/a6/own.ts', '', undefined],
  ['contract/a1.ts', "import '#server/team/tables.ts';", 'room-contract'],
  ['contract/a2.ts', "import '#web/paths.ts';", 'room-contract'],
  ['contract/a3.ts', "import { z } from 'zod';", 'pure-rooms'],
  ['contract/a4.ts', "import * as z from 'zod/mini'; import '#domain/values/money.ts';", undefined],
  ['messages/en/a1.ts', "import '#web/paths.ts';", 'room-messages'],
  ['server/a1/b.ts', "import '#web/paths.ts';", 'room-server'],
  ['web/a1/b.ts', "import type { Row } from '#server/team/tables.ts';", 'room-web'],
  ['web/a2/b.ts', "const b = () => import('#server/app.ts');", 'room-web'],
  ['web/a3/b.ts', "export * from '#server/app.ts';", 'room-web'],
  ['web/a4/b.ts', "export type { Row } from '#server/team/tables.ts';", 'room-web'],
  ['web/a5/b.ts', "import '../../server/app.ts';", 'room-web'],
  ['web/a6/b.ts', "import '../../domain/values/money.ts';", 'write-the-room-out'],
  ['web/a7/b.ts', "import { join } from 'node:path';", 'no-node-in-the-web'],
  ['web/a8/b.ts', "import { join } from 'path';", 'no-node-in-the-web'],
  // Cycles, each reported once.
  ['domain/c1/a.ts', "import './b.ts';", 'no-circular'],
  ['domain/c1/b.ts', "import './a.ts';", undefined],
  ['server/c2/a.ts', "import type { B } from './b.ts'; export type A = B;", 'no-circular'],
  ['server/c2/b.ts', "import type { A } from './a.ts'; export type B = A;", undefined],
  ['web/c3/a.ts', "export const b = () => import('./b.ts');", 'no-circular'],
  ['web/c3/b.ts', "import './a.ts';", undefined],
  // Packages.
  ['server/p1/b.ts', "import { test } from 'vitest';", 'production-dependencies'],
  ['server/p2/b.ts', "import 'hono'; import 'node:os';", undefined],
  ['server/p3/b.test.ts', "import { test } from 'vitest'; import '../team/testing/people.ts';", undefined],
  ['server/p4/b.ts', "import '../team/testing/people.ts';", 'testing-for-tests'],
  ['server/p5/b.ts', "import './missing.ts';", 'no-unresolvable'],
  // The server's features.
  ['server/f1/b.ts', "import { openServices } from '../services.ts';", 'composition-root'],
  ['server/f2/b.ts', "import type { Services } from '../services.ts';", 'composition-root'],
  [
    'server/platform/f3.ts',
    "import type { Row } from '../team/tables.ts';",
    'server-platform-knows-no-feature',
  ],
  ['server/platform/f4.ts', "import '../configuration/config.ts';", 'server-platform-knows-no-feature'],
  ['server/mail/f5.ts', "import '../accounts/index.ts';", 'below-mail'],
  ['server/accounts/f6.ts', "import type { T } from '../tenancy/index.ts';", 'below-accounts'],
  ['server/audit/f7.ts', "import '../team/index.ts';", 'below-audit'],
  ['server/f8/b.ts', "import '../account-closing/index.ts';", 'above-all-features'],
  ['server/f9/b.ts', "import '../team/invite-member.ts';", 'one-door'],
  ['server/f10/b.ts', "import type { Member } from '#server/team/views.ts';", 'one-door'],
  ['server/f11/b.ts', "import '../team/index.ts'; import '../tenancy/index.ts';", undefined],
  ['server/f12/f-repository.ts', "import '../team/tables.ts';", 'foreign-keys'],
  ['server/f13/tables.ts', "import '../accounts/tables.ts'; import '../tenancy/tables.ts';", undefined],
  ['server/f14/b.ts', "import '../tenancy/tables.ts';", 'sql-in-repositories'],
  ['server/operator/f15-repository.ts', "import '../team/tables.ts';", undefined],
  ['server/operator/f16.ts', "import '../team/tables.ts';", 'foreign-keys'],
  // The parts of the built-in expert.
  ...['languages', 'question', 'refusals', 'wording', 'passages', 'comparisons', 'sums'].map(
    (part): Example => [
      `server/assistant/builtin/${part}/e1.ts`,
      "import '../own-case/own-case.ts';",
      `expert-${part}`,
    ],
  ),
  ['server/assistant/builtin/own-case/e2.ts', "import '../sums/sum.ts'; import '../answer.ts';", undefined],
  // The web's features and layers.
  ['web/w1/b.tsx', "import '#web/team/users-page.tsx';", 'web-features-apart'],
  ['web/w2/b.tsx', "const b = () => import('../team/users-page.tsx');", 'web-features-apart'],
  ['web/w3/b.tsx', "import '#web/app.tsx';", 'web-features-apart'],
  ['web/w4/b.tsx', "import '#web/layouts/dashboard.tsx';", 'web-features-apart'],
  ['web/w5/b.tsx', "import '#web/accounts/guards.tsx';", 'guards-of-routes'],
  ['web/w6/b.tsx', "import '#web/platform/call.ts'; import '#web/paths.ts';", undefined],
  ['web/design-system/w7.tsx', "import '#web/team/users-page.tsx';", 'design-system-knows-no-feature'],
  ['web/platform/w8.ts', "import '#web/design-system/card.tsx';", 'web-platform-knows-no-feature'],
  ['web/layouts/w9.tsx', "import '../team/users-page.tsx';", undefined],
];

/** Files that the examples import. */
const targets = [
  'domain/values/money.ts',
  'contract/wire.ts',
  'messages/en/texts.ts',
  'server/app.ts',
  'server/services.ts',
  'server/configuration/config.ts',
  'server/account-closing/index.ts',
  'server/accounts/index.ts',
  'server/accounts/tables.ts',
  'server/assistant/builtin/answer.ts',
  'server/assistant/builtin/own-case/own-case.ts',
  'server/assistant/builtin/sums/sum.ts',
  'server/tenancy/index.ts',
  'server/tenancy/tables.ts',
  'server/team/index.ts',
  'server/team/invite-member.ts',
  'server/team/tables.ts',
  'server/team/views.ts',
  'server/team/testing/people.ts',
  'web/app.tsx',
  'web/paths.ts',
  'web/accounts/guards.tsx',
  'web/design-system/card.tsx',
  'web/layouts/dashboard.tsx',
  'web/platform/call.ts',
  'web/team/users-page.tsx',
];

let folder: string;
let refused: Map<string, string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'structure-'));
  const { imports, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ imports, dependencies, devDependencies }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, source] of [...targets.map((target) => [target, ''] as const), ...examples]) {
    mkdirSync(dirname(join(folder, 'src', file)), { recursive: true });
    writeFileSync(join(folder, 'src', file), source);
  }
  const { forbidden = [], options } = rules;
  const { output } = await cruise(
    ['src'],
    { ...options, baseDir: folder, preserveSymlinks: true, validate: true, ruleSet: { forbidden } },
    options?.enhancedResolveOptions,
  );
  refused = new Map();
  for (const { from, rule } of (output as ICruiseResult).summary.violations) {
    const file = from.replace('src/', '');
    refused.set(file, [...new Set([...(refused.get(file) ?? []), rule.name])]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(examples)('%s: %s', (file, _source, rule) => {
  if (rule) expect(refused.get(file)).toContain(rule);
  else expect(refused.get(file)).toBeUndefined();
});

test('every rule refuses an example', () => {
  const proven = new Set(examples.map(([, , rule]) => rule));
  const foundations = /^below-/;
  const unproven = (rules.forbidden ?? [])
    .map(({ name }) => name ?? '')
    .filter((name) => !proven.has(name) && !foundations.test(name));
  expect(unproven).toEqual([]);
});

/** Loads what the build has made of the web app, which is no source and knows its own imports (note 077). */
const loadsBuild = join('server', 'pages', 'answered-pages.ts');

test('no import has a dynamic path, but that of the built renderer', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const computed = files.filter((file) => {
    const source = readFileSync(join('src', file), 'utf8');
    const { module } = parseSync(file, source);
    return module.dynamicImports.some(
      ({ moduleRequest: { start, end } }) => !/^(['"])[^'"]+\1$/.test(source.slice(start, end)),
    );
  });
  expect(files.length).toBeGreaterThan(500);
  expect(computed).toEqual([loadsBuild]);
});
