import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServerProcess } from '../src/server/platform/testing/server-process.ts';
import { choose, continueButton } from './support/questionnaire.ts';
import { expect, test } from './support/test.ts';

/** What `npm run` starts, with nothing set but where to listen and where to keep data. */
async function run(command: 'start' | 'serve' | 'dev') {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-e2e-command-'));
  const settings = command === 'dev' ? { NODE_ENV: 'development' } : {};
  const server = await startServerProcess(dataDir, settings, [resolve('scripts/run.mjs'), command]);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// A database is made, and the pages are built, beside everything else on the machine.
test.describe.configure({ timeout: 240_000 });

test('npm start prepares a database, says in a few lines what runs where, and stops in order', async () => {
  const server = await run('start');
  expect((await server.fetch('/app/onboarding')).status).toBe(200);
  expect(server.output()).toContain(`Landfall runs at ${server.origin}/app`);
  for (const part of ['database', 'files', 'sessions', 'limits', 'mail', 'expert', 'voice']) {
    expect(server.output()).toMatch(new RegExp(`^ +${part} `, 'm'));
  }
  await server.stop();
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('Stopped.');
});

test('npm run serve serves what is built and logs for machines', async () => {
  const server = await run('serve');
  expect(await (await server.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  const lines = server.output().trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg');
  await server.stop();
  expect(await server.ended).toBe(0);
});

test('npm run dev shows the pages as they are being written, over the API', async ({ page, noise }) => {
  const server = await run('dev');
  noise.expect(/request to another host/);
  await page.goto(`${server.origin}/app/onboarding`);
  // Each file is built when it is asked for.
  await page.locator('html[data-hydrated]').waitFor({ timeout: 60_000 });
  await choose(page, 'Singapore');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { name: 'Which type of company?' })).toBeVisible();
  await page.close();
  await server.stop();
  expect(await server.ended).toBe(0);
});
