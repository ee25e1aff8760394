import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aPerson, refusal, type TestPerson } from './testing/builders.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let path: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  admin = await aPerson(app);
  path = `/companies/${(await aCompany(admin)).id}`;
});
afterAll(() => app.close());

const change = (name: string, tag?: string) =>
  admin.call('PATCH', path, { body: { name }, ...(tag !== undefined && { headers: { 'if-match': tag } }) });

describe('a change', () => {
  test("names the version it changes and gets the next version's tag", async () => {
    const tag = (await admin.call('GET', path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\d+"$/);
    const saved = await change('Harbour One', tag);
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, `"${saved.body.company.version}"`]);
    const late = await change('Harbour Two', tag);
    expect(refusal(late)).toEqual({ status: 412, code: 'company-changed', fields: ['name'] });
    expect(late.headers.get('etag')).toBe(saved.headers.get('etag'));
    expect((await change('Harbour Two', late.headers.get('etag') ?? '')).status).toBe(200);
  });

  test.each([undefined, '*'])('with the tag %s applies to any version', async (tag) => {
    expect((await change(`Harbour ${tag}`, tag)).status).toBe(200);
  });

  test.each(['W/"1"', '"none"', '1', '""', `"${'9'.repeat(400)}"`, '"1", "2"'])(
    'with the tag %s, which was never given, is refused',
    async (tag) => {
      await change('Harbour');
      expect(refusal(await change('Harbour Late', tag)).status).toBe(412);
    },
  );
});

test('answers marked no-store are always sent in full, whatever tag the client has', async () => {
  const tag = (await admin.call('GET', path)).headers.get('etag') ?? '';
  const again = await admin.call('GET', path, { headers: { 'if-none-match': tag } });
  expect([again.status, again.body.status]).toEqual([200, 'success']);
});
