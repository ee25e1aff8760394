import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let folder: string;
let secretFile: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-secrets-'));
  secretFile = join(folder, 'auth-secret');
  await app.query("delete from installation where name = 'auth-secret'");
});
afterEach(() => rm(folder, { recursive: true }));

const open = (options: { authSecret?: string; secretFile?: string }) =>
  openSecrets({ database: app.services.database, ...options });
const rows = async () =>
  (await app.query("select value from installation where name = 'auth-secret'")).rows.map(
    ({ value }) => value,
  );

test('a generated secret is stored in its own file, readable only by its owner', async () => {
  const { authSecret } = await open({ secretFile });
  expect(authSecret.length).toBeGreaterThan(40);
  expect(await rows()).toEqual([]);
  expect((await readFile(secretFile, 'utf8')).trim()).toBe(authSecret);
  expect((await stat(secretFile)).mode & 0o777).toBe(0o600);
  expect((await open({ secretFile })).authSecret).toBe(authSecret);
});

test('a secret from an earlier version moves from the database to the file without signing anyone out', async () => {
  await app.query("insert into installation (name, value) values ('auth-secret', 'the-one-from-before')");
  expect((await open({ secretFile })).authSecret).toBe('the-one-from-before');
  expect(await rows()).toEqual([]);
  expect((await open({ secretFile })).authSecret).toBe('the-one-from-before');
});

test('concurrent instances on one folder share one secret', async () => {
  const opened = await Promise.all(Array.from({ length: 12 }, () => open({ secretFile })));
  expect(new Set(opened.map(({ authSecret }) => authSecret)).size).toBe(1);
});

test('without a file, instances share a secret in the database, and the start log says so', async () => {
  const [one, other] = await Promise.all([open({}), open({})]);
  expect(one.authSecret).toBe(other.authSecret);
  expect(await rows()).toEqual([one.authSecret]);
  expect(one.authSecretPlace).toContain('set AUTH_SECRET');
});

test('a configured secret is used and removed from the database if it was stored there', async () => {
  const { authSecret } = await open({});
  expect((await open({ authSecret: 'x'.repeat(32) })).authSecret).toBe('x'.repeat(32));
  expect(await rows()).toEqual([authSecret]);
  expect((await open({ authSecret })).authSecret).toBe(authSecret);
  expect(await rows()).toEqual([]);
});

test('an empty file and a symbolic link are refused', async () => {
  await writeFile(secretFile, '');
  await expect(open({ secretFile })).rejects.toThrow('is empty');
  await rm(secretFile);
  await symlink('/etc/hostname', secretFile);
  await expect(open({ secretFile })).rejects.toThrow('ELOOP');
});
