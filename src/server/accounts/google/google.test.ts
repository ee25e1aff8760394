import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailsTo } from '../../mail/testing/emails.ts';
import {
  type Answer,
  type ApiCall,
  aPerson,
  aVisitor,
  callerWith,
  cookieOf,
  refusal,
  type TestPerson,
} from '../../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts';

let provider: TestIdentityProvider;
let app: TestApp;
let visitor: ApiCall;
/** How far the server's clock is ahead, in ms. */
let ahead = 0;

beforeAll(async () => {
  provider = await startIdentityProvider();
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off', ...provider.settings },
    replace: { clock: () => new Date(Date.now() + ahead) },
  });
  visitor = aVisitor(app);
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});
beforeEach(() => {
  ahead = 0;
});

interface Trip {
  /** The cookie that the browser got first. */
  cookie: string;
  /** The address that the provider redirects back to. */
  back: URL;
}

/** Begins as a browser does and goes to the provider. */
async function leave(begin: () => Promise<Answer>): Promise<Trip> {
  const begun = await begin();
  expect(begun.status).toBe(200);
  const { headers } = await fetch(begun.body.url, { redirect: 'manual' });
  return { cookie: cookieOf(begun.headers), back: new URL(headers.get('location') ?? '') };
}
const signInTrip = (from = 'sign-in') => leave(() => visitor('POST', '/login/google', { body: { from } }));

/** Returns from the provider; gives the cookie for the next step. */
async function comeBack({ cookie, back }: Trip) {
  const answer = await app.fetch(back.pathname + back.search, { headers: { cookie } });
  expect(answer.status).toBe(303);
  return { cookie: cookieOf(answer.headers), page: answer.headers.get('location') };
}
const fetchAnswer = (cookie: string, more: object = {}) =>
  visitor('POST', '/login/google/answer', { body: more, headers: { cookie } });

async function signIn(from = 'sign-in', more: object = {}): Promise<Answer> {
  const { cookie } = await comeBack(await signInTrip(from));
  return fetchAnswer(cookie, more);
}

const aGmail = () => `lena.${randomUUID()}@gmail.com`;
/** A person with a Google account. */
const aGoogler = (email = aGmail(), more: object = {}) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name: 'Lena Hartmann',
  ...more,
});

async function confirmAddressOf({ id }: TestPerson): Promise<void> {
  await app.query('update users set email_verified = true where id = $1', [id]);
}
const signInMethods = async (person: TestPerson) =>
  (await person.call('GET', '/account/sign-in-methods')).body;

/** Connects in the settings. */
async function connect(person: TestPerson): Promise<Answer> {
  const trip = await leave(() =>
    person.call('POST', '/account/google', { body: { currentPassword: person.password } }),
  );
  const { cookie } = await comeBack(trip);
  return person.call('POST', '/account/google/answer', {
    headers: { cookie: `${person.cookie}; ${cookie}` },
  });
}

