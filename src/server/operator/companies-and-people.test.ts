import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsPerPage } from '#contract/paging.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import {
  aCompany,
  aPerson,
  aVisitor,
  callerWith,
  refusal,
  type TestPerson,
} from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { anOperator } from './testing/an-operator.ts';

let app: TestApp;
let operator: TestPerson;
let founder: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  operator = await anOperator(app);
  founder = await aPerson(app, { fullName: 'Fatima Founder', email: 'fatima@harbour.example' });
});
afterAll(() => app.close());

async function search(what: 'companies' | 'people', query: Record<string, string>) {
  const { status, body } = await operator.call('GET', `/operator/${what}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
}
const namesOf = async (what: 'companies' | 'people', query: Record<string, string>) =>
  (await search(what, query))[what].map(({ name }: { name: string }) => name);

/** What a company's log says about operators. */
async function readings(companyId: string | null) {
  const { rows } = await app.query(
    `select actor_kind, actor_id, actor_name, action, subject, details from audit_entries
     where company_id is not distinct from $1 and action = 'operator-read' order by at`,
    [companyId],
  );
  return rows;
}

describe('all companies', () => {
  test('are found by their name and by the name and address of their people', async () => {
    const company = await aCompany(founder, { name: 'Harbour Lights 100%' });
    for (const text of ['harbour li', 'Lights 100%', 'fatima f', 'FATIMA@harbour']) {
      expect(await namesOf('companies', { search: text }), text).toEqual([company.name]);
    }
    expect(await namesOf('companies', { search: 'no such thing' })).toEqual([]);
  });

  test.each(['%', '_', '\\', "' or 1=1 --"])('%s is searched for literally', async (text) => {
    await aCompany(await aPerson(app), { name: `A ${text} company` });
    const found = await namesOf('companies', { search: text });
    expect(found).toContain(`A ${text} company`);
    expect(found.every((name: string) => name.includes(text))).toBe(true);
  });

  test('show only basic data, without a log entry', async () => {
    const company = await aCompany(await aPerson(app), { name: 'Quiet Company' });
    const { companies } = await search('companies', { search: 'Quiet Company' });
    expect(companies).toEqual([
      { id: company.id, name: 'Quiet Company', country: 'AE', state: 'active', createdAt: company.createdAt },
    ]);
    expect(await readings(company.id)).toEqual([]);
  });

  test('are filtered by country and stage', async () => {
    const person = await aPerson(app, { fullName: 'Sorted Person' });
    const waiting = await aCompany(person, { name: 'Waiting Sorted' });
    const left = await aCompany(person, { name: 'Left Sorted' });
    await aCompany(person, { name: 'Active Sorted' });
    await app.query(
      `insert into service_requests (company_id, service, requested_at, changed_at) values ($1, 'agent', now(), now())`,
      [waiting.id],
    );
    await app.query("update members set status = 'inactive' where company_id = $1", [left.id]);
    const sorted = (query: Record<string, string>) => namesOf('companies', { search: 'Sorted', ...query });
    expect(await sorted({ state: 'waiting' })).toEqual(['Waiting Sorted']);
    expect(await sorted({ state: 'active' })).toEqual(['Active Sorted']);
    expect(await sorted({ state: 'orphaned' })).toEqual(['Left Sorted']);
    expect(await sorted({ country: 'SG' })).toEqual([]);
    expect(await sorted({ country: 'AE' })).toHaveLength(3);
  });

  test('are paged, newest first', async () => {
    await app.query(
      `insert into companies (name, country, company_type, visas, office_type, created_at)
       select 'Paged ' || lpad(n::text, 3, '0'), 'SG', 'private-limited', 0, 'flexi', timestamptz '2020-01-01' + n * interval '1 hour'
       from generate_series(1, $1) as n`,
      [rowsPerPage + 7],
    );
    const first = await search('companies', { search: 'Paged' });
    const second = await search('companies', { search: 'Paged', cursor: first.nextCursor });
    expect([first.total, first.companies.length, second.companies.length]).toEqual([
      rowsPerPage + 7,
      rowsPerPage,
      7,
    ]);
    expect(first.companies[0].name).toBe(`Paged 0${rowsPerPage + 7}`);
    expect(second.companies.at(-1).name).toBe('Paged 001');
    expect(second).toMatchObject({ nextCursor: null, total: rowsPerPage + 7 });
  });

  test.each([
    ['cursor', '0'],
    ['cursor', '%'],
    ['country', 'XX'],
    ['state', 'odd'],
    ['search', 'x'.repeat(101)],
  ])('cannot be asked for by %s=%s', async (name, value) => {
    const answer = await operator.call('GET', `/operator/companies?${name}=${value}`);
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [name] });
  });
});

describe('one company', () => {
  test('is shown with its people, and its log records the visit', async () => {
    const company = await aCompany(founder, { name: 'Shown Company' });
    const { status, body } = await operator.call('GET', `/operator/companies/${company.id}`);
    expect(status).toBe(200);
    expect(body.company).toMatchObject({
      id: company.id,
      name: 'Shown Company',
      subType: 'dmcc',
      people: [{ name: 'Fatima Founder', email: 'fatima@harbour.example', role: 'admin', status: 'active' }],
      requests: [],
      subscription: null,
    });
    expect(await readings(company.id)).toEqual([
      {
        actor_kind: 'operator',
        actor_id: operator.id,
        actor_name: 'Olga Operator',
        action: 'operator-read',
        subject: 'Shown Company',
        details: { part: 'company' },
      },
    ]);
  });

  test('tells its admins who viewed it', async () => {
    const company = await aCompany(founder, { name: 'Told Company' });
    await operator.call('GET', `/operator/companies/${company.id}`);
    const { body } = await founder.call('GET', `/companies/${company.id}/audit-log`);
    expect(body.entries[0]).toMatchObject({
      action: 'operator-read',
      actor: { kind: 'operator', name: 'Olga Operator' },
    });
  });

  test('is not shown if its log cannot record it', async () => {
    const company = await aCompany(founder, { name: 'Unlogged Company' });
    await app.query(
      `create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    );
    await app.query('create trigger full_log before insert on audit_entries execute function refuse_entry()');
    const answer = await operator.call('GET', `/operator/companies/${company.id}`);
    await app.query('drop trigger full_log on audit_entries');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('Unlogged');
  });

  test('that does not exist writes no log entry', async () => {
    const answer = await operator.call('GET', `/operator/companies/${randomUUID()}`);
    expect(refusal(answer)).toEqual({ status: 404, code: 'company-not-found' });
  });
});

