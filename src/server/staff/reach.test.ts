import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let manager: TestPerson;
let junior: TestPerson;
let juniorId: string;
let clients: { own: Client; other: Client };

interface Client {
  id: string;
  founder: TestPerson;
}

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  app.services.jobs.begin();
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  manager = await anOperator(app, 'Mona Manager');
  junior = await anOperator(app, 'Juno Junior', 'case-worker');
  juniorId = junior.id;
  clients = { own: await aClient('Own Trading'), other: await aClient('Other Trading') };
  await assign(manager, clients.own.id, juniorId, 0);
  const change = { role: 'case-worker', ownClientsOnly: true };
  expect((await manager.call('PUT', `/operator/staff/${juniorId}/role`, { body: change })).status).toBe(200);
});
afterAll(() => app.close());

/** A client with a paper that waits for review and a request. */
async function aClient(name: string): Promise<Client> {
  const founder = await aPerson(app, { fullName: `Founder of ${name}` });
  const { id } = await aCompany(founder, { name });
  await uploadPaper(app, founder, id, { kind: 'business-plan' });
  await app.query(
    `insert into service_requests (company_id, service, requested_by, requested_at, changed_at)
     values ($1, 'agent', $2, now(), now())`,
    [id, founder.id],
  );
  return { id, founder };
}

const assign = (staff: TestPerson, client: string, owner: string | null, version: number) =>
  staff.call('PUT', `/operator/companies/${client}/owner`, {
    body: { owner },
    headers: { 'if-match': `"${version}"` },
  });

test('E11: lists, search, desk, requests and people show a limited case worker their own clients alone', async () => {
  const lists = [
    '/operator/today?group=with-authority',
    '/operator/today?group=ours',
    '/operator/today?group=client-late',
    '/operator/companies',
    '/operator/companies?search=Trading',
    '/operator/desk',
    '/operator/requests',
    '/operator/people',
    '/operator/people?search=Founder',
    '/operator/calendar',
  ];
  const seen = async (staff: TestPerson) => {
    const texts = [];
    for (const path of lists) {
      const { status, body } = await staff.call('GET', path);
      expect([path, status]).toEqual([path, 200]);
      texts.push(JSON.stringify(body));
    }
    return texts;
  };
  const all = await seen(manager);
  expect(all.filter((text) => text.includes('Other Trading')).length).toBeGreaterThan(5);
  const own = await seen(junior);
  expect(own.filter((text) => text.includes('Other Trading'))).toEqual([]);
  expect(own.filter((text) => text.includes('Own Trading')).length).toBeGreaterThan(5);
  const totals = async (path: string) => (await junior.call('GET', path)).body.total;
  expect(await totals('/operator/companies')).toBe(1);
  expect(await totals('/operator/requests')).toBe(1);
  expect((await junior.call('GET', '/operator/desk')).body.desk.total).toBe(1);
  expect((await junior.call('GET', '/operator')).body.waiting.requests).toBe(1);
  expect((await manager.call('GET', '/operator')).body.waiting.requests).toBe(2);
});

test('another’s client does not exist for them, in any call about one', async () => {
  const notFound = { status: 404, code: 'company-not-found' };
  for (const rest of ['', '/people', '/papers', '/cases', '/thread', '/names']) {
    const path = (id: string) => `/operator/companies/${id}${rest}`;
    const own = await junior.call('GET', path(clients.own.id));
    if (own.status === 403) continue;
    expect([rest, own.status]).toEqual([rest, 200]);
    expect([rest, refusal(await junior.call('GET', path(clients.other.id)))]).toEqual([rest, notFound]);
  }
  expect(refusal(await assign(junior, clients.other.id, juniorId, 0))).toEqual(notFound);
  const { id: personId } = clients.other.founder;
  expect(refusal(await junior.call('GET', `/operator/people/${personId}`)).code).toBe('person-not-found');
  const { requests } = (await manager.call('GET', '/operator/requests')).body;
  const theirs = requests.find(({ company }: { company: { id: string } }) => company.id === clients.other.id);
  const answer = { body: { state: 'in-progress', answer: '' }, headers: { 'if-match': '*' } };
  expect(refusal(await junior.call('PATCH', `/operator/requests/${theirs.id}`, answer)).status).toBe(404);
  const reminders = { body: { companies: [clients.other.id] } };
  expect((await junior.call('POST', '/operator/reminders/preview', reminders)).body.reminders).toEqual([]);
});

test('they are told only of their own clients', async () => {
  for (const { id, founder } of Object.values(clients)) {
    await founder.call('POST', `/companies/${id}/thread/messages`, { body: { text: 'Hello.' } });
  }
  const told = async (staff: TestPerson) =>
    (await staff.call('GET', '/notifications')).body.notifications
      .map(({ company }: { company: { name: string } }) => company.name)
      .sort();
  expect(await told(manager)).toEqual(['Other Trading', 'Own Trading']);
  expect(await told(junior)).toEqual(['Own Trading']);
});

test('who is not of the staff reaches nothing in the staff’s scope, and every table of companies is limited', async () => {
  const { inScope } = await import('../platform/database/scope.ts');
  const stranger = await aPerson(app);
  const companies = (scope: Parameters<typeof inScope>[1]) =>
    inScope(
      app.services.database,
      scope,
      async ({ client }) => (await client.query('select 1 from companies')).rowCount,
    );
  expect(await companies({ staff: stranger.id })).toBe(0);
  expect(await companies({ staff: junior.id })).toBe(1);
  expect(await companies({ staff: junior.id, company: clients.other.id })).toBe(0);
  const { rows } = await app.query(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'company_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and exists (select from pg_policies p where p.tablename = c.table_name and p.policyname = 'own_rows')
       and not exists (select from pg_policies p where p.tablename = c.table_name and p.policyname = 'own_clients')`,
  );
  expect(rows).toEqual([]);
});

test('a limited case worker gives their own client away, and reaches it no longer', async () => {
  const mine = await aClient('Third Trading');
  await assign(manager, mine.id, juniorId, 0);
  expect((await junior.call('GET', `/operator/companies/${mine.id}`)).status).toBe(200);
  expect((await assign(junior, mine.id, manager.id, 1)).status).toBe(200);
  expect((await junior.call('GET', `/operator/companies/${mine.id}`)).status).toBe(404);
});

test('a junior does not take identity papers out', async () => {
  const { id, founder } = clients.own;
  const passport = await uploadPaper(app, founder, id, { kind: 'passport', party: founder.id });
  const file = `/operator/companies/${id}/papers/${passport}/versions/1/file`;
  expect(refusal(await junior.call('GET', file))).toEqual({ status: 403, code: 'right-required' });
  expect((await manager.call('GET', file)).status).toBe(200);
});

test('demoting somebody with clients to a role without cases asks who takes them; a manager reaches all', async () => {
  const path = `/operator/staff/${juniorId}/role`;
  const finance = { role: 'finance' };
  expect(refusal(await manager.call('PUT', path, { body: finance }))).toEqual({
    status: 409,
    code: 'clients-without-owner',
  });
  const given = await manager.call('PUT', path, { body: { ...finance, clientsTo: manager.id } });
  expect(given.status).toBe(200);
  expect((await junior.call('GET', '/operator/companies')).body.total).toBe(0);
  await manager.call('PUT', path, { body: { role: 'manager' } });
  expect((await junior.call('GET', '/operator/companies')).body.total).toBeGreaterThan(1);
});
