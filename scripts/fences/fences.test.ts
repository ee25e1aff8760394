import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBreaches } from './fences.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fences-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function breachesOf(files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return findBreaches(folder, ['hono', '@node-rs/argon2']);
}

describe('what is allowed passes', () => {
  test.each([
    ['domain/quotes/quote.ts', "import { money } from '#domain/values/money.ts'; import './fees.ts';"],
    ['domain/quotes/quote.test.ts', "import { test } from 'vitest';"],
    [
      'contract/quotes.ts',
      "import * as z from 'zod/mini'; import '#domain/quotes/quote.ts'; import './a.ts';",
    ],
    ['server/app.ts', "import './quotes/routes.ts'; import '#web/../server/quotes/views.ts';"],
    ['server/quotes/routes.ts', "import './quote-repository.ts'; import './tables.ts'; import './views.ts';"],
    ['server/quotes/routes.ts', "import { make } from '../companies/create-company.ts';"],
    ['server/quotes/routes.ts', "import type { Services } from '../services.ts';"],
    ['server/quotes/tables.ts', "import { companies } from '../companies/tables.ts';"],
    ['server/quotes/quote-repository.ts', "import { companies } from '../companies/tables.ts';"],
    ['server/quotes/quotes.test.ts', "import '../platform/testing/test-app.ts'; process.env.TZ = 'UTC';"],
    ['server/platform/testing/test-app.ts', "import '../../app.ts'; import '../../companies/views.ts';"],
    ['server/platform/log.ts', "import 'node:os'; import 'hono/logger'; import '@node-rs/argon2';"],
    ['server/configuration/config.ts', 'export const environment = process.env;'],
    ['web/app.tsx', "import './quotes/page.tsx'; import './accounts/guards.tsx';"],
    ['web/layouts/dashboard-layout.tsx', "import '#web/quotes/page.tsx'; import '../team/page.tsx';"],
    ['web/quotes/page.tsx', "import '#web/platform/call.ts'; import '#web/design-system/card.tsx';"],
    ['web/quotes/page.tsx', "import '#web/paths.ts'; import '#web/assistant/expert-panel-host.tsx';"],
    ['web/design-system/toast.tsx', "import '#web/platform/theme.ts'; import '#messages/common.ts';"],
    ['web/quotes/flag.tsx', "import flag from 'country-flag-icons/3x2/AE.svg?url'; import './flag.svg?url';"],
  ])('%s: %s', (file, source) => {
    expect(breachesOf({ [file]: source })).toEqual([]);
  });
});