describe('people', () => {
  test('are found by name, address and company, and filtered by state', async () => {
    const person = await aPerson(app, { fullName: 'Nadia Findable' });
    await aCompany(person, { name: 'Findable Works' });
    for (const text of ['nadia find', person.email, 'findable works']) {
      expect(await namesOf('people', { search: text }), text).toEqual(['Nadia Findable']);
    }
    const findable = (state: string) => namesOf('people', { search: 'Nadia Findable', state });
    expect(await findable('unverified')).toHaveLength(1);
    await app.query('update users set email_verified = true where id = $1', [person.id]);
    expect(await findable('active')).toHaveLength(1);
    await app.query('update users set removed_after = now() where id = $1', [person.id]);
    expect(await findable('closing')).toHaveLength(1);
    expect(await findable('active')).toEqual([]);
  });

  test('the list marks operators', async () => {
    const { people } = await search('people', { search: operator.email });
    expect(people).toMatchObject([{ isOperator: true }]);
  });

  test('one person is shown, and each of their companies is told', async () => {
    const person = await aPerson(app, { fullName: 'Two Companies' });
    const first = await aCompany(person, { name: 'First of two' });
    const second = await aCompany(person, { name: 'Second of two' });
    const { status, body } = await operator.call('GET', `/operator/people/${person.id}`);
    expect(status).toBe(200);
    expect(body.person).toMatchObject({
      email: person.email,
      sessions: 1,
      passkeys: 0,
      hasSecondFactor: false,
      removedAfter: null,
      companies: [
        { id: first.id, name: 'First of two', role: 'admin', status: 'active' },
        { id: second.id, name: 'Second of two', role: 'admin', status: 'active' },
      ],
    });
    for (const { id } of [first, second]) {
      expect(await readings(id)).toMatchObject([{ subject: person.email, details: { part: 'member' } }]);
    }
  });

  test("a person without a company is recorded in the installation's log", async () => {
    const person = await aPerson(app);
    await operator.call('GET', `/operator/people/${person.id}`);
    expect(await readings(null)).toMatchObject([{ subject: person.email, actor_id: operator.id }]);
  });

  test('an unknown person is not found', async () => {
    const answer = await operator.call('GET', `/operator/people/${randomUUID()}`);
    expect(refusal(answer)).toEqual({ status: 404, code: 'person-not-found' });
  });

  test('no secrets are shown', async () => {
    const { body } = await operator.call('GET', `/operator/people/${founder.id}`);
    expect(JSON.stringify(body)).not.toMatch(/argon2|token|secret(?!")|password/i);
  });
});

describe('an operator', () => {
  const block = (id: string, body: object = { reason: 'Sent invitations to strangers.' }, by = operator) =>
    by.call('POST', `/operator/people/${id}/block`, { body });
  const unblock = (id: string) => operator.call('DELETE', `/operator/people/${id}/block`);
  const logIn = ({ email, password }: TestPerson, more: object = {}) =>
    aVisitor(app)('POST', '/login', { body: { email, password, ...more } });
  const entriesOf = async (companyId: string | null, email: string) =>
    (
      await app.query(
        `select action, details from audit_entries
         where company_id is not distinct from $1 and subject = $2 and action <> 'operator-read' order by at`,
        [companyId, email],
      )
    ).rows;

  test('blocks an account: sessions and API tokens end at once, and sign-in is refused', async () => {
    const person = await aPerson(app);
    const company = await aCompany(person);
    const { token } = (await logIn(person, { want_token: true })).body;
    const program = callerWith(app, { authorization: `Bearer ${token}` });
    expect((await program('GET', '/session')).status).toBe(200);

    expect((await block(person.id)).status).toBe(200);

    expect(refusal(await person.call('GET', '/session'))).toEqual({ status: 401, code: 'sign-in-required' });
    expect(refusal(await program('GET', '/session'))).toEqual({ status: 401, code: 'key-required' });
    expect(refusal(await logIn(person))).toEqual({ status: 403, code: 'account-blocked' });
    expect(refusal(await logIn({ ...person, password: 'not this one' })).code).toBe('wrong-credentials');
    const file = (await operator.call('GET', `/operator/people/${person.id}`)).body.person;
    expect(file).toMatchObject({ state: 'blocked', sessions: 0 });
    expect(file.blocked).toEqual({ at: expect.any(String), reason: 'Sent invitations to strangers.' });
    const emails = await emailsTo(app, person.email);
    expect(emails.at(-1)).toMatchObject({ kind: 'account-blocked' });
    expect(emails.at(-1)?.plainText).toContain('Sent invitations to strangers.');
    // Companies are told who was blocked, but not why.
    expect(await entriesOf(company.id, person.email)).toEqual([{ action: 'account-blocked', details: {} }]);
    expect(await entriesOf(null, person.email)).toEqual([
      { action: 'account-blocked', details: { reason: 'Sent invitations to strangers.' } },
    ]);
  });

  test('unblocks it, and its owner can sign in again', async () => {
    const person = await aPerson(app);
    await block(person.id);
    expect(refusal(await block(person.id)).code).toBe('account-blocked-already');

    expect((await unblock(person.id)).status).toBe(200);

    expect((await logIn(person)).status).toBe(200);
    expect((await emailsTo(app, person.email)).at(-1)).toMatchObject({ kind: 'account-unblocked' });
    expect(refusal(await unblock(person.id))).toEqual({ status: 409, code: 'account-not-blocked' });
  });

  test('a blocked person’s private calendar address stops working until the account is unblocked', async () => {
    const person = await aPerson(app);
    const { id } = await aCompany(person);
    const { address } = (await person.call('POST', `/companies/${id}/calendar/feed`)).body;
    const readFeed = async () => (await app.fetch(new URL(address).pathname)).status;
    expect(await readFeed()).toBe(200);

    await block(person.id);
    expect(await readFeed()).toBe(404);

    await unblock(person.id);
    expect(await readFeed()).toBe(200);
  });

  test('cannot block without a reason, an unknown person or themselves', async () => {
    const person = await aPerson(app);
    expect(refusal(await block(person.id, { reason: ' ' }))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['reason'],
    });
    expect(refusal(await block(randomUUID())).code).toBe('person-not-found');
    expect(refusal(await block(operator.id))).toEqual({ status: 409, code: 'account-is-yours' });
    expect((await person.call('GET', '/session')).status).toBe(200);
  });

  test('who blocks another operator at the same moment cannot leave the installation without one', async () => {
    const [one, other] = [await anOperator(app), await anOperator(app)];
    await app.query('delete from operators where user_id <> all($1)', [[one.id, other.id]]);
    const answers = await Promise.all([
      block(other.id, { reason: 'First.' }, one),
      block(one.id, { reason: 'Second.' }, other),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.query(
      'select from operators join users on users.id = operators.user_id where blocked_at is null',
    );
    expect(rows).toHaveLength(1);
    await app.query("insert into operators (user_id, created_at, role) values ($1, now(), 'manager')", [
      operator.id,
    ]);
  });

  test('ends every session of a person, who can sign in again', async () => {
    const person = await aPerson(app);
    const path = `/operator/people/${person.id}/sessions`;
    expect((await operator.call('DELETE', path)).status).toBe(200);
    expect((await person.call('GET', '/session')).status).toBe(401);
    expect((await logIn(person)).status).toBe(200);
    expect(await entriesOf(null, person.email)).toEqual([{ action: 'sessions-ended', details: {} }]);
    expect(refusal(await operator.call('DELETE', `/operator/people/${operator.id}/sessions`)).code).toBe(
      'account-is-yours',
    );
    expect(refusal(await operator.call('DELETE', `/operator/people/${randomUUID()}/sessions`)).code).toBe(
      'person-not-found',
    );
  });
});
