import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import { aCompany, aPerson, refusal } from './platform/testing/builders.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

test('a full disk of the database is not reported as a bug', async () => {
  app = await startTestApp();
  const person = await aPerson(app);
  // As PostgreSQL reports it; the disk of the test run is not to be filled.
  await app.query(`create function fill_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await app.query(
    'create trigger fill_disk before insert on companies for each row execute function fill_disk()',
  );
  const answer = await person.call('POST', '/companies', {
    body: {
      user_id: person.id,
      country: 'AE',
      companyType: 'free-zone',
      freezone: 'dmcc',
      subType: 'dmcc',
      visas: 1,
      officeType: 'flexi',
    },
  });
  expect(refusal(answer)).toMatchObject({ status: 507, code: 'storage-full' });
  expect(answer.body.message).toContain('free disk space');
  expect((await person.call('GET', '/companies')).status).toBe(200);
});

/** A file system of 64 kB that can be mounted; only root on Linux can. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryToMount();

test.runIf(canMount)('a full disk for files is reported as such, and no partial file stays', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dataDir]);
  try {
    app = await startTestApp({ settings: { DATA_DIR: dataDir } });
    const person = await aPerson(app);
    const { id } = await aCompany(person);
    await writeFile(join(dataDir, 'in-the-way'), Buffer.alloc(64 * 1024)).catch(() => {});
    const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const answer = await app.fetch(`${apiBase}/companies/${id}/logo`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${app.anonymousKey}`,
        cookie: person.cookie,
        'content-type': 'image/png',
      },
      body: new Uint8Array(logo),
    });
    expect(answer.status).toBe(507);
    expect((await person.call('GET', `/companies/${id}`)).body.company.logoUrl).toBeNull();
  } finally {
    execFileSync('umount', ['--lazy', dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
});

function tryToMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
