import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import {
  type ApiCall,
  aCompany,
  aPerson,
  aVisitor,
  callerWith,
  refusal,
  type TestPerson,
} from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { removeClosedAccounts } from './remove-closed-accounts.ts';

let app: TestApp;
let visitor: ApiCall;
/** How far the server's clock is ahead, in ms. */
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: (services) => Object.assign(services, { clock: () => new Date(Date.now() + ahead) }),
  });
  visitor = aVisitor(app);
});
afterAll(() => app.close());

const day = 24 * 60 * 60 * 1000;

const close = (person: TestPerson) =>
  person.call('POST', '/account/close', { body: { currentPassword: person.password } });
const signIn = ({ email, password }: TestPerson) => visitor('POST', '/login', { body: { email, password } });
const kindsTo = async ({ email }: TestPerson) => (await emailsTo(app, email)).map(({ kind }) => kind);

/** Moves the clock past the grace period and runs the job. */
async function afterTheGrace(): Promise<void> {
  ahead += 14 * day;
  await removeClosedAccounts(app.services);
  ahead -= 14 * day;
}

async function count(table: string, where: string, ...values: unknown[]): Promise<number> {
  return (await app.query(`select count(*)::int as n from ${table} where ${where}`, values)).rows[0].n;
}
const isThere = async ({ id }: { id: string }) => (await count('users', 'id = $1', id)) === 1;

async function join(companyId: string, role: 'admin' | 'member'): Promise<TestPerson> {
  const person = await aPerson(app);
  await app.query("insert into members (company_id, user_id, role, status) values ($1, $2, $3, 'active')", [
    companyId,
    person.id,
    role,
  ]);
  return person;
}

const log = async (companyId: string) =>
  (
    await app.query(
      'select action, actor_kind as kind from audit_entries where company_id = $1 order by at, action',
      [companyId],
    )
  ).rows.map(({ action, kind }) => `${kind} ${action}`);

test('closing ends every session, emails the undo deadline and removes nothing yet', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  const { token } = (
    await visitor('POST', '/login', {
      body: { email: person.email, password: person.password, want_token: true },
    })
  ).body;

  const answer = await close(person);

  expect(answer.status).toBe(200);
  expect(new Date(answer.body.removedAfter).getTime() - Date.now()).toBeGreaterThan(13.9 * day);
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect((await person.call('GET', '/session')).status).toBe(401);
  expect((await callerWith(app, { authorization: `Bearer ${token}` })('GET', '/session')).status).toBe(401);
  expect((await kindsTo(person)).at(-1)).toBe('account-closed');
  expect(await isThere(person)).toBe(true);
  await removeClosedAccounts(app.services);
  expect(await isThere(person)).toBe(true);
  expect(await count('companies', 'id = $1', company.id)).toBe(1);
  expect(await log(company.id)).toEqual(['person company-created', 'person account-closed']);
});

test('signing in during the grace period reopens the account and sends an email', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  await close(person);

  expect((await signIn(person)).status).toBe(200);

  expect((await kindsTo(person)).at(-1)).toBe('account-reopened');
  await afterTheGrace();
  expect(await isThere(person)).toBe(true);
  expect(await log(company.id)).toEqual([
    'person company-created',
    'person account-closed',
    'person account-reopened',
  ]);
});

test('the private calendar address stops working while the account is closed and works again after reopening', async () => {
  const person = await aPerson(app);
  const { id } = await aCompany(person);
  const { address } = (await person.call('POST', `/companies/${id}/calendar/feed`)).body;
  const readFeed = async () => (await app.fetch(new URL(address).pathname)).status;
  expect(await readFeed()).toBe(200);

  await close(person);
  expect(await readFeed()).toBe(404);

  await signIn(person);
  expect(await readFeed()).toBe(200);
});

test('a wrong password does not reopen the account', async () => {
  const person = await aPerson(app);
  await close(person);
  expect((await signIn({ ...person, password: 'not this one' })).status).toBe(401);
  await afterTheGrace();
  expect(await isThere(person)).toBe(false);
});

test('after the grace period the account is removed, with its single-member company and logo', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  const key = `logos/${company.id}`;
  await app.services.files.write(key, new Uint8Array([1, 2, 3]));
  await app.query("update companies set logo_key = $2, logo_type = 'image/png' where id = $1", [
    company.id,
    key,
  ]);
  await close(person);

  await afterTheGrace();

  expect(await isThere(person)).toBe(false);
  expect((await signIn(person)).status).toBe(401);
  expect(await app.services.files.read(key)).toBeUndefined();
  for (const [table, column] of [
    ['companies', 'id'],
    ['members', 'company_id'],
    ['case_events', 'company_id'],
  ] as const) {
    expect(await count(table, `${column} = $1`, company.id), table).toBe(0);
  }
  for (const table of ['sessions', 'sign_in_methods', 'email_links', 'members', 'company_counts']) {
    expect(await count(table, 'user_id = $1', person.id), table).toBe(0);
  }
  expect((await kindsTo(person)).at(-1)).toBe('account-removed');
  expect((await log(company.id)).at(-1)).toBe('system company-removed');
  expect((await aPerson(app, { email: person.email })).id).not.toBe(person.id);
});

