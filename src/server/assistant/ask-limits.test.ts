import { afterEach, expect, test } from 'vitest';
import { aPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { scriptedExpert } from './testing/scripted-expert.ts';

let app: TestApp;
afterEach(() => app.close());

const start = async () => {
  app = await startTestApp({ settings: { TRUST_PROXY: 'on' }, replace: { expert: scriptedExpert() } });
};

/** Asks that many times, 20 at once, and counts what was answered. */
async function answersTo(times: number, headers: Record<string, string>, content = 'Hello?') {
  const counts: Record<number, number> = {};
  for (let asked = 0; asked < times; asked += 20) {
    const statuses = await Promise.all(
      Array.from({ length: Math.min(20, times - asked) }, async () => {
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

/** Lets the windows of that limit end, as time would. */
function letPass(limit: string) {
  return app.services.database.pool.query("delete from rate_limits where starts_with(key, $1 || ':')", [
    limit,
  ]);
}

test('a visitor may ask 20 times a minute, and another one as often', async () => {
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

test('an account may ask 60 times a minute, from wherever, and is not counted as a visitor', async () => {
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

test('a question that is refused does not count', async () => {
  await start();
  const place = { 'x-forwarded-for': '203.0.113.6' };
  expect(await answersTo(25, place, ' ')).toEqual({ 400: 25 });
  expect(await answersTo(20, place)).toEqual({ 200: 20 });
});
