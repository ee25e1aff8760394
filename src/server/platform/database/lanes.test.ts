import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson, type TestPerson } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { laneStatement } from './lanes.ts';

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  [ana, ben] = await Promise.all([aPerson(app), aPerson(app)]);
  await Promise.all([aCompany(ana), aCompany(ben)]);
});
afterAll(() => app.close());

const run = <Row>(name: string, text: string, values: unknown[] = []) =>
  app.services.database.lanes.run(laneStatement<Row>(name, text), values);
const laneProcesses = async () =>
  (
    await app.query(
      "select pid from pg_stat_activity where application_name = 'landfall lane' and datname = current_database()",
    )
  ).rows.map(({ pid }) => pid);

test('people who share the lanes see only their own companies', async () => {
  const anas = (await ana.call('GET', '/companies')).body.companies;
  const bens = (await ben.call('GET', '/companies')).body.companies;
  const [[anasId], [bensId]] = [anas, bens].map((list) => list.map(({ id }: { id: string }) => id));
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      const answers = await Promise.all([
        ana.call('GET', '/companies'),
        ben.call('GET', '/companies'),
        ana.call('GET', `/companies/${bensId}`),
        ben.call('GET', `/companies/${anasId}`),
        run('nobodys_companies', 'select id from companies'),
        run('nobodys_members', 'select id from members'),
        run('nobodys_log', 'select id from audit_entries'),
      ]);
      const [ofAna, ofBen, foreign, other, ...nobodys] = answers;
      expect([ofAna.body.companies, ofBen.body.companies]).toEqual([anas, bens]);
      expect([foreign.status, other.status]).toEqual([404, 404]);
      expect(nobodys).toEqual([[], [], []]);
    }),
  );
});

test('a failed statement does not affect its neighbours', async () => {
  const around = [
    ana.call('GET', '/companies'),
    run('fails', 'select 1 / $1::int', [0]),
    ben.call('GET', '/companies'),
  ];
  const [before, failed, after] = await Promise.allSettled(around);
  expect(before).toMatchObject({ value: { status: 200 } });
  expect(failed).toMatchObject({ reason: { code: '22012' } });
  expect(after).toMatchObject({ value: { status: 200 } });
});

test('a slow statement is cancelled and blocks no other lane', async () => {
  const slow = run('slow', 'select pg_sleep(20)');
  slow.catch(() => {});
  let isOver = false;
  const ended = slow.finally(() => {
    isOver = true;
  });
  ended.catch(() => {});
  const answers = await Promise.all(Array.from({ length: 3 }, () => ana.call('GET', '/companies')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(isOver).toBe(false);
  await expect(ended).rejects.toMatchObject({ code: '57014' });
});

test('a lost lane is replaced', async () => {
  await Promise.all(Array.from({ length: 8 }, () => run('one', 'select 1')));
  const before = await laneProcesses();
  expect(before).toHaveLength(4);
  await app.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [before]);
  await expect.poll(laneProcesses).toEqual([]);
  await expect.poll(async () => (await ana.call('GET', '/companies')).status, { timeout: 15_000 }).toBe(200);
  for (let round = 0; round < 20; round += 1) expect((await ana.call('GET', '/companies')).status).toBe(200);
});

test('a company is stored with its admin and its log entry, or not at all', async () => {
  const company = {
    user_id: ana.id,
    country: 'AE',
    companyType: 'free-zone',
    freezone: 'dmcc',
    subType: 'dmcc',
    visas: 1,
    officeType: 'flexi',
  };
  await app.query(`create function refuse_entries() returns trigger language plpgsql as
    $$ begin raise exception 'no entries'; end $$`);
  await app.query(`create trigger refuse_entries before insert on audit_entries
    for each row execute function refuse_entries()`);
  const counts = async () =>
    (
      await app.query(`select (select count(*)::int from companies) as companies,
      (select count(*)::int from members) as members, (select sum(companies)::int from company_counts) as counted`)
    ).rows;
  const before = await counts();
  for (const headers of [{}, { 'idempotency-key': 'atomic' }]) {
    expect((await ana.call('POST', '/companies', { body: company, headers })).status).toBe(500);
  }
  expect(await counts()).toEqual(before);
  await app.query('drop trigger refuse_entries on audit_entries');
  expect((await ana.call('POST', '/companies', { body: company })).status).toBe(201);
});