test("a company with another admin stays, and its log keeps the person's entries", async () => {
  const person = await aPerson(app, { fullName: 'Lena Leaver' });
  const company = await aCompany(person);
  const other = await join(company.id, 'admin');
  expect((await person.call('GET', '/account/closing')).body.companies[0].outcome).toBe('stays');
  expect((await close(person)).status).toBe(200);

  await afterTheGrace();

  expect((await other.call('GET', `/companies/${company.id}`)).body.company.incorporator.name).toBe('');
  const { rows } = await app.query(
    'select actor_name as name from audit_entries where company_id = $1 and action = $2',
    [company.id, 'company-created'],
  );
  expect(rows).toEqual([{ name: 'Lena Leaver' }]);
});

test('the last admin of a company with other members cannot close the account before handing over', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  const [member, leaver] = [await join(company.id, 'member'), await join(company.id, 'member')];
  expect((await close(leaver)).status).toBe(200);

  expect(refusal(await close(person))).toEqual({ status: 409, code: 'last-admin' });
  expect((await person.call('GET', '/account/closing')).body.companies).toEqual([
    {
      id: company.id,
      name: company.name,
      outcome: 'needs-admin',
      openCases: [],
      kept: null,
      keptAccounts: null,
    },
  ]);
  expect((await person.call('GET', '/session')).status).toBe(200);

  await app.query("update members set role = 'admin' where user_id = $1", [member.id]);
  expect((await close(person)).status).toBe(200);
});

test('when two admins close at once, one has to stay for the members', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  const other = await join(company.id, 'admin');
  await join(company.id, 'member');

  const answers = await Promise.all([close(person), close(other)]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a person who joins the company after it was closed becomes its admin', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  await close(person);
  const late = await join(company.id, 'member');

  await afterTheGrace();

  expect((await late.call('GET', `/companies/${company.id}`)).body.company.role).toBe('admin');
  expect(await log(company.id)).toContain('system role-changed');
});

test('a company with a running subscription prevents closing the account', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  await app.query(
    `insert into subscriptions (id, company_id, status, plan, cancels_at_period_end, as_of)
     values ($1, $2, 'active', 'Plan', false, now())`,
    [`sub_${company.id}`, company.id],
  );
  expect(refusal(await close(person))).toEqual({ status: 409, code: 'subscription-running' });
  await app.query('update subscriptions set cancels_at_period_end = true where company_id = $1', [
    company.id,
  ]);
  expect((await close(person)).status).toBe(200);
});

test('closing requires the password', async () => {
  const person = await aPerson(app);
  for (const body of [{}, { currentPassword: 'not this one' }]) {
    const answer = await person.call('POST', '/account/close', { body });
    expect(refusal(answer)).toEqual({ status: 422, code: 'wrong-password', fields: ['currentPassword'] });
  }
  expect((await person.call('GET', '/session')).status).toBe(200);
});

test('an account without a password requires a recent sign-in', async () => {
  const person = await aPerson(app);
  await app.query('update sign_in_methods set password = null where user_id = $1', [person.id]);
  await app.query("update sessions set created_at = now() - interval '1 hour' where user_id = $1", [
    person.id,
  ]);
  expect(refusal(await person.call('POST', '/account/close', { body: {} })).code).toBe('sign-in-again');
  await app.query('update sessions set created_at = now() where user_id = $1', [person.id]);
  expect((await person.call('POST', '/account/close', { body: {} })).status).toBe(200);
});

test('a sign-in during closing leaves the account either open or without a session', async () => {
  for (let time = 0; time < 5; time += 1) {
    const person = await aPerson(app);
    const { email, password } = person;
    const [, signedIn] = await Promise.all([
      close(person),
      visitor('POST', '/login', { body: { email, password, want_token: true } }),
    ]);
    const client = callerWith(app, { authorization: `Bearer ${signedIn.body.token}` });
    const isClosed = (await count('users', 'id = $1 and removed_after is not null', person.id)) === 1;
    expect((await client('GET', '/session')).status).toBe(isClosed ? 401 : 200);
  }
});

test('a sign-in that waits for the removal finds no account', async () => {
  const person = await aPerson(app);
  await close(person);
  const held = await app.services.database.pool.connect();
  await held.query('begin');
  await held.query('select from users where id = $1 for update', [person.id]);

  const signedIn = signIn(person);
  await expect.poll(waitingForLocks).toBe(1);
  await held.query('delete from users where id = $1', [person.id]);
  await held.query('commit');
  held.release();

  expect(refusal(await signedIn)).toEqual({ status: 401, code: 'wrong-credentials' });
});

test('a removal that waits for a sign-in removes nothing', async () => {
  const person = await aPerson(app);
  const company = await aCompany(person);
  await close(person);
  const held = await app.services.database.pool.connect();
  await held.query('begin');
  await held.query('update users set removed_after = null where id = $1', [person.id]);

  const removed = afterTheGrace();
  await expect.poll(waitingForLocks).toBe(1);
  await held.query('commit');
  held.release();
  await removed;

  expect(await isThere(person)).toBe(true);
  expect(await count('companies', 'id = $1', company.id)).toBe(1);
});

/** Connections to this file's database that wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await app.services.database.pool.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].n;
}

test('two concurrent instances remove an account once', async () => {
  const person = await aPerson(app);
  await close(person);
  ahead += 14 * day;
  await Promise.all([removeClosedAccounts(app.services), removeClosedAccounts(app.services)]);
  ahead -= 14 * day;
  expect((await kindsTo(person)).filter((kind) => kind === 'account-removed')).toHaveLength(1);
});
