import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson, type TestPerson } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { inScope, type Scope } from './scope.ts';

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;
let anas: string;
let bens: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  [ana, ben] = await Promise.all([aPerson(app), aPerson(app)]);
  anas = (await aCompany(ana)).id;
  bens = (await aCompany(ben)).id;
});
afterAll(() => app.close());

async function seen(scope: Scope, text: string, values: unknown[] = []): Promise<unknown[]> {
  const { rows } = await inScope(app.services.database, scope, ({ client }) =>
    client.query({ text, values, rowMode: 'array' }),
  );
  return rows.flat();
}

test('every company table enforces row-level security, even for its owner', async () => {
  const { rows } = await app.services.database.pool.query(`
    select c.relname as name, relrowsecurity and relforcerowsecurity as closed,
      (select count(*)::int from pg_policy where polrelid = c.oid and polpermissive) as opening,
      (select count(*)::int from pg_policy where polrelid = c.oid and not polpermissive and polname = 'own_clients') as limiting
    from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (relname = 'companies' or exists (
        select from pg_attribute where attrelid = c.oid and attname = 'company_id' and not attisdropped))
    order by 1`);
  expect(rows.map(({ name }) => name)).toContain('members');
  // One policy says whose rows are seen; another limits staff to their own clients. Others may only limit further.
  expect(rows.filter(({ closed, opening, limiting }) => !closed || opening !== 1 || limiting !== 1)).toEqual(
    [],
  );
});

test('every policy asks what a transaction may see once a statement', async () => {
  const { rows } = await app.services.database.pool.query<{ policy: string; asked: string[] }>(`
    select tablename || ' ' || policyname as policy, array(
      select match[1]
      from regexp_matches(concat(qual, ' ', with_check), '(\\(?\\w*\\s*\\(?landfall_(?:company|person|staff|works_for_all)\\(\\))', 'g') as match
    ) as asked
    from pg_policies where schemaname = 'public'`);
  const questions = rows.flatMap(({ policy, asked }) => asked.map((question) => `${policy}: ${question}`));
  expect(questions.length).toBeGreaterThan(100);
  expect(questions.filter((question) => !/SELECT \(?landfall/.test(question))).toEqual([]);
});

test('a statement sees only the rows of its scope', async () => {
  const ids = 'select id from companies';
  expect(await seen({ person: ana.id }, ids)).toEqual([anas]);
  expect(await seen({ company: bens }, ids)).toEqual([bens]);
  expect((await seen('installation', ids)).toSorted()).toEqual([anas, bens].toSorted());
});

test('a statement without a scope sees nothing, even on a reused connection', async () => {
  const { pool } = app.services.database;
  await seen({ person: ana.id }, 'select 1');
  for (const table of ['companies', 'members', 'audit_entries']) {
    expect((await pool.query(`select * from ${table}`)).rows).toEqual([]);
  }
  await expect(pool.query('update companies set name = $1', ['Mine'])).resolves.toMatchObject({
    rowCount: 0,
  });
});

test('writes to another company are refused', async () => {
  const intoBens = `insert into members (company_id, user_id, role, status) values ($1, $2, 'admin', 'active')`;
  await expect(seen({ person: ana.id }, intoBens, [bens, ana.id])).rejects.toThrow('row-level security');
  await expect(seen({ company: anas }, intoBens, [bens, ana.id])).rejects.toThrow('row-level security');
  await expect(
    seen({ person: ana.id, company: anas }, 'update members set company_id = $1', [bens]),
  ).rejects.toThrow('row-level security');
});

test('a scope accepts only ids', async () => {
  const hostile = "'; set local landfall.scope = 'installation";
  await expect(seen({ person: hostile }, 'select 1')).rejects.toThrow(TypeError);
});

test('log entries cannot be changed', async () => {
  for (const change of ["update audit_entries set subject = ''", 'delete from audit_entries']) {
    await expect(app.query(change)).rejects.toThrow('only ever added');
  }
  expect(await seen({ company: anas }, 'select action from audit_entries')).toEqual(['company-created']);
});
