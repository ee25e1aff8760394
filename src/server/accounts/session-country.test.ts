import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, aVisitor, cookieOf } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'on', COUNTRY_HEADER: 'CF-IPCountry' },
  });
});
afterAll(() => app.close());

/** Signs a new person in from an address and returns the country shown in their session list. */
async function signInFrom(headers: Record<string, string>, server = app) {
  const { email, password } = await aPerson(server);
  const visitor = aVisitor(server);
  const done = await visitor('POST', '/login', { body: { email, password }, headers });
  const cookie = cookieOf(done.headers);
  const countryNow = async (more: Record<string, string> = {}) =>
    (await visitor('GET', '/account/sessions', { headers: { cookie, ...more } })).body.sessions[0].country;
  return { userId: done.body.user.id, countryNow };
}

test('a session shows the country named by the trusted proxy', async () => {
  expect(await (await signInFrom({ 'cf-ipcountry': 'PT' })).countryNow()).toBe('PT');
});

test.each(['', 'XX', 'T1', 'Portugal', 'P1', '<b>'])('%j is not accepted as a country', async (code) => {
  expect(await (await signInFrom({ 'cf-ipcountry': code })).countryNow()).toBeNull();
});

test('the country is updated hourly with use', async () => {
  const { userId, countryNow } = await signInFrom({ 'cf-ipcountry': 'PT' });
  expect(await countryNow({ 'cf-ipcountry': 'AE' })).toBe('PT');
  await app.query("update sessions set updated_at = now() - interval '61 minutes' where user_id = $1", [
    userId,
  ]);
  await countryNow({ 'cf-ipcountry': 'AE' });
  expect(await countryNow()).toBe('AE');
});

test('without a country from the proxy, the address registry decides', async () => {
  expect(await (await signInFrom({ 'x-forwarded-for': '94.200.0.1' })).countryNow()).toBe('AE');
  expect(await (await signInFrom({ 'x-forwarded-for': '2001:4860:4860::8888' })).countryNow()).toBe('US');
  expect(await (await signInFrom({ 'x-forwarded-for': '10.0.0.1' })).countryNow()).toBeNull();
  expect(await (await signInFrom({ 'x-forwarded-for': 'nobody' })).countryNow()).toBeNull();
});

test('without a trusted proxy a client cannot choose its country', async () => {
  const direct = await startTestApp();
  expect(await (await signInFrom({ 'cf-ipcountry': 'PT' }, direct)).countryNow()).toBeNull();
  await direct.close();
});

test('no address is stored with a session', async () => {
  const { userId } = await signInFrom({ 'cf-ipcountry': 'PT', 'x-forwarded-for': '203.0.113.77' });
  const { rows } = await app.query('select to_jsonb(s)::text as row from sessions as s where user_id = $1', [
    userId,
  ]);
  for (const { row } of rows) expect(row).not.toContain('203.0.113.77');
});
