import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { aCompany, aPerson, callerWith, dmccCompany, type TestPerson } from './testing/builders.ts';
import { newInstallation } from './testing/installation.ts';
import { createTestDatabase } from './testing/test-database.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Any number for an advisory lock that the product does not use. */
const lock = 7_104_233;

interface Creation {
  table: string;
  path: (companyId: string) => string;
  body: (person: TestPerson) => unknown;
}

test.each<[string, Creation]>([
  [
    'a company',
    { table: 'companies', path: () => '/companies', body: ({ id }) => ({ ...dmccCompany, user_id: id }) },
  ],
  [
    'an invitation',
    {
      table: 'invitations',
      path: (id) => `/companies/${id}/invitations`,
      body: () => ({ name: 'Omar Said', email: 'omar@example.com' }),
    },
  ],
])(
  '%s is created once if the server is killed after the commit and before the answer',
  async (_, creation) => {
    const database = await createTestDatabase();
    cleanUps.push(database.drop);
    const installation = await newInstallation({ RATE_LIMIT: 'off', DATABASE_URL: database.ownerUrl });
    cleanUps.push(installation.remove);
    const first = await installation.start();
    const admin = await aPerson(first);
    await installation.query('update users set email_verified = true');
    const company = await aCompany(admin);
    const count = async () =>
      Number((await installation.query(`select count(*) as rows from ${creation.table}`))[0]?.rows);
    const before = await count();

    const isWaiting = async () => (await waitingForLock(installation.query)) > 0;
    const release = await holdCommits(database.ownerUrl, creation.table);
    const create = (call: TestPerson['call']) =>
      call('POST', creation.path(company.id), {
        body: creation.body(admin),
        headers: { 'idempotency-key': 'sent-twice' },
      });
    const unanswered = create(admin.call).catch((error: unknown) => error);
    const early = await Promise.race([unanswered, vi.waitUntil(isWaiting, { timeout: 30_000 })]);
    expect(early).toBe(true);
    first.kill('SIGKILL');
    await first.ended;
    expect(await unanswered).toBeInstanceOf(TypeError);
    expect(await count()).toBe(before);
    await release();
    // The database finishes the commit of the killed server.
    await vi.waitUntil(async () => (await count()) === before + 1, { timeout: 30_000 });

    const second = await installation.start();
    const answer = await create(callerWith(second, { cookie: admin.cookie }));
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await count()).toBe(before + 1);
  },
);

/** Makes commits of new rows wait until the returned function is called. */
async function holdCommits(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create function wait_for_test() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${lock}); return null; end';
    create constraint trigger wait_for_test after insert on ${table}
      deferrable initially deferred for each row execute function wait_for_test()`);
  await client.query(`select pg_advisory_lock(${lock})`);
  client.on('error', () => {});
  return () => client.end();
}

async function waitingForLock(
  query: (statement: string) => Promise<Record<string, unknown>[]>,
): Promise<number> {
  const rows = await query(
    `select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${lock}`,
  );
  return rows.length;
}