describe('signing up with Google', () => {
  test('registers without a password and opens a session', async () => {
    const googler = aGoogler();
    provider.becomes(googler);

    const { body, headers } = await signIn('sign-up');

    expect(body).toMatchObject({
      status: 'success',
      message: 'Account created successfully!',
      registered: true,
      user: { email: googler.email, fullName: 'Lena Hartmann' },
    });
    const person = callerWith(app, { cookie: cookieOf(headers) });
    expect((await person('GET', '/account/sign-in-methods')).body).toMatchObject({
      hasPassword: false,
      google: { since: expect.any(String) },
    });
    const { rows } = await app.query('select email_verified from users where email = $1', [googler.email]);
    expect(rows).toEqual([{ email_verified: true }]);
    const kept = await app.query("select * from sign_in_methods where provider_id = 'google'");
    expect(kept.rows).not.toEqual([]);
    for (const row of kept.rows)
      expect(Object.keys(row).filter((name) => name.includes('token'))).toEqual([]);

    // The next time it is a sign-in, from either page.
    expect((await signIn()).body.user.email).toBe(googler.email);
    expect((await signIn('sign-up')).body).toMatchObject({
      message: 'Login successful!',
      registered: false,
      user: { email: googler.email },
    });
  });

  test.each([
    ['with a line break', 'Lena\nBcc: somebody@example.com'],
    ['with a sign that cannot be kept', 'Lena\u0000'],
    ['longer than names are', 'a'.repeat(201)],
  ])('takes no name %s', async (_, name) => {
    const googler = aGoogler(aGmail(), { name });
    provider.becomes(googler);
    const { status, body } = await signIn('sign-up');
    expect(status).toBe(200);
    expect(body.user.fullName).toBe(googler.email.split('@')[0]);
  });

  test('leaves an address unconfirmed unless Google hosts it', async () => {
    const googler = aGoogler(`lena.${randomUUID()}@example.com`, { name: undefined });
    provider.becomes(googler);
    const { body } = await signIn('sign-up');
    expect(body.user.fullName).toBe(googler.email.split('@')[0]);
    expect((await emailsTo(app, googler.email)).map(({ kind }) => kind)).toEqual(['verify-email']);
  });

  test('refuses an address that Google has not confirmed', async () => {
    for (const claims of [
      { email_verified: false },
      { email_verified: undefined },
      { email: 'none' },
      { email: undefined },
    ]) {
      provider.becomes({ ...aGoogler(), ...claims });
      expect(refusal(await signIn('sign-up'))).toEqual({ status: 403, code: 'google-email-unconfirmed' });
    }
  });

  test('registers one account when two requests arrive at once', async () => {
    const googler = aGoogler();
    provider.becomes(googler);
    const trips = [await signInTrip('sign-up'), await signInTrip('sign-up')];
    const back = [await comeBack(trips[0] as Trip), await comeBack(trips[1] as Trip)];
    const answers = await Promise.all(back.map(({ cookie }) => fetchAnswer(cookie)));
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    const { rows } = await app.query('select count(*)::int as n from users where email = $1', [
      googler.email,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('signing in with Google', () => {
  test('registers nobody from the sign-in page', async () => {
    provider.becomes(aGoogler());
    expect(refusal(await signIn())).toEqual({ status: 404, code: 'google-unknown' });
  });

  test('returns a bearer token to an API client', async () => {
    provider.becomes(aGoogler());
    await signIn('sign-up');
    const { body, headers } = await signIn('sign-in', { want_token: true });
    expect(headers.getSetCookie()).toEqual([]);
    expect((await callerWith(app, { authorization: `Bearer ${body.token}` })('GET', '/session')).status).toBe(
      200,
    );
  });

  test('connects an account automatically if both sides have confirmed the address, and tells its owner', async () => {
    const person = await aPerson(app, { email: aGmail() });
    await confirmAddressOf(person);
    provider.becomes(aGoogler(person.email));
    expect((await signIn()).body.user.id).toBe(person.id);
    expect((await signInMethods(person)).google).not.toBeNull();
    expect((await emailsTo(app, person.email)).map(({ kind }) => kind)).toContain('google-connected');
  });

  test('does not hand over an account that somebody else may have registered with this address', async () => {
    const person = await aPerson(app, { email: aGmail() });
    provider.becomes(aGoogler(person.email));
    for (const from of ['sign-in', 'sign-up']) {
      expect(refusal(await signIn(from))).toEqual({ status: 409, code: 'google-connect-first' });
    }
    expect((await signInMethods(person)).google).toBeNull();
  });

  test('does not hand over an account to a former holder of its address', async () => {
    const person = await aPerson(app);
    await confirmAddressOf(person);
    provider.becomes(aGoogler(person.email));
    expect(refusal(await signIn()).code).toBe('google-connect-first');
    // Google hosts the mailboxes of this domain.
    provider.becomes(aGoogler(person.email, { hd: 'example.com' }));
    expect((await signIn()).body.user.id).toBe(person.id);
  });

  test('does not connect a second Google account automatically', async () => {
    const person = await aPerson(app, { email: aGmail() });
    await confirmAddressOf(person);
    provider.becomes(aGoogler(person.email));
    await signIn();
    provider.becomes(aGoogler(person.email));
    expect(refusal(await signIn()).code).toBe('google-connect-first');
  });

  test('asks for the second factor', async () => {
    const person = await aPerson(app, { email: aGmail() });
    await confirmAddressOf(person);
    const { secret } = (
      await person.call('POST', '/account/second-factor', { body: { currentPassword: person.password } })
    ).body;
    const code = () => TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + ahead });
    await person.call('POST', '/account/second-factor/confirmation', { body: { code: code() } });
    provider.becomes(aGoogler(person.email));

    const asked = await signIn();

    expect(asked.body).toMatchObject({ second_factor: true });
    expect(asked.body.user).toBeUndefined();
    expect(asked.headers.getSetCookie()).toEqual([]);
    ahead += 30_000;
    const done = await visitor('POST', '/login/second-factor', {
      body: { challenge: asked.body.challenge, code: code() },
    });
    expect(done.body.user.id).toBe(person.id);
  });
});

describe('the redirect flow', () => {
  test('requests a code with PKCE, state and nonce, for this redirect address only', async () => {
    const { body, headers } = await visitor('POST', '/login/google', { body: { from: 'sign-in' } });
    const asked = new URL(body.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'landfall-tests',
      redirect_uri: `${app.services.config.publicUrl}/auth/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{20,}$/);
    expect(body.url).not.toContain('secret-of-the-tests');
    expect(headers.getSetCookie()[0]).toMatch(
      /^landfall\.google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('redirects to the requesting page without the code, and opens no session on the way', async () => {
    provider.becomes(aGoogler());
    for (const [from, page] of [
      ['sign-in', '/app/signin?google=answer'],
      ['sign-up', '/app/signup?google=answer'],
    ] as const) {
      const trip = await signInTrip(from);
      const answer = await app.fetch(trip.back.pathname + trip.back.search, {
        headers: { cookie: trip.cookie },
      });
      expect(answer.headers.get('location')).toBe(page);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.getSetCookie()).toHaveLength(1);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^landfall\.google=/);
    }
  });

  test('cannot be finished in another browser', async () => {
    provider.becomes(aGoogler());
    const theirs = await signInTrip('sign-up');
    const victim = await signInTrip('sign-up');
    // The attacker's answer, opened in the victim's browser, which has begun its own flow or none.
    const mixed = await comeBack({ ...theirs, cookie: victim.cookie });
    expect(refusal(await fetchAnswer(mixed.cookie))).toEqual({ status: 401, code: 'google-refused' });
    const none = await comeBack({ ...theirs, cookie: '' });
    expect([none.page, none.cookie]).toEqual(['/app/signin?google=answer', '']);
    expect(refusal(await fetchAnswer(''))).toEqual({ status: 410, code: 'sign-in-over' });
  });

  test('an answer works once, until it expires', async () => {
    provider.becomes(aGoogler());
    const trip = await signInTrip('sign-up');
    const { cookie } = await comeBack(trip);
    expect((await comeBack(trip)).cookie).toBe('');
    const answers = await Promise.all([1, 2, 3].map(() => fetchAnswer(cookie)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);

    const late = await signInTrip();
    ahead += 10 * 60_000 + 1;
    expect((await comeBack(late)).cookie).toBe('');
  });

  test.each([
    ['a changed state', (back: URL) => back.searchParams.set('state', 'another')],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['no code', (back: URL) => back.searchParams.delete('code')],
    [
      'a refusal',
      (back: URL) => {
        back.searchParams.delete('code');
        back.searchParams.set('error', 'access_denied');
      },
    ],
  ])('with %s it ends', async (_, change) => {
    provider.becomes(aGoogler());
    const trip = await signInTrip('sign-up');
    change(trip.back);
    const { cookie } = await comeBack(trip);
    expect(refusal(await fetchAnswer(cookie))).toEqual({ status: 401, code: 'google-refused' });
  });

  test('an ID token issued for another request is rejected', async () => {
    provider.becomes(aGoogler());
    provider.confuseNonce('of-another-request');
    const answer = await signIn('sign-up');
    provider.confuseNonce(undefined);
    expect(refusal(answer)).toEqual({ status: 401, code: 'google-refused' });
    provider.becomes({ ...aGoogler(), aud: 'another-client' });
    expect(refusal(await signIn('sign-up')).code).toBe('google-refused');
    provider.becomes({ ...aGoogler(), iss: 'https://evil.example' });
    expect(refusal(await signIn('sign-up')).code).toBe('google-refused');
  });

  test('a provider failure is not reported as a refusal', async () => {
    provider.becomes(aGoogler());
    const trip = await signInTrip('sign-up');
    provider.failNext(503, {});
    const { cookie } = await comeBack(trip);
    expect(refusal(await fetchAnswer(cookie))).toEqual({ status: 503, code: 'google-unavailable' });
  });

  test('the answer says if the provider is unreachable or not configured', async () => {
    const gone = await startTestApp({
      settings: { ...provider.settings, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    });
    const begin = (server: TestApp) =>
      aVisitor(server)('POST', '/login/google', { body: { from: 'sign-in' } });
    expect(refusal(await begin(gone))).toEqual({ status: 503, code: 'google-unavailable' });
    await gone.close();
    const without = await startTestApp();
    expect(refusal(await begin(without))).toEqual({ status: 503, code: 'google-off' });
    await without.close();
  });
});

describe('connecting in the settings', () => {
  test('asks for the password, connects any Google address and tells the owner', async () => {
    const person = await aPerson(app);
    const wrong = await person.call('POST', '/account/google', { body: { currentPassword: 'not this one' } });
    expect(refusal(wrong)).toEqual({ status: 422, code: 'wrong-password', fields: ['currentPassword'] });

    provider.becomes(aGoogler());
    expect((await connect(person)).status).toBe(200);

    expect((await signInMethods(person)).google).not.toBeNull();
    expect((await signIn()).body.user.id).toBe(person.id);
    expect((await emailsTo(app, person.email)).map(({ kind }) => kind)).toContain('google-connected');
    expect(refusal(await connect(person))).toEqual({ status: 409, code: 'google-connected' });
  });

  test('never takes a Google account from another person', async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    provider.becomes(aGoogler());
    await connect(one);
    expect(refusal(await connect(other))).toEqual({ status: 409, code: 'google-connected-elsewhere' });
    expect((await signIn()).body.user.id).toBe(one.id);
  });

  test('belongs to the person who asked and is not a sign-in', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    provider.becomes(aGoogler());
    const trip = () =>
      leave(() => person.call('POST', '/account/google', { body: { currentPassword: person.password } }));
    const finish = (as: TestPerson, cookie: string) =>
      as.call('POST', '/account/google/answer', { headers: { cookie: `${as.cookie}; ${cookie}` } });

    expect(refusal(await finish(other, (await comeBack(await trip())).cookie))).toEqual({
      status: 410,
      code: 'sign-in-over',
    });
    expect(refusal(await fetchAnswer((await comeBack(await trip())).cookie)).code).toBe('sign-in-over');
    const signInCookie = (await comeBack(await signInTrip())).cookie;
    expect(refusal(await finish(person, signInCookie)).code).toBe('sign-in-over');
    expect((await signInMethods(other)).google).toBeNull();
  });

  test('ends with disconnecting, which is refused for the last sign-in method', async () => {
    const person = await aPerson(app);
    provider.becomes(aGoogler());
    await connect(person);
    expect((await person.call('DELETE', '/account/google')).status).toBe(200);
    expect(refusal(await person.call('DELETE', '/account/google'))).toEqual({
      status: 404,
      code: 'google-not-connected',
    });
    expect(refusal(await signIn()).code).toBe('google-unknown');
    expect((await emailsTo(app, person.email)).map(({ kind }) => kind)).toContain('google-disconnected');

    const { headers } = await signIn('sign-up');
    const googler = callerWith(app, { cookie: cookieOf(headers) });
    expect(refusal(await googler('DELETE', '/account/google'))).toEqual({
      status: 409,
      code: 'last-sign-in-method',
    });
    expect((await signIn()).status).toBe(200);
  });
});
