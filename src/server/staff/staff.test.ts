import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let manager: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  manager = await anOperator(app, 'Mona Manager');
});
afterAll(() => app.close());

const assign = (who: TestPerson, companyId: string, owner: string | null, version: number) =>
  who.call('PUT', `/operator/companies/${companyId}/owner`, {
    body: { owner },
    headers: { 'if-match': `"${version}"` },
  });

async function aClient(): Promise<string> {
  return (await aCompany(await aPerson(app))).id;
}

async function staffNamed(name: string) {
  const { body } = await manager.call('GET', '/operator/staff');
  return body.staff.find((one: { name: string }) => one.name === name);
}

test('E11: a manager appoints a junior, who gets an email and has the rights of the role', async () => {
  const junior = { name: 'Juno Junior', email: 'juno@example.com', role: 'case-worker' };
  expect((await manager.call('POST', '/operator/staff', { body: junior })).status).toBe(201);
  const [email] = await emailsTo(app, 'juno@example.com');
  expect(email).toMatchObject({ kind: 'staff-appointed' });
  expect(email?.plainText).toContain('Your role is case worker.');
  expect(email?.plainText).toContain('/app/reset-password?token=');
  const again = await manager.call('POST', '/operator/staff', { body: junior });
  expect(refusal(again)).toEqual({ status: 409, code: 'staff-already' });

  const { id, role } = await staffNamed('Juno Junior');
  expect(role).toBe('case-worker');
  const changed = await manager.call('PUT', `/operator/staff/${id}/role`, { body: { role: 'reviewer' } });
  expect(changed.status).toBe(200);
  expect(await staffNamed('Juno Junior')).toMatchObject({ role: 'reviewer' });
});

test('of two who claim a client with what they saw, the second is told and overwrites nothing', async () => {
  const one = await anOperator(app, 'Cara Case', 'case-worker');
  const other = await anOperator(app, 'Rick Reviewer', 'reviewer');
  const client = await aClient();
  const answers = await Promise.all([assign(one, client, one.id, 0), assign(other, client, other.id, 0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  expect(refused?.body.code).toBe('assignment-changed');
  expect(refused?.headers.get('etag')).toBe('"1"');
});

test('only who may assign takes a client from somebody else; everybody gives away their own', async () => {
  const cara = await anOperator(app, 'Cara Second', 'case-worker');
  const rick = await anOperator(app, 'Rick Second', 'reviewer');
  const client = await aClient();
  expect((await assign(cara, client, cara.id, 0)).body.owner).toEqual({ id: cara.id, name: 'Cara Second' });
  expect(refusal(await assign(rick, client, rick.id, 1)).code).toBe('clients-not-yours');
  expect((await assign(cara, client, rick.id, 1)).status).toBe(200);
  expect((await assign(manager, client, null, 2)).body).toMatchObject({ owner: null, version: 3 });
  expect(refusal(await assign(cara, client, rick.id, 3)).code).toBe('clients-not-yours');

  const { rows } = await app.query(
    "select actor_name, subject from audit_entries where company_id = $1 and action = 'client-assigned' order by at",
    [client],
  );
  expect(rows).toEqual([
    { actor_name: 'Cara Second', subject: 'Cara Second' },
    { actor_name: 'Cara Second', subject: 'Rick Second' },
    { actor_name: 'Mona Manager', subject: '' },
  ]);
});

test('a client is not given to somebody who is not of the staff', async () => {
  const answer = await assign(manager, await aClient(), (await aPerson(app)).id, 0);
  expect(refusal(answer)).toEqual({ status: 404, code: 'staff-not-found' });
});

test('before a leave all clients go to another at once', async () => {
  const leaving = await anOperator(app, 'Lea Leaving', 'case-worker');
  const staying = await anOperator(app, 'Sam Staying', 'case-worker');
  for (const client of [await aClient(), await aClient()]) await assign(leaving, client, leaving.id, 0);
  const path = `/operator/staff/${leaving.id}/hand-over`;
  const byOther = await staying.call('POST', path, { body: { to: staying.id } });
  expect(refusal(byOther)).toEqual({ status: 403, code: 'clients-not-yours' });
  const done = await leaving.call('POST', path, { body: { to: staying.id } });
  expect(done.body).toMatchObject({ clients: 2, message: '2 clients handed over.' });
  expect(await staffNamed('Sam Staying')).toMatchObject({ clients: 2 });
  expect(await staffNamed('Lea Leaving')).toMatchObject({ clients: 0 });
});

test('removing somebody asks who takes their clients', async () => {
  const leaving = await anOperator(app, 'Rea Removed', 'case-worker');
  const client = await aClient();
  await assign(leaving, client, leaving.id, 0);
  const path = `/operator/staff/${leaving.id}/removal`;
  const unsaid = await manager.call('POST', path, { body: {} });
  expect(refusal(unsaid)).toEqual({ status: 409, code: 'clients-without-owner' });
  expect((await manager.call('POST', path, { body: { clientsTo: manager.id } })).status).toBe(200);
  expect(refusal(await leaving.call('GET', '/operator')).code).toBe('operators-only');
  expect(await staffNamed('Mona Manager')).toMatchObject({ clients: 1 });
});

test('the last manager stays one', async () => {
  const role = () =>
    manager.call('PUT', `/operator/staff/${manager.id}/role`, { body: { role: 'reviewer' } });
  expect(refusal(await role())).toEqual({ status: 409, code: 'last-manager' });
  const removed = await manager.call('POST', `/operator/staff/${manager.id}/removal`, { body: {} });
  expect(refusal(removed)).toEqual({ status: 409, code: 'last-manager' });
  await anOperator(app, 'Second Manager');
  expect((await role()).status).toBe(200);
});
