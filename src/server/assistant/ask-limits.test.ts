import { afterEach, describe, expect, test } from 'vitest';
import { openConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { aPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import type { AnswerLimits } from './answer-limits.ts';
import { endless, scriptedExpert } from './testing/scripted-expert.ts';

let app: TestApp;
afterEach(() => app.close());

const start = async (replace: Partial<TestApp['services']> = {}) => {
  app = await startTestApp({
    settings: { TRUST_PROXY: 'on' },
    replace: { expert: scriptedExpert(), ...replace },
  });
};

/** Asks that many times, 5 at once, and counts the answers. */
async function answersTo(times: number, headers: Record<string, string>, content = 'Hello?') {
  const counts: Record<number, number> = {};
  for (let asked = 0; asked < times; asked += 5) {
    const statuses = await Promise.all(
      Array.from({ length: Math.min(5, times - asked) }, async () => {
        const answer = await app.fetch('/openai/v1/chat/completions', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'api-key': app.anonymousKey, ...headers },
          body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content }] }),
        });
        return answer.status;
      }),
    );
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Expires the windows of that limit. */
function letPass(limit: string) {
  return app.services.database.pool.query("delete from rate_limits where starts_with(key, $1 || ':')", [
    limit,
  ]);
}

test('a visitor may ask 20 times a minute, independently of others', async () => {
  await start();
  expect(await answersTo(25, { 'x-forwarded-for': '203.0.113.1' })).toEqual({ 200: 20, 429: 5 });
  expect(await answersTo(1, { 'x-forwarded-for': '203.0.113.2' })).toEqual({ 200: 1 });
});

test('a visitor may ask 200 times an hour', async () => {
  await start();
  const { pool } = app.services.database;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect(await answersTo(20, from('203.0.113.3'))).toEqual({ 200: 20 });
  await letPass('expert-visitor-minute');
  await pool.query("update rate_limits set points = 199 where key = 'expert-visitor-hour:203.0.113.3'");
  expect(await answersTo(2, from('203.0.113.3'))).toEqual({ 200: 1, 429: 1 });
});

test('an account may ask 60 times a minute from any address, and not as a visitor', async () => {
  await start();
  const { cookie } = await aPerson(app);
  const place = { 'x-forwarded-for': '203.0.113.4' };
  expect(await answersTo(60, { ...place, cookie })).toEqual({ 200: 60 });
  expect(await answersTo(1, { 'x-forwarded-for': '203.0.113.5', cookie })).toEqual({ 429: 1 });
  expect(await answersTo(1, place)).toEqual({ 200: 1 });
});

test('an account may ask 600 times an hour', async () => {
  await start();
  const { cookie, id } = await aPerson(app);
  expect(await answersTo(1, { cookie })).toEqual({ 200: 1 });
  await app.services.database.pool.query('update rate_limits set points = 600 where key = $1', [
    `expert-account-hour:${id}`,
  ]);
  expect(await answersTo(1, { cookie })).toEqual({ 429: 1 });
});

test('a refused question does not count', async () => {
  await start();
  const place = { 'x-forwarded-for': '203.0.113.6' };
  expect(await answersTo(25, place, ' ')).toEqual({ 400: 25 });
  expect(await answersTo(20, place)).toEqual({ 200: 20 });
});

describe('answers in progress', () => {
  /** Starts an endless streamed answer and reads its first piece. */
  async function begin(headers: Record<string, string>) {
    const answer = await app.fetch('/openai/v1/chat/completions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': app.anonymousKey, ...headers },
      body: JSON.stringify({
        model: 'gpt-4o',
        stream: true,
        messages: [{ role: 'user', content: 'Hello?' }],
      }),
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), reader };
  }

  async function startEndless(answerLimits?: AnswerLimits) {
    const expert = scriptedExpert();
    expert.says((question) => endless().script(question));
    await start({ expert, ...(answerLimits && { answerLimits }) });
  }

  test.each(['visitor', 'person'])('a %s may have eight at once, independently of others', async (who) => {
    await startEndless();
    const { cookie } = await aPerson(app);
    const here = { 'x-forwarded-for': '203.0.113.7', ...(who === 'person' && { cookie }) };
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await begin(here));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await begin(here)).toMatchObject({ status: 429, retryAfter: '5' });
    expect(await begin({ 'x-forwarded-for': '203.0.113.8' })).toMatchObject({ status: 200 });

    await answers[0]?.reader?.cancel();
    await expect.poll(async () => (await begin(here)).status, { timeout: 20_000 }).toBe(200);
  });

  test('an overlong answer ends with an error, whether it is read or not', async () => {
    await startEndless({ concurrency: openConcurrencyLimit(1), timeoutMs: 300 });
    const here = { 'x-forwarded-for': '203.0.113.9' };
    const { reader } = await begin(here);
    const decoder = new TextDecoder();
    let rest = '';
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      rest += decoder.decode(next.value);
    expect(rest).toContain('"error"');
    await begin(here);
    await expect.poll(async () => (await begin(here)).status, { timeout: 20_000 }).toBe(200);
  });
});