describe('each fence bites', () => {
  test.each([
    // Rooms.
    ['domain/a/b.ts', "import '#contract/quotes.ts';", 'domain may import only domain'],
    ['domain/a/b.ts', "import '#server/app.ts';", 'domain may import only domain'],
    ['domain/a/b.ts', "import '#web/app.tsx';", 'domain may import only domain'],
    ['domain/a/b.ts', "import 'node:fs';", 'domain uses no package'],
    ['domain/a/b.ts', "import * as z from 'zod/mini';", 'domain uses no package'],
    ['contract/a.ts', "import '#server/a/tables.ts';", 'contract may import only contract, domain'],
    ['contract/a.ts', "import '#web/paths.ts';", 'contract may import only contract, domain'],
    ['contract/a.ts', "import { z } from 'zod';", 'contract uses zod/mini'],
    ['server/a/b.ts', "import '#web/paths.ts';", 'server may import only server'],
    ['web/a/b.ts', "import type { Row } from '#server/a/tables.ts';", 'web may import only web'],
    ['web/a/b.test.ts', "import '#server/a/tables.ts';", 'web may import only web'],
    ['lib/b.ts', "import '#domain/a.ts';", 'lies in no room'],
    // Other ways of writing an import.
    ['web/a/b.ts', "import '../../server/a/b.ts';", 'web may import only web'],
    ['web/a/b.ts', "const b = () => import('../../server/a/b.ts');", 'web may import only web'],
    ['web/a/b.ts', 'const b = () => import(`#server/a/b.ts`);', 'web may import only web'],
    ['web/a/b.ts', "export * from '#server/a/b.ts';", 'web may import only web'],
    ['web/a/b.ts', "export { b } from '#server/a/b.ts';", 'web may import only web'],
    ['web/a/b.ts', "export type { B } from '#server/a/b.ts';", 'web may import only web'],
    ['web/a/b.ts', "export type B = import('#server/a/b.ts').B;", 'web may import only web'],
    ['web/a/b.ts', "import.meta.glob(['../../server/**/*.ts']);", 'web may import only web'],
    ['web/a/b.ts', "import '#web/../server/a/b.ts';", 'web may import only web'],
    ['web/a/b.ts', 'const b = (name: string) => import(name);', 'only known when it runs'],
    ['web/a/b.ts', "import '../../domain/a/b.ts';", "Write the room out, as in '#domain/a/b.ts'"],
    ['server/a/b.ts', "import '../../../package.json';", 'leaves its room'],
    // The server's features.
    ['server/a/b.ts', "import '../team/tables.ts';", 'belongs to team alone'],
    ['server/a/b.ts', "import '#server/team/team-repository.ts';", 'belongs to team alone'],
    ['server/a/b.ts', "const b = await import('../team/team-repository.ts');", 'belongs to team alone'],
    ['server/a/a-repository.ts', "import '../team/team-repository.ts';", 'belongs to team alone'],
    ['server/a/b.ts', "import '../team/routes.ts';", 'belongs to team alone'],
    ['server/a/b.ts', "import '../team/views.ts';", 'belongs to team alone'],
    ['server/a/a.test.ts', "import '../team/tables.ts';", 'belongs to team alone'],
    ['server/a/b.ts', "import { openServices } from '../services.ts';", 'puts everything together'],
    ['server/a/b.ts', "import '../platform/testing/test-app.ts';", 'for tests only'],
    ['server/platform/b.ts', "import '../team/invite-member.ts';", 'platform knows no feature'],
    [
      'server/platform/database/b.ts',
      "import type { T } from '../../team/tables.ts';",
      'platform knows no feature',
    ],
    ['server/platform/b.ts', "import { createApp } from '../app.ts';", 'puts everything together'],
    ['server/a/b.ts', "import react from 'react';", 'missing in production'],
    ['server/a/b.ts', "import x from '@scope/other/deep';", "'@scope/other/deep', which is not among"],
    // The web's features and layers.
    ['web/a/b.tsx', "import '#web/team/users-page.tsx';", 'a and team do not know each other'],
    ['web/a/b.tsx', "import '../team/users-page.tsx';", 'a and team do not know each other'],
    ['web/a/b.tsx', "const b = lazy(() => import('../team/users-page.tsx'));", 'do not know each other'],
    ['web/a/b.tsx', "import '#web/assistant/expert-panel.tsx';", 'do not know each other'],
    ['web/a/b.tsx', "import '#web/app.tsx';", 'composes features'],
    ['web/a/b.tsx', "import '#web/layouts/dashboard-layout.tsx';", 'composes features'],
    ['web/a/b.tsx', "import '#web/accounts/guards.tsx';", 'guards routes'],
    ['web/layouts/b.tsx', "import '#web/accounts/guards.tsx';", 'guards routes'],
    ['web/design-system/b.tsx', "import '#web/team/users-page.tsx';", 'design-system knows no feature'],
    ['web/design-system/b.tsx', "import '#web/assistant/expert-panel-host.tsx';", 'knows no feature'],
    ['web/platform/b.ts', "import '../team/rows.ts';", 'platform knows no feature'],
    ['web/platform/b.ts', "import '#web/layouts/x.tsx';", 'composes features'],
    ['web/platform/b.ts', "import '#web/design-system/card.tsx';", 'platform lies below design-system'],
    ['messages/en/b.ts', "import '#web/platform/theme.ts';", 'messages may import only messages, contract'],
    ['contract/a.ts', "import '#messages/common.ts';", 'contract may import only contract, domain'],
    ['domain/a/b.ts', "import '#locales/messages-in.ts';", 'domain may import only domain'],
    ['web/a/b.tsx', "import { readFile } from 'node:fs/promises';", 'browsers do not have'],
    ['web/a/b.tsx', "import { join } from 'path';", 'browsers do not have'],
    // The environment.
    ['server/a/b.ts', 'const port = process.env.PORT;', 'reads the environment'],
    ['server/a/b.ts', "const port = globalThis.process['env'].PORT;", 'reads the environment'],
    ['server/a/b.ts', 'const { env } = process;', 'reads the environment'],
    ['server/a/b.ts', "import { env } from 'node:process';", 'reads the environment'],
    ['web/a/b.ts', 'const mode = process.env.NODE_ENV;', 'reads the environment'],
  ])('%s: %s', (file, source, message) => {
    expect(breachesOf({ [file]: `// first line\n${source}` })).toEqual([
      { file: `src/${file}`, line: 2, message: expect.stringContaining(message) },
    ]);
  });

  test('a feature that nobody has heard of is fenced on its first day', () => {
    const breaches = breachesOf({
      'server/voyages/voyage-repository.ts': '',
      'server/companies/create-company.ts': "import '../voyages/voyage-repository.ts';",
      'web/voyages/map.tsx': "import '#web/companies/company-form.tsx';",
    });
    expect(breaches.map(({ file }) => file)).toEqual([
      'src/server/companies/create-company.ts',
      'src/web/voyages/map.tsx',
    ]);
  });

  test('a file that does not parse is no free pass', () => {
    expect(() => breachesOf({ 'web/a/b.ts': 'import {' })).toThrow('web/a/b.ts does not parse');
  });
});
