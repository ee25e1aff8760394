import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson, callerWith, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let log: string;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  admin = await aPerson(app, { fullName: 'Ana Admin' });
  companyId = (await aCompany(admin, { name: '=2+3' })).id;
  log = `/companies/${companyId}/audit-log`;
});
afterAll(() => app.close());

/** Writes entries into the log of a company, all at the same moment. */
async function write(company: string, count: number): Promise<void> {
  await app.query(
    `insert into audit_entries (company_id, actor_kind, actor_id, actor_name, action, subject, details, at)
     select $1, 'operator', $2, 'Olga', 'operator-read', 'entry ' || n, '{}', now() from generate_series(1, $3) as n`,
    [company, '11111111-1111-4111-8111-111111111111', count],
  );
}

test('an admin reads who did what, by topic and by person', async () => {
  const { body } = await admin.call('GET', log);
  expect(body).toMatchObject({
    entries: [
      {
        actor: { kind: 'person', id: admin.id, name: 'Ana Admin' },
        action: 'company-created',
        subject: '=2+3',
      },
    ],
    nextCursor: null,
    actors: [{ id: admin.id, name: 'Ana Admin' }],
  });
  expect((await admin.call('GET', `${log}?topic=billing`)).body.entries).toEqual([]);
  expect((await admin.call('GET', `${log}?topic=company&actor=${admin.id}`)).body.entries).toHaveLength(1);
});

test('pages have no gaps, even for entries with the same timestamp', async () => {
  const company = await aCompany(admin);
  await write(company.id, 130);
  const found: string[] = [];
  const sizes: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const query: string = next && `?cursor=${next}`;
    const { body } = await admin.call('GET', `/companies/${company.id}/audit-log${query}`);
    sizes.push(body.entries.length);
    found.push(...body.entries.map(({ id }: { id: string }) => id));
    next = body.nextCursor;
  }
  expect(sizes).toEqual([50, 50, 31]);
  expect(new Set(found).size).toBe(131);
});

test('invalid filters are named', async () => {
  const fieldsOf = async (query: string) => refusal(await admin.call('GET', log + query)).fields;
  expect(await fieldsOf('?topic=secrets')).toEqual(['topic']);
  expect(await fieldsOf('?actor=me')).toEqual(['actor']);
  expect(await fieldsOf('?cursor=WyIxIl0')).toEqual(['cursor']);
  expect(await fieldsOf('/export?format=xlsx')).toEqual(['format']);
});

test('the export is a harmless file, oldest first', async () => {
  const csv = await admin.call('GET', `${log}/export`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="activity-[\d-]+\.csv"$/);
  const [head, first] = csv.body.split('\r\n');
  expect(head).toBe('Time (UTC),Done by,Kind,Action,Subject,Details');
  expect(first).toMatch(/^[\d-]+T[\d:.]+Z,Ana Admin,person,company-created,'=2\+3,$/);

  const json = await admin.call('GET', `${log}/export?format=json&topic=company`);
  expect(json.headers.get('content-disposition')).toContain('.json"');
  expect(json.body).toMatchObject([{ action: 'company-created', subject: '=2+3' }]);
});

test("it is for the company's own admins", async () => {
  const member = await aPerson(app);
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
    [companyId, member.id],
  );
  for (const path of [log, `${log}/export`]) {
    expect(refusal(await member.call('GET', path)).code).toBe('not-allowed');
    expect(refusal(await (await aPerson(app)).call('GET', path)).code).toBe('company-not-found');
    expect(refusal(await callerWith(app, {})('GET', path)).code).toBe('key-required');
  }
});

test('no statement can change or delete an entry', async () => {
  for (const statement of [
    'update audit_entries set actor_name = $1',
    'delete from audit_entries where actor_name <> $1',
  ]) {
    await expect(app.query(statement, ['nobody'])).rejects.toThrow('only ever added');
  }
});
