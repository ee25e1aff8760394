import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ApiCall,
  aPerson,
  aVisitor,
  callerWith,
  cookieOf,
  refusal,
} from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let visitor: ApiCall;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  visitor = aVisitor(app);
});
afterAll(() => app.close());

/** The number of a person's sessions in the database. */
async function sessionsOf(userId: string): Promise<number> {
  const { rows } = await app.services.database.pool.query(
    'select count(*)::int as n from sessions where user_id = $1',
    [userId],
  );
  return rows[0].n;
}

describe('settings', () => {
  test('a new name shows everywhere', async () => {
    const person = await aPerson(app);

    const answer = await person.call('PATCH', '/account', { body: { fullName: '  Béa  O’Neill ' } });

    expect(answer.body.user).toEqual({ id: person.id, email: person.email, fullName: 'Béa  O’Neill' });
    expect((await person.call('GET', '/session')).body.user.fullName).toBe('Béa  O’Neill');
  });

  test('a password change ends every other session', async () => {
    const person = await aPerson(app);
    const elsewhere = await visitor('POST', '/login', {
      body: { email: person.email, password: person.password, want_token: true },
    });
    const other = callerWith(app, { authorization: `Bearer ${elsewhere.body.token}` });
    expect((await other('GET', '/session')).status).toBe(200);

    const newPassword = 'another harbour at dawn';
    const answer = await person.call('POST', '/account/password', {
      body: { currentPassword: person.password, newPassword },
    });

    expect(answer.status).toBe(200);
    expect(answer.body.token).toBeUndefined();
    const cookie = cookieOf(answer.headers);
    expect((await visitor('GET', '/session', { headers: { cookie } })).status).toBe(200);
    expect((await other('GET', '/session')).status).toBe(401);
    const { email } = person;
    expect((await visitor('POST', '/login', { body: { email, password: person.password } })).status).toBe(
      401,
    );
    expect((await visitor('POST', '/login', { body: { email, password: newPassword } })).status).toBe(200);
  });

  test('a copied session ends with the old password', async () => {
    const person = await aPerson(app);
    const newPassword = 'another harbour at dawn';

    await person.call('POST', '/account/password', {
      body: { currentPassword: person.password, newPassword },
    });

    expect((await person.call('GET', '/session')).status).toBe(401);
  });

  test('a client with a bearer token gets a new one', async () => {
    const { email, password } = await aPerson(app);
    const { token } = (await visitor('POST', '/login', { body: { email, password, want_token: true } })).body;
    const client = (bearer: string) => callerWith(app, { authorization: `Bearer ${bearer}` });

    const answer = await client(token)('POST', '/account/password', {
      body: { currentPassword: password, newPassword: 'another harbour at dawn' },
    });

    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await client(token)('GET', '/session')).status).toBe(401);
    expect((await client(answer.body.token)('GET', '/session')).status).toBe(200);
  });

  test('when two clients change the password at once, only the first succeeds', async () => {
    const person = await aPerson(app);
    const { email, password } = person;
    const { headers } = await visitor('POST', '/login', { body: { email, password } });
    const sessions = [person.cookie, cookieOf(headers)];

    // Hold both before they store the password; otherwise the second finds its session already ended.
    const holder = await app.services.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from sign_in_methods where user_id = $1 for update', [person.id]);
    const changes = Promise.all(
      sessions.map((cookie, index) =>
        visitor('POST', '/account/password', {
          body: { currentPassword: password, newPassword: `harbour number ${index}` },
          headers: { cookie },
        }),
      ),
    );
    await expect.poll(() => waitingForLocks()).toBe(2);
    await holder.query('commit');
    holder.release();
    const answers = await changes;

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const first = answers.findIndex(({ status }) => status === 200);
    const next = { email, password: `harbour number ${first}` };
    expect((await visitor('POST', '/login', { body: next })).status).toBe(200);
  });

  test('the old password does not work while it is being changed', async () => {
    const person = await aPerson(app);
    const { email, password } = person;
    await visitor('POST', '/login', { body: { email, password } });
    const { pool } = app.services.database;
    const held = await pool.connect();
    await held.query('begin');
    // Holds the change while it ends the other sessions, before the new password is visible.
    await held.query('select from sessions where user_id = $1 for update', [person.id]);
    const changed = person.call('POST', '/account/password', {
      body: { currentPassword: password, newPassword: 'another harbour at dawn' },
    });
    await expect.poll(() => waitingForLocks()).toBe(1);

    let answered = false;
    const signedIn = visitor('POST', '/login', { body: { email, password } }).finally(() => {
      answered = true;
    });
    await expect.poll(async () => answered || (await waitingForLocks()) === 2).toBe(true);
    await held.query('rollback');
    held.release();

    expect((await changed).status).toBe(200);
    expect(refusal(await signedIn)).toEqual({ status: 401, code: 'wrong-credentials' });
    expect(await sessionsOf(person.id)).toBe(1);
  });

  /** Connections to this file's database that wait for a lock. */
  async function waitingForLocks(): Promise<number> {
    const { rows } = await app.services.database.pool.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].n;
  }

  test.each([
    ['wrong', 'another harbour at dawn', 'wrong-password', ['currentPassword']],
    ['quiet harbour at dusk', 'iloveyou1', 'invalid-input', ['newPassword']],
    ['quiet harbour at dusk', 'settings@example.com', 'invalid-input', ['newPassword']],
    ['quiet harbour at dusk', 'short', 'invalid-input', ['newPassword']],
  ])('with %j as the current one, %j is refused', async (currentPassword, newPassword, code, fields) => {
    const person = await settingsPerson();

    const answer = await person.call('POST', '/account/password', { body: { currentPassword, newPassword } });

    expect(refusal(answer)).toEqual({ status: 422, code, fields });
    const { email, password } = person;
    expect((await visitor('POST', '/login', { body: { email, password } })).status).toBe(200);
  });

  let settled: Promise<Awaited<ReturnType<typeof aPerson>>> | undefined;
  function settingsPerson() {
    settled ??= aPerson(app, { email: 'settings@example.com' });
    return settled;
  }

  test('the sessions are listed with readable device names, the current one first', async () => {
    const person = await aPerson(app);
    const { email, password } = person;
    await visitor('POST', '/login', {
      body: { email, password },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' },
    });

    const { sessions } = (await person.call('GET', '/account/sessions')).body;

    expect(sessions).toEqual([
      expect.objectContaining({ current: true }),
      expect.objectContaining({ current: false, device: { browser: 'Chrome', system: 'Windows' } }),
    ]);
    expect(Object.keys(sessions[0]).toSorted()).toEqual([
      'country',
      'createdAt',
      'current',
      'device',
      'id',
      'lastUsedAt',
    ]);
  });

  test('all sessions can be ended at once, including the current one', async () => {
    const [person, stranger] = await Promise.all([aPerson(app), aPerson(app)]);
    const { email, password } = person;
    const { headers } = await visitor('POST', '/login', { body: { email, password } });

    const answer = await person.call('POST', '/logout/everywhere');

    expect(answer.headers.getSetCookie()[0]).toMatch(/^landfall\.session_token=; Max-Age=0;/);
    expect((await visitor('GET', '/session', { headers: { cookie: cookieOf(headers) } })).status).toBe(401);
    expect((await person.call('GET', '/session')).status).toBe(401);
    expect((await stranger.call('GET', '/session')).status).toBe(200);
  });

  test("another session can be ended, but not another person's", async () => {
    const person = await aPerson(app);
    const stranger = await aPerson(app);
    const token = (
      await visitor('POST', '/login', {
        body: { email: person.email, password: person.password, want_token: true },
      })
    ).body.token;
    const other = callerWith(app, { authorization: `Bearer ${token}` });
    const { sessions } = (await person.call('GET', '/account/sessions')).body;
    const path = `/account/sessions/${sessions[1].id}`;

    expect(refusal(await stranger.call('DELETE', path))).toEqual({ status: 404, code: 'session-not-found' });
    expect((await other('GET', '/session')).status).toBe(200);
    expect((await person.call('DELETE', path)).status).toBe(200);
    expect((await other('GET', '/session')).status).toBe(401);
    expect(refusal(await person.call('DELETE', path))).toEqual({ status: 404, code: 'session-not-found' });
  });

  test("all other sessions can be ended, but not another person's", async () => {
    const [person, stranger] = await Promise.all([aPerson(app), aPerson(app)]);
    const { email, password } = person;
    for (let more = 0; more < 3; more += 1) await visitor('POST', '/login', { body: { email, password } });

    expect((await person.call('DELETE', '/account/sessions')).status).toBe(200);

    expect((await person.call('GET', '/account/sessions')).body.sessions).toHaveLength(1);
    expect((await stranger.call('GET', '/session')).status).toBe(200);
  });
});
