import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let operator: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off', BRAND_NAME: 'Harbour' } });
  operator = await anOperator(app);
});
afterAll(() => app.close());

const read = async () => (await operator.call('GET', '/operator/brand')).body.brand;

async function change(changes: object) {
  const { version } = await read();
  return operator.call('PATCH', '/operator/brand', {
    body: changes,
    headers: { 'if-match': `"${version}"` },
  });
}

/** What the next page says about the brand. */
async function shown(from = app) {
  return (await (await from.fetch('/app/web-settings.json')).json()) as {
    ownTexts: string[];
    brand: Record<string, string>;
  };
}

async function logged() {
  const { rows } = await app.query(
    "select company_id, actor_name, details from audit_entries where action = 'brand-changed' order by at desc limit 1",
  );
  return rows[0];
}

describe('names', () => {
  test('show on the next page, and go back to the settings', async () => {
    expect((await shown()).brand).toMatchObject({ name: 'Harbour', assistantName: 'Harbour Expert' });
    const { status, body } = await change({ name: 'Quay & Co', supportEmail: 'Help@Quay.example' });
    expect(status).toBe(200);
    expect(body.brand).toMatchObject({
      set: { name: 'Quay & Co', supportEmail: 'help@quay.example', operatorName: null },
      defaults: { name: 'Harbour', assistantName: 'Quay & Co Expert' },
    });
    expect((await shown()).brand).toEqual({
      name: 'Quay & Co',
      assistantName: 'Quay & Co Expert',
      operatorName: 'the operator of this installation',
      contact: 'help@quay.example',
    });
    await change({ name: null, supportEmail: null });
    expect((await shown()).brand).toMatchObject({
      name: 'Harbour',
      contact: 'the operator of this installation',
    });
  });

  test('are written down with who changed them', async () => {
    await change({ operatorName: 'Quay Ltd' });
    expect(await logged()).toEqual({
      company_id: null,
      actor_name: 'Olga Operator',
      details: { operatorName: 'Quay Ltd' },
    });
    const { version } = await read();
    await change({ operatorName: 'Quay Ltd' });
    expect((await read()).version).toBe(version);
    await change({ operatorName: null });
    expect((await logged()).details).toEqual({ operatorName: 'default' });
  });

  test('reach everything that names the product', async () => {
    await change({ name: 'Renamed' });
    await shown();
    expect(app.services.config.brand.name).toBe('Renamed');
    await change({ name: null });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ assistantName: ' ' }, 'assistantName'],
    [{ supportEmail: 'nobody' }, 'supportEmail'],
    [{ accent: 'red' }, 'accent'],
    [{ accent: '#fff;}</style>' }, 'accent'],
    [{ terms: 'x'.repeat(100_001) }, 'terms'],
  ])('that cannot be used are refused: %j', async (changes, field) => {
    expect(refusal(await change(changes))).toEqual({ status: 422, code: 'invalid-input', fields: [field] });
  });

  test('changed by two operators at once are changed by one', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) =>
        operator.call('PATCH', '/operator/brand', {
          body: { name },
          headers: { 'if-match': `"${version}"` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'brand-changed')).toHaveLength(3);
    await change({ name: null });
  });
});

describe('on several instances', () => {
  test('a change shows at once, on the other as well', async () => {
    const settings = { DATABASE_URL: app.services.config.databaseUrl ?? '', BRAND_NAME: 'Harbour' };
    const other = await startTestApp({ settings });
    await shown(other);
    await change({ name: 'Everywhere', accent: '#3355ff' });
    expect((await shown(other)).brand.name).toBe('Everywhere');
    expect(other.services.config.brand.accent).toBe('#3355ff');
    await change({ name: null, accent: null });
    expect((await shown(other)).brand.name).toBe('Harbour');
    await other.close();
  });
});

describe('the logo', () => {
  const upload = (body: Uint8Array, type = 'image/png') =>
    app.fetch('/functions/v1/operator/brand/logo', {
      method: 'PUT',
      headers: { cookie: operator.cookie, 'content-type': type },
      body: new Uint8Array(body),
    });
  const aPicture = (side = 64) =>
    sharp({ create: { width: side, height: side, channels: 4, background: '#3355ff' } })
      .png()
      .toBuffer();
  const shownLogo = () => app.fetch('/app/brand/logo');
  const kept = () => readdir(join(app.services.config.dataDir, 'files/brand')).catch((): string[] => []);

  test('is drawn anew, shown on the next page, replaced and taken back', async () => {
    const builtIn = (await shownLogo()).headers.get('etag');
    expect((await upload(await aPicture(2_000))).status).toBe(200);
    const first = await shownLogo();
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await first.arrayBuffer())).metadata()).toMatchObject({ width: 512 });
    expect((await read()).set.hasLogo).toBe(true);

    await upload(await aPicture());
    expect((await shownLogo()).headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(await kept()).toHaveLength(1);

    await operator.call('DELETE', '/operator/brand/logo');
    expect((await shownLogo()).headers.get('etag')).toBe(builtIn);
    expect(await kept()).toEqual([]);
    expect((await logged()).details).toEqual({ logo: 'default' });
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is no %s', async (_, content) => {
    const answer = await upload(content);
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields.logo).toBeTruthy();
    expect(await kept()).toEqual([]);
  });
});

describe('legal texts', () => {
  const textOf = async (name: string) => {
    const answer = await app.fetch(`/functions/v1/legal/${name}`, {
      headers: { authorization: `Bearer ${app.anonymousKey}` },
    });
    return (await answer.json()).text;
  };

  test('of the operator’s own replace the built-in ones, as text and nothing else', async () => {
    expect(await textOf('terms')).toBeNull();
    await change({ terms: '## Our part\n\nWe **try**. <script>alert(1)</script>' });
    expect((await shown()).ownTexts).toEqual(['terms']);
    expect(await textOf('terms')).toMatchObject({
      name: 'terms',
      contents: '<li><a href="#our-part">Our part</a></li>',
      body: '<h2 id="our-part">Our part</h2>\n<p>We <strong>try</strong>. &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    });
    expect(await textOf('privacy')).toBeNull();
    expect((await logged()).details).toEqual({ terms: 'own text' });

    await change({ terms: null });
    expect((await shown()).ownTexts).toEqual([]);
    expect(await textOf('terms')).toBeNull();
  });

  test('that are emptied are the built-in ones again', async () => {
    await change({ privacy: 'Ours.' });
    await change({ privacy: '' });
    expect((await read()).set.privacy).toBeNull();
    expect((await shown()).ownTexts).toEqual([]);
  });
});

test('where the database is gone, pages keep the brand they had', async () => {
  const lonely = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  const owner = await anOperator(lonely);
  await owner.call('PATCH', '/operator/brand', {
    body: { name: 'Kept' },
    headers: { 'if-match': '"0"' },
  });
  await shown(lonely);
  const { pool } = lonely.services.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as typeof query;
  expect((await shown(lonely)).brand.name).toBe('Kept');
  pool.query = (() => new Promise(() => {})) as typeof query;
  expect((await shown(lonely)).brand.name).toBe('Kept');
  pool.query = query;
  await lonely.close();
});

test('a change has to say which version it is made to', async () => {
  const path = '/operator/brand';
  const without = await operator.call('PATCH', path, { body: { name: 'Blind' } });
  expect(refusal(without)).toEqual({ status: 428, code: 'if-match-required' });
  const stranger = await aPerson(app);
  expect(refusal(await stranger.call('PATCH', path, { body: {} })).code).toBe('operators-only');
  expect((await read()).set.name).not.toBe('Blind');
});
