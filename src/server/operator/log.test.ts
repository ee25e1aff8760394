import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsPerPage } from '#contract/paging.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { anOperator } from './testing/an-operator.ts';

let app: TestApp;
let operator: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  operator = await anOperator(app);
  companyId = (await aCompany(await aPerson(app), { name: 'Logged Company' })).id;
  await app.query(
    `insert into audit_entries (company_id, actor_kind, actor_name, action, subject, details, at) values
     ($1, 'person', 'Rita Role', 'role-changed', 'sam@example.com', '{"from": "member", "to": "admin"}', '2024-03-01T23:59:59Z'),
     ($1, 'person', 'Rita Role', 'logo-set', 'Logged Company', '{}', '2024-03-02T00:00:00Z'),
     (null, 'system', 'Landfall', 'operator-added', 'olga@example.com', '{"by": "command"}', '2024-03-03T12:00:00Z')`,
    [companyId],
  );
});
afterAll(() => app.close());

async function read(query: Record<string, string>) {
  const { status, body } = await operator.call('GET', `/operator/log?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
}
const actionsOf = async (query: Record<string, string>) =>
  (await read(query)).entries.map(({ action }: { action: string }) => action);

async function readings() {
  const { rows } = await app.query(
    "select details from audit_entries where company_id = $1 and action = 'operator-read'",
    [companyId],
  );
  return rows;
}

describe('the log of the installation', () => {
  test('says who did what and where, and of companies not what exactly', async () => {
    const { entries } = await read({ to: '2024-12-31' });
    expect(entries).toMatchObject([
      { action: 'operator-added', actorKind: 'system', company: null, details: { by: 'command' } },
      { action: 'logo-set', company: { id: companyId, name: 'Logged Company' }, details: {} },
      { action: 'role-changed', actorName: 'Rita Role', subject: 'sam@example.com', details: {} },
    ]);
    expect(await readings()).toEqual([]);
  });

  test.each([
    [{ person: 'rita' }, ['logo-set', 'role-changed']],
    [{ person: 'SAM@' }, ['role-changed']],
    [{ action: 'logo-set', to: '2024-12-31' }, ['logo-set']],
    [{ from: '2024-03-02', to: '2024-03-02' }, ['logo-set']],
    [{ from: '2024-03-01', to: '2024-03-02' }, ['logo-set', 'role-changed']],
    [{ from: '2023-01-01', to: '2024-02-29' }, []],
  ])('is asked for by %j', async (query, actions) => {
    expect(await actionsOf(query as Record<string, string>)).toEqual(actions);
  });

  test('of one company says what exactly, and that it was read', async () => {
    const { entries } = await read({ company: companyId, to: '2024-12-31' });
    expect(entries[1]).toMatchObject({ details: { from: 'member', to: 'admin' } });
    expect(await readings()).toEqual([{ details: { part: 'audit-log' } }]);
  });

  test('comes in pages, with no entry twice and none left out', async () => {
    await app.query(
      `insert into audit_entries (actor_kind, actor_name, action, subject, details, at)
       select 'system', 'Pager', 'brand-changed', n::text, '{}', '2022-01-01'
       from generate_series(1, $1) as n`,
      [rowsPerPage * 2 + 3],
    );
    const subjects: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read({ person: 'Pager', ...(cursor && { cursor }) });
      subjects.push(...page.entries.map(({ subject }: { subject: string }) => subject));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(subjects).size).toBe(rowsPerPage * 2 + 3);
    expect(subjects).toHaveLength(rowsPerPage * 2 + 3);
  });

  test.each([
    ['from', '2024-02-30'],
    ['to', 'soon'],
    ['action', 'odd'],
    ['company', 'x'],
    ['cursor', '1'],
  ])('cannot be asked for by %s=%s', async (name, value) => {
    const answer = await operator.call('GET', `/operator/log?${name}=${value}`);
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [name] });
  });

  test('of a company that is none is not there', async () => {
    const answer = await operator.call('GET', `/operator/log?company=${randomUUID()}`);
    expect(refusal(answer)).toEqual({ status: 404, code: 'company-not-found' });
  });
});

describe('its export', () => {
  async function rowsOf(query: Record<string, string>) {
    const answer = await app.fetch(`/functions/v1/operator/log.csv?${new URLSearchParams(query)}`, {
      headers: { cookie: operator.cookie },
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    return (await answer.text()).trimEnd().split('\r\n');
  }

  test('has the same entries, and of companies no more than the list', async () => {
    expect(await rowsOf({ from: '2024-01-01', to: '2024-12-31' })).toEqual([
      'Time (UTC),Company,Done by,Kind,Action,Subject,Details',
      '2024-03-03T12:00:00.000Z,,Landfall,system,operator-added,olga@example.com,by: command',
      '2024-03-02T00:00:00.000Z,Logged Company,Rita Role,person,logo-set,Logged Company,',
      '2024-03-01T23:59:59.000Z,Logged Company,Rita Role,person,role-changed,sam@example.com,',
    ]);
  });

  test('of one company has everything, and its log says so', async () => {
    const before = (await readings()).length;
    const rows = await rowsOf({ company: companyId, to: '2024-12-31' });
    expect(rows[2]).toContain('from: member');
    expect(rows[2]).toContain('to: admin');
    expect(await readings()).toHaveLength(before + 1);
  });
});
