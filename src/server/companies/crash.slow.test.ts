import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CompanyChangeView, CompanyView } from '#contract/companies.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';

/** Acknowledged changes of both kinds before the crash. */
const changesBeforeTheEnd = 40;
const lanes = 4;

let database: TestDatabase;
let installation: Installation;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'landfall-crash-'));
  installation = await newInstallation({
    RATE_LIMIT: 'off',
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
  });
});
afterEach(async () => {
  await installation.remove();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** A company whose name and logo are changed, and the progress. */
interface Lane {
  person: TestPerson;
  company: CompanyView;
  /** The last acknowledged value and the pending one. */
  acknowledged: CompanyView;
  attempted: number;
}

test('no acknowledged change or logo is lost in a crash, and none is half-written', async () => {
  const server = await installation.start();
  // One after the other: a server that has just started refuses what its database cannot take within a second.
  const work: Lane[] = [];
  while (work.length < lanes) work.push(await startLane(server));
  let acknowledged = 0;
  await Promise.all(
    work.map((lane) =>
      changeUntilTheEnd(server, lane, () => {
        acknowledged += 1;
        if (acknowledged === changesBeforeTheEnd) server.kill('SIGKILL');
      }),
    ),
  );
  expect(await server.ended).toBe('SIGKILL');
  expect(acknowledged).toBeGreaterThanOrEqual(changesBeforeTheEnd);

  const again = await installation.start();
  for (const lane of work) await expectWhole(again, lane);
  expect(await whollyWritten()).toBe(lanes);
});

test('a crash while writing a file leaves the previous logo intact', async () => {
  let server = await installation.start();
  const lane = await startLane(server);
  lane.acknowledged = await replaceLogo(server, lane);
  const logos = join(folder, 'files', 'logos');
  await mkdir(logos, { recursive: true });
  for (let time = 1; time <= 3; time += 1) {
    const watcher = watch(logos);
    const begun = once(watcher, 'change');
    const uploading = replaceLogo(server, lane).catch((error: unknown) => error);
    await begun;
    server.kill('SIGKILL');
    watcher.close();
    expect(await server.ended).toBe('SIGKILL');
    expect(await uploading).toBeInstanceOf(TypeError);
    server = await installation.start();
    lane.acknowledged = await expectWhole(server, lane);
  }
});

async function startLane(server: ServerProcess): Promise<Lane> {
  const person = await aPerson(server);
  const company = await aCompany(person, { name: 'Name 0' });
  return { person, company, acknowledged: company, attempted: 0 };
}

async function changeUntilTheEnd(
  server: ServerProcess,
  lane: Lane,
  onAcknowledged: () => void,
): Promise<void> {
  try {
    for (;;) {
      lane.attempted += 1;
      const answer = await (lane.attempted % 2 ? rename(lane) : replaceLogo(server, lane));
      lane.acknowledged = answer;
      onAcknowledged();
    }
  } catch (error) {
    // How 'fetch' reports a lost connection; refusals by the server are other errors.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function rename({ person, company, attempted }: Lane): Promise<CompanyView> {
  const { status, body } = await person.call('PATCH', `/companies/${company.id}`, {
    body: { name: `Name ${attempted}` },
  });
  if (status !== 200) throw new Error(`changing answered ${status}`);
  return body.company;
}

const logo = sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b6e63' } });

async function replaceLogo(server: ServerProcess, { person, company }: Lane): Promise<CompanyView> {
  const answer = await server.fetch(`/functions/v1/companies/${company.id}/logo`, {
    method: 'PUT',
    headers: { cookie: person.cookie, 'content-type': 'image/png' },
    body: new Uint8Array(await logo.clone().png().toBuffer()),
  });
  const body = JSON.parse(await answer.text());
  if (answer.status !== 200) throw new Error(`uploading answered ${answer.status}`);
  return body.company;
}

/** Everything acknowledged, and all or nothing of what was pending. */
async function expectWhole(
  server: ServerProcess,
  { person, company, acknowledged }: Lane,
): Promise<CompanyView> {
  const as = { headers: { cookie: person.cookie } };
  const read = async (path: string) =>
    (await server.fetch(`/functions/v1/companies/${company.id}${path}`, as)).json();
  const found: CompanyView = (await read('')).company;
  const changes: CompanyChangeView[] = (await read('/history')).changes;

  expect([acknowledged.version, acknowledged.version + 1]).toContain(found.version);
  expect(changes.map(({ version }) => version)).toEqual(
    Array.from({ length: found.version - 1 }, (_, index) => found.version - index),
  );
  const last = (field: string) =>
    changes.flatMap(({ fields }) => fields).find((change) => change.field === field)?.to ?? null;
  expect(found.name).toBe(last('name') ?? company.name);
  expect(found.logoUrl?.split('v=')[1] ?? null).toBe(last('logo'));
  if (!found.logoUrl) return found;
  const shown = await server.fetch(found.logoUrl, as);
  expect(shown.status).toBe(200);
  const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([width, height]).toEqual([512, 512]);
  return found;
}

/** How many companies have a complete history and log. */
async function whollyWritten(): Promise<number> {
  const client = new pg.Client({
    connectionString: database.ownerUrl,
    options: '-c landfall.scope=installation',
  });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select count(*)::int from companies
      where version - 1 = (select count(*) from company_changes where company_id = companies.id)
        and version - 1 = (
          select count(*) from audit_entries
          where company_id = companies.id and action in ('company-changed', 'logo-set')
        )`);
    return rows[0].count;
  } finally {
    await client.end();
  }
}
