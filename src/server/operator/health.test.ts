import { afterAll, beforeAll, expect, test } from 'vitest';
import { healthParts } from '#contract/health.ts';
import { FileStoreError } from '../files/file-store.ts';
import type { TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import type { Services } from '../services.ts';
import { checkHealth } from './check-health.ts';
import { anOperator } from './testing/an-operator.ts';

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function anApp(options: Parameters<typeof startTestApp>[0]): Promise<[TestApp, TestPerson]> {
  const app = await startTestApp(options);
  apps.push(app);
  return [app, await anOperator(app)];
}

/** Reading the articles takes a while, so once is enough. */
const withKnownArticles = () => ({ knowledge: usualApp.services.knowledge });

async function check(operator: TestPerson) {
  const { status, body } = await operator.call('POST', '/operator/health');
  expect(status).toBe(200);
  return body;
}

const partOf = (body: { checks: { part: string; ok: boolean; sentence: string }[] }, part: string) =>
  body.checks.find((one) => one.part === part);

const outboxOnly = 'Emails are not sent but kept in the outbox. Please set SMTP_URL and MAIL_FROM.';

let usual: TestPerson;
let usualApp: TestApp;
beforeAll(async () => {
  [usualApp, usual] = await anApp({ settings: { VOICE: 'off' } });
});

test('an installation as it comes is well, but for the mail server it has not been given', async () => {
  const body = await check(usual);
  expect(body.checks.map(({ part }: { part: string }) => part)).toEqual(healthParts);
  const red = body.checks.filter(({ ok }: { ok: boolean }) => !ok);
  expect(red).toMatchObject([{ part: 'mail', sentence: outboxOnly }]);
  expect(partOf(body, 'database')?.sentence).toMatch(/^PostgreSQL \d+/);
  expect(partOf(body, 'expert')?.sentence).toMatch(/^The built-in expert answers from \d{2,} articles\.$/);
  expect(body.versions.map(({ name }: { name: string }) => name)).toEqual([
    'Landfall',
    'Node.js',
    'PostgreSQL',
  ]);
});

test('what is broken is red, with what to do, and holds up nothing else', async () => {
  const [, operator] = await anApp({
    settings: { VOICE: 'off' },
    replace: ({ files }: Services) => ({
      files: {
        ...files,
        async write() {
          throw new FileStoreError('The bucket refuses the key. Please check S3_SECRET_ACCESS_KEY.');
        },
      },
      knowledge: async () => {
        throw new Error('connect postgres://landfall:hunter2@db.example.com/landfall');
      },
    }),
  });
  const body = await check(operator);

  const red = body.checks.filter(({ ok }: { ok: boolean }) => !ok);
  expect(red.map(({ part, sentence }: { part: string; sentence: string }) => [part, sentence])).toEqual([
    ['files', 'The bucket refuses the key. Please check S3_SECRET_ACCESS_KEY.'],
    ['mail', outboxOnly],
    ['expert', 'It could not be checked. The server’s log says why.'],
  ]);
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

test('a part that does not answer is not waited for', async () => {
  const { services } = usualApp;
  const silent = { ...services.mail, check: () => new Promise<never>(() => {}) };
  const { checks } = await checkHealth({ ...services, mail: silent }, usual, 50);
  expect(checks.find(({ part }) => part === 'mail')).toMatchObject({
    ok: false,
    sentence: 'It gave no answer within 0.05 seconds. Please try again.',
  });
});

test.each([
  [401, /status 401\. Please check LLM_API_KEY/],
  [404, /status 404\. Please check LLM_BASE_URL and LLM_MODEL/],
])('a language model that answers with %i is red, and the key stays here', async (status, sentence) => {
  const { createServer } = await import('node:http');
  const model = createServer((_, answer) => answer.writeHead(status).end('{"error":"sk-the-key"}'));
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as { port: number };
  const [, operator] = await anApp({
    replace: withKnownArticles(),
    settings: {
      VOICE: 'off',
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_API_KEY: 'sk-the-key',
      LLM_MODEL: 'any',
    },
  });

  const body = await check(operator);
  model.close();

  expect(partOf(body, 'expert')).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) });
  expect(JSON.stringify(body)).not.toContain('sk-the-key');
});

test('a hosted voice service that cannot be reached is red', async () => {
  const [, operator] = await anApp({
    replace: withKnownArticles(),
    settings: {
      VOICE: 'hosted',
      VAPI_PUBLIC_KEY: 'key',
      VAPI_ASSISTANT_ID: 'any',
      VAPI_BASE_URL: 'http://127.0.0.1:9',
    },
  });
  expect(partOf(await check(operator), 'voice')).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('VAPI_BASE_URL'),
  });
});

test('is not tried all day long', async () => {
  const statuses = [];
  for (let time = 0; time < 61; time += 1) {
    statuses.push((await usual.call('POST', '/operator/health')).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
