import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KitImportView } from '#contract/kits.ts';
import { aCompany, aPerson, callerWith } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { readZip } from './testing/read-zip.ts';
import { bringKit, takeKit } from './testing/take-and-bring.ts';

let database: TestDatabase;
let installation: Installation;

beforeEach(async () => {
  database = await createTestDatabase();
  installation = await newInstallation({ RATE_LIMIT: 'off', DATABASE_URL: database.ownerUrl });
});
afterEach(async () => {
  await installation.remove();
  await database.drop();
});

test('a crash during an import leaves no half of a company, and the import is finished after it', async () => {
  const server = await installation.start();
  const founder = await aPerson(server);
  const { id } = await aCompany(founder, { name: 'Crash Trading' });
  for (let message = 0; message < 200; message += 1) {
    await founder.call('POST', `/companies/${id}/thread/messages`, { body: { text: `Message ${message}` } });
  }
  const kits: KitImportView[] = [];
  const zip = await takeKit(server, founder, id);
  for (let count = 0; count < 3; count += 1) kits.push(await bringKit(server, founder, zip));
  const started = await Promise.all(
    kits.map((kit) => founder.call('POST', `/kit-imports/${kit.id}/company`)),
  );
  expect(started.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Some are done by now, some have begun, some wait.
  await wait(30);
  server.kill('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');

  const halves = await installation.query(
    `select c.id from companies c where (select count(*) from thread_items t where t.company_id = c.id) <> 200
     or (c.id <> '${id}' and not exists (select from imported_companies i where i.company_id = c.id))`,
  );
  expect(halves).toEqual([]);

  const again = await installation.start();
  await expect
    .poll(
      async () =>
        (await installation.query('select state from kit_imports order by state')).map(({ state }) => state),
      { timeout: 120_000, interval: 1_000 },
    )
    .toEqual(['done', 'done', 'done']);
  expect(await installation.query('select count(*)::int as n from companies')).toEqual([{ n: 4 }]);
  expect(await installation.query('select count(*)::int as n from thread_items')).toEqual([{ n: 800 }]);
  expect(await installation.query('select count(*)::int as n from kit_pieces')).toEqual([{ n: 0 }]);
  const headers = { authorization: `Bearer ${again.anonymousKey}`, cookie: founder.cookie };
  const returned = { ...founder, call: callerWith(again, headers) };
  expect((await readZip(await takeKit(again, returned, id))).has('SHA256SUMS')).toBe(true);
});

test('a download that breaks off is no kit that anybody takes for whole', async () => {
  const server = await installation.start();
  const founder = await aPerson(server);
  const { id } = await aCompany(founder);
  const zip = await takeKit(server, founder, id);
  const half = await bringKit(server, founder, zip.subarray(0, zip.byteLength / 2));
  expect(half).toMatchObject({ state: 'refused', problem: 'not-zip' });
});
