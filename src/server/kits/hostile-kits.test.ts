import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { readZip } from './testing/read-zip.ts';
import { bringKit, importKit, takeKit } from './testing/take-and-bring.ts';
import { zipOf } from './testing/zip-of.ts';
import { tidyKits } from './tidy-kits.ts';

let app: TestApp;
let founder: TestPerson;
let sound: Map<string, Buffer>;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  app.services.jobs.begin();
  founder = await aPerson(app);
  const { id } = await aCompany(founder, { name: 'Sound Trading' });
  sound = await readZip(await takeKit(app, founder, id));
});
afterAll(() => app.close());

const changed = (path: string, content: Buffer | undefined) => {
  const files = new Map(sound);
  if (content) files.set(path, content);
  else files.delete(path);
  return files;
};
// biome-ignore lint/suspicious/noExplicitAny: a test changes what it likes
const withCase = (change: (record: any) => void) => {
  const record = JSON.parse(sound.get('case.json')?.toString('utf8') ?? '');
  change(record);
  return changed('case.json', Buffer.from(JSON.stringify(record)));
};
/** The same ZIP with a name that its library would not write. */
const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

const problemOf = async (zip: Buffer) => {
  const { id, state, problem } = await bringKit(app, founder, zip);
  await founder.call('DELETE', `/kit-imports/${id}`);
  return state === 'refused' ? problem : state;
};

test('what is no kit, changed, newer or hostile is refused with the reason, and nothing of it stays', async () => {
  const zip = await zipOf(sound, true);
  expect(await problemOf(zip)).toBe('ready');
  expect(await problemOf(Buffer.from('no zip at all'))).toBe('not-zip');
  expect(await problemOf(zip.subarray(0, zip.byteLength - 40))).toBe('not-zip');
  expect(await problemOf(await zipOf(new Map([['hello.txt', Buffer.from('hello')]])))).toBe('not-kit');
  expect(await problemOf(await zipOf(changed('audit.csv', Buffer.from('forged')), true))).toBe('hash-wrong');
  expect(await problemOf(await zipOf(changed('audit.csv', undefined), true))).toBe('file-missing');
  const paths = [renamed(zip, 'audit.csv', '../it.csv'), renamed(zip, 'audit.csv', '/etc/pass')];
  for (const hostile of paths) expect(await problemOf(hostile)).toBe('unsafe-names');
  expect(await problemOf(renamed(zip, 'index.html', 'audit.csv0'))).not.toBe('ready');
  expect(await problemOf(await zipOf(changed('bomb.bin', Buffer.alloc(20 * 1024 * 1024))))).toBe('too-large');
  expect(await problemOf(await zipOf(withCase((record) => (record.version = 2))))).toBe('newer-version');
  expect(await problemOf(await zipOf(withCase((record) => (record.sections.hologram = {}))))).toBe(
    'newer-version',
  );
  const wrong = withCase((record) => (record.sections.company.details.country = 'XX'));
  expect(await problemOf(await zipOf(wrong))).toBe('not-matching-schema');
  const escaping = withCase((record) => (record.sections.company.details.logo = '../logo.webp'));
  expect(await problemOf(await zipOf(escaping))).toBe('not-matching-schema');
  expect(await app.services.files.list('kits')).toEqual([]);
});

test('a record that the database refuses makes no half of a company', async () => {
  const twice = withCase(({ sections }) => {
    sections.cases.cases.push({ ...sections.cases.cases[0], id: crypto.randomUUID() });
  });
  const kit = await bringKit(app, founder, await zipOf(twice));
  const before = (await app.query('select from companies')).rowCount;
  expect(await importKit(founder, kit.id)).toMatchObject({ state: 'refused', problem: 'not-importable' });
  expect((await app.query('select from companies')).rowCount).toBe(before);
  expect((await app.query('select from imported_companies')).rowCount).toBe(0);
  await founder.call('DELETE', `/kit-imports/${kit.id}`);
});

test('a logo is drawn anew, and a kit whose logo is no picture makes no company', async () => {
  const withLogo = (logo: Buffer) => {
    const files = withCase((record) => {
      record.sections.company.details.logo = 'logo.webp';
      const sha256 = createHash('sha256').update(logo).digest('hex');
      record.files.push({ path: 'logo.webp', sha256, bytes: logo.byteLength });
    });
    return zipOf(files.set('logo.webp', logo));
  };
  const importOf = async (zip: Buffer) => importKit(founder, (await bringKit(app, founder, zip)).id);
  const square = sharp({ create: { width: 700, height: 700, channels: 3, background: '#0b6e63' } });
  const { preview } = await importOf(await withLogo(await square.webp().toBuffer()));
  const shown = await app.fetch(`/functions/v1/companies/${preview?.companyId}/logo`, {
    headers: { cookie: founder.cookie },
  });
  const { format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 512 });

  for (const hostile of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('RIFF....WEBP'),
  ]) {
    const refused = await importOf(await withLogo(hostile));
    expect(refused).toMatchObject({ state: 'refused', problem: 'not-importable' });
    await founder.call('DELETE', `/kit-imports/${refused.id}`);
  }
});

test('somebody else neither sees nor imports a kit, nobody brings more than three, and old ones are forgotten', async () => {
  const kit = await bringKit(app, founder, await zipOf(sound, true));
  const stranger = await aPerson(app);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/company'],
  ] as const) {
    expect(refusal(await stranger.call(method, `/kit-imports/${kit.id}${path}`)).code).toBe('kit-not-found');
  }
  for (let more = 0; more < 2; more += 1) await founder.call('POST', '/kit-imports', { body: { size: 10 } });
  const fourth = await founder.call('POST', '/kit-imports', { body: { size: 10 } });
  expect(refusal(fourth)).toEqual({ status: 409, code: 'too-many-kits' });
  await app.query("update kit_imports set changed_at = now() - interval '2 days'");
  await tidyKits(app.services);
  expect((await app.query('select from kit_imports')).rowCount).toBe(0);
  expect(await app.services.files.list('kits')).toEqual([]);
});
