import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldMessages } from '#messages/server-fields.ts';
import {
  type ApiCall,
  aPerson,
  aVisitor,
  callerWith,
  cookieOf,
  refusal,
} from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { createPasswords } from './passwords.ts';
import { removeExpiredSessions } from './remove-expired-sessions.ts';

let app: TestApp;
let visitor: ApiCall;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { passwords: createPasswords() } });
  visitor = aVisitor(app);
});
afterAll(() => app.close());

const registration = (fields: object = {}) => ({
  body: {
    full_name: 'Ana Example',
    email: 'ana@example.com',
    password: 'quiet harbour at dusk',
    phone: '',
    ...fields,
  },
});

async function count(table: 'users' | 'sessions' | 'sign_in_methods', where = 'true'): Promise<number> {
  const { rows } = await app.services.database.pool.query(
    `select count(*)::int as n from ${table} where ${where}`,
  );
  return rows[0].n;
}

describe('registering', () => {
  test('creates an account and opens its session in an HttpOnly cookie', async () => {
    const answer = await visitor('POST', '/register', registration({ email: ' First@Example.com ' }));

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      status: 'success',
      message: expect.any(String),
      user: { id: expect.any(String), email: 'first@example.com', fullName: 'Ana Example' },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^landfall\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^landfall\.device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');

    const session = await visitor('GET', '/session', { headers: { cookie: cookieOf(answer.headers) } });
    expect(session.body.user).toEqual(answer.body.user);
  });

  test('returns a bearer token and no cookie to a client that requests one', async () => {
    const answer = await visitor(
      'POST',
      '/register',
      registration({ email: 'token@example.com', want_token: true }),
    );

    expect(answer.headers.getSetCookie()).toEqual([]);
    const client = callerWith(app, { authorization: `Bearer ${answer.body.token}` });
    expect((await client('GET', '/session')).body.user.email).toBe('token@example.com');
  });

  test('refuses an address that has an account, in any letter case, without saying why', async () => {
    await aPerson(app, { email: 'taken@example.com' });

    const answer = await visitor('POST', '/register', registration({ email: 'TAKEN@example.com' }));

    expect(refusal(answer)).toEqual({ status: 409, code: 'registration-refused' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await count('users', "email = 'taken@example.com'")).toBe(1);
  });

  test('when an address is registered many times at once, one succeeds and nothing is half-written', async () => {
    const answers = await Promise.all(
      [
        'rush@example.com',
        'Rush@example.com',
        'RUSH@EXAMPLE.COM',
        'rUSH@example.com',
        'rush@Example.com',
      ].map((email) => visitor('POST', '/register', registration({ email }))),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await count('users', "email = 'rush@example.com'")).toBe(1);
    const lonely = 'not exists (select from users where users.id = user_id)';
    expect(await count('sign_in_methods', lonely)).toBe(0);
    expect(await count('sign_in_methods')).toBe(await count('users'));
  });

  test.each([
    ['password', 'short', fieldMessages['password-too-short']({ min: 8 })],
    ['iloveyou1', 'common', fieldMessages['password-common']({})],
    ['PassWord123', 'common in another case', fieldMessages['password-common']({})],
    ['ｐａｓｓｗｏｒｄ１２３', 'common in full-width letters', fieldMessages['password-common']({})],
    ['dragonfly1987', 'common, with digits', fieldMessages['password-common']({})],
    ['P4ssw0rd!2026', 'common, with signs for letters', fieldMessages['password-common']({})],
    ['summer2026!', 'a word that many take, with digits', fieldMessages['password-common']({})],
    ['rules@example.com', 'the address itself', fieldMessages['password-repeats-account']({})],
    ['Rules@Example.com1987', 'the address with digits', fieldMessages['password-repeats-account']({})],
    ['1987-rules-1987', 'a part of the address, digits', fieldMessages['password-repeats-account']({})],
    ['AnaExample-87', 'the name with digits', fieldMessages['password-repeats-account']({})],
    ['Landfall2026!', 'the product with digits', fieldMessages['password-repeats-product']({})],
    [' '.repeat(20), 'twenty blanks', fieldMessages['password-pattern']({})],
    ['zzzzzzzzzzzz', 'one character', fieldMessages['password-pattern']({})],
    ['abcdefghijkl', 'a sequence', fieldMessages['password-pattern']({})],
    ['abcabcabcabc', 'the same again', fieldMessages['password-pattern']({})],
    ['x'.repeat(129), 'too long', fieldMessages['too-long']({ field: 'password', max: 128 })],
  ])('the password %j is refused: %s', async (password, why, message) => {
    const answer = await visitor('POST', '/register', registration({ email: 'rules@example.com', password }));

    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['password'] });
    if (why !== 'short') expect(answer.body.fields.password).toBe(message);
    expect(await count('users', "email = 'rules@example.com'")).toBe(0);
  });

  test.each([
    'vq8!mzk?',
    'a lantern by the quiet harbour, nine ferries at dusk and one more at dawn, '.repeat(2).slice(0, 128),
    'lena sees two ferries',
    'пароль-из-гавани',
    '🛳️🌊🏝️⚓🧭🐚🦀🐠',
    ' spaces  count  too ',
  ])('the password %j is fine, and it is the one that signs in', async (password) => {
    const { email } = await aPerson(app, { password });
    expect((await visitor('POST', '/login', { body: { email, password } })).status).toBe(200);
  });

  test('a password works in any Unicode composition', async () => {
    const { email } = await aPerson(app, { password: 'caf\u00e9 by the harbour' });

    const password = 'cafe\u0301 by the harbour';
    expect((await visitor('POST', '/login', { body: { email, password } })).status).toBe(200);
  });

  test('passwords are stored as argon2id hashes of the documented strength', async () => {
    const { id } = await aPerson(app);
    const { rows } = await app.services.database.pool.query(
      'select password from sign_in_methods where user_id = $1',
      [id],
    );
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('unknown fields are not stored', async () => {
    const answer = await visitor(
      'POST',
      '/register',
      registration({
        email: 'extra@example.com',
        id: '00000000-0000-4000-8000-000000000000',
        emailVerified: true,
        role: 'admin',
        image: 'https://example.com/a.png',
        createdAt: '2000-01-01',
      }),
    );
    const { rows } = await app.services.database.pool.query(
      "select * from users where email = 'extra@example.com'",
    );
    expect(rows[0]).toMatchObject({ id: answer.body.user.id, email_verified: false });
    expect(rows[0].created_at.getFullYear()).toBeGreaterThan(2000);
  });
});

describe('signing in', () => {
  test("opens a new session and ends the browser's previous one", async () => {
    const person = await aPerson(app);

    const answer = await person.call('POST', '/login', {
      body: { email: person.email.toUpperCase(), password: person.password },
    });

    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual({ id: person.id, email: person.email, fullName: person.fullName });
    expect((await person.call('GET', '/session')).status).toBe(401);
    const again = await visitor('GET', '/session', { headers: { cookie: cookieOf(answer.headers) } });
    expect(again.body.user.id).toBe(person.id);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await aPerson(app);
    const wrong = await visitor('POST', '/login', { body: { email, password: 'not this one' } });
    const unknown = await visitor('POST', '/login', {
      body: { email: 'nobody@example.com', password: 'not this one' },
    });

    expect(refusal(wrong)).toEqual({ status: 401, code: 'wrong-credentials' });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('a wrong password and an unknown address take the same time, because both hash', async () => {
    const { email } = await aPerson(app);
    const quickest = { wrong: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    // Alternate, so that a slow moment of the machine affects both.
    for (let time = 0; time < 25; time += 1) {
      quickest.wrong = Math.min(quickest.wrong, await timeOfSigningIn(email));
      quickest.unknown = Math.min(quickest.unknown, await timeOfSigningIn('nobody@example.com'));
    }

    // The hash dominates: without it the answer would be several times as fast.
    expect(quickest.unknown).toBeGreaterThan(quickest.wrong / 3);
    expect(quickest.wrong).toBeGreaterThan(quickest.unknown / 3);
  });

  test('no password works for an account without one', async () => {
    const { email, id } = await aPerson(app);
    await app.services.database.pool.query('delete from sign_in_methods where user_id = $1', [id]);

    const answer = await visitor('POST', '/login', { body: { email, password: 'quiet harbour at dusk' } });

    expect(refusal(answer)).toEqual({ status: 401, code: 'wrong-credentials' });
  });

  async function timeOfSigningIn(email: string): Promise<number> {
    const start = performance.now();
    await visitor('POST', '/login', { body: { email, password: 'not this one' } });
    return performance.now() - start;
  }
});

describe('the session', () => {
  test('ends immediately for every copy', async () => {
    const person = await aPerson(app);
    expect((await person.call('GET', '/session')).status).toBe(200);

    const answer = await person.call('POST', '/logout');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');

    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      'landfall.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(refusal(await person.call('GET', '/session'))).toEqual({ status: 401, code: 'sign-in-required' });
  });

  test('signing out succeeds without a session', async () => {
    expect((await visitor('POST', '/logout')).status).toBe(200);
  });

  test('is refused after it expires', async () => {
    const person = await aPerson(app);
    await app.services.database.pool.query(
      "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
      [person.id],
    );

    expect(refusal(await person.call('GET', '/session'))).toEqual({ status: 401, code: 'sign-in-required' });
  });

  test('lasts 30 days from its last use and is written at most once an hour', async () => {
    const person = await aPerson(app);
    const { pool } = app.services.database;
    const row = async () =>
      (await pool.query('select updated_at, expires_at from sessions where user_id = $1', [person.id]))
        .rows[0];

    const before = await row();
    expect((await person.call('GET', '/session')).headers.getSetCookie()).toEqual([]);
    expect(await row()).toEqual(before);

    await pool.query(
      "update sessions set updated_at = now() - interval '61 minutes', expires_at = now() + interval '2 days' where user_id = $1",
      [person.id],
    );
    // All three requests have read the session before one of them writes it.
    const held = await pool.connect();
    await held.query('begin');
    await held.query('select from sessions where user_id = $1 for update', [person.id]);
    const asked = Promise.all([1, 2, 3].map(() => person.call('GET', '/session')));
    await expect.poll(waitingForLocks).toBe(3);
    await held.query('commit');
    held.release();
    const answers = await asked;

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { headers } of answers) {
      expect(headers.getSetCookie()).toEqual([expect.stringContaining(`${person.cookie}; Max-Age=2592000`)]);
    }
    const days = ((await row()).expires_at.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect((await person.call('GET', '/session')).headers.getSetCookie()).toEqual([]);
  });

  /** Connections to this file's database that wait for a lock. */
  async function waitingForLocks(): Promise<number> {
    const { rows } = await app.services.database.pool.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].n;
  }

  test('ends after 90 days, even in constant use', async () => {
    let now = new Date();
    const timed = await startTestApp({ replace: { clock: () => now } });
    const person = await aPerson(timed);
    const status = async (daysLater: number) => {
      now = new Date(now.getTime() + daysLater * 24 * 60 * 60 * 1000);
      return (await person.call('GET', '/session')).status;
    };
    expect([await status(29), await status(29), await status(29), await status(2.99)]).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await status(0.02)).toBe(401);
    await timed.close();
  });

  test('ends sooner if configured', async () => {
    let now = new Date();
    const timed = await startTestApp({ settings: { SESSION_MAX_DAYS: '1' }, replace: { clock: () => now } });
    const person = await aPerson(timed);
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    expect((await person.call('GET', '/session')).status).toBe(401);
    await timed.close();
  });

  test.each([
    ['unsigned', (token: string) => token.split('.')[0] ?? ''],
    ['signed by somebody else', (token: string) => `${token.split('.')[0]}.${'A'.repeat(43)}=`],
    ['cut short', (token: string) => token.slice(0, -4)],
    ['empty', () => ''],
    ['odd', () => '%E0%A4%A.%00'],
    ['very long', () => `${'a'.repeat(6000)}.${'b'.repeat(44)}`],
  ])('a token that is %s opens nothing', async (_, forge) => {
    const { cookie } = await aPerson(app);
    const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    const forged = forge(token);

    const byCookie = await visitor('GET', '/session', {
      headers: { cookie: `landfall.session_token=${encodeURIComponent(forged)}` },
    });
    expect(refusal(byCookie)).toEqual({ status: 401, code: 'sign-in-required' });
    const byToken = await callerWith(app, { authorization: `Bearer ${encodeURI(forged)}` })(
      'GET',
      '/session',
    );
    expect(refusal(byToken)).toEqual({ status: 401, code: 'key-required' });
  });

  test('a copy of the sessions table opens no session', async () => {
    const person = await aPerson(app);
    const { rows } = await app.services.database.pool.query('select token from sessions where user_id = $1', [
      person.id,
    ]);
    const thief = callerWith(app, { authorization: `Bearer ${rows[0].token}` });
    expect((await thief('GET', '/session')).status).toBe(401);
  });

  test('behind TLS the cookie is Secure', async () => {
    const secure = await startTestApp({ settings: { PUBLIC_URL: 'https://landfall.example.com' } });
    const answer = await aVisitor(secure)('POST', '/register', registration());
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-landfall\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const person = await aPerson(secure);
    const [, value] = person.cookie.split('=', 2);
    // A sibling subdomain can set cookies of this prefix.
    const planted = callerWith(secure, { cookie: `__Secure-landfall.session_token=${value}` });
    expect((await planted('GET', '/session')).status).toBe(401);
    await secure.close();
  });
});

test('expired sessions are removed, and no others', async () => {
  const [gone, kept] = await Promise.all([aPerson(app), aPerson(app)]);
  await app.services.database.pool.query(
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    [gone.id],
  );

  await removeExpiredSessions(app.services);

  expect(await count('sessions', `user_id = '${gone.id}'`)).toBe(0);
  expect(await count('sessions', `user_id = '${kept.id}'`)).toBe(1);
});
