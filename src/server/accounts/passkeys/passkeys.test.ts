import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailsTo } from '../../mail/testing/emails.ts';
import {
  type ApiCall,
  aPerson,
  aVisitor,
  cookieOf,
  refusal,
  type TestPerson,
} from '../../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { anAuthenticator } from '../testing/authenticator.ts';

const origin = 'https://start.example.com';
let app: TestApp;
let visitor: ApiCall;
/** How far the server's clock is ahead, in ms. */
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off', PUBLIC_URL: origin },
    replace: { clock: () => new Date(Date.now() + ahead) },
  });
  visitor = aVisitor(app);
});
afterAll(() => app.close());
beforeEach(() => {
  ahead = 0;
});

type Device = ReturnType<typeof anAuthenticator>;
const aDevice = (person: TestPerson) => anAuthenticator({ origin, userId: person.id });

async function beginFor(person: TestPerson) {
  const { body } = await person.call('POST', '/account/passkeys/options', {
    body: { currentPassword: person.password },
  });
  return body.options;
}
const add = (person: TestPerson, response: object, name = 'Telephone') =>
  person.call('POST', '/account/passkeys', { body: { name, response } });

async function aPersonWithPasskey(): Promise<{ person: TestPerson; device: Device }> {
  const person = await aPerson(app);
  const device = aDevice(person);
  const { status } = await add(person, device.make(await beginFor(person)));
  expect(status).toBe(201);
  return { person, device };
}

const beginSignIn = async () => (await visitor('POST', '/login/passkey/options')).body.options;
const signIn = (response: object, more: object = {}) =>
  visitor('POST', '/login/passkey', { body: { response, ...more } });

describe('adding a passkey', () => {
  test('asks for the password, keeps the name and tells the owner', async () => {
    const person = await aPerson(app);
    const refused = await person.call('POST', '/account/passkeys/options', {
      body: { currentPassword: 'not this one' },
    });
    expect(refusal(refused)).toEqual({ status: 422, code: 'wrong-password', fields: ['currentPassword'] });

    const options = await beginFor(person);
    expect(options).toMatchObject({
      rp: { id: 'start.example.com', name: 'Landfall' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { body } = await add(person, aDevice(person).make(options), '  My telephone ');

    expect(body.passkey).toMatchObject({ name: 'My telephone', isBackedUp: false, lastUsedAt: null });
    expect((await person.call('GET', '/account/sign-in-methods')).body.passkeys).toEqual([body.passkey]);
    expect((await emailsTo(app, person.email)).map(({ kind }) => kind)).toContain('passkey-added');
  });

  test.each([
    ['made on another site', { origin: 'https://start.example.com.evil.example' }],
    ['made on a page below us', { origin: 'https://evil.start.example.com' }],
    ['made for another host', { relyingParty: 'example.com' }],
    ['without a fingerprint or the like', { isVerified: false }],
    ['that was shown and not made', { type: 'webauthn.get' }],
  ])('refuses one %s', async (_, odd) => {
    const person = await aPerson(app);
    const answer = await add(person, aDevice(person).make(await beginFor(person), odd));
    expect(refusal(answer)).toEqual({ status: 401, code: 'passkey-refused' });
    expect((await person.call('GET', '/account/sign-in-methods')).body.passkeys).toEqual([]);
  });

  test('accepts an answer once, in time, from the person who began', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const options = await beginFor(person);
    expect(refusal(await add(other, aDevice(other).make(options)))).toEqual({
      status: 410,
      code: 'sign-in-over',
    });

    const made = aDevice(person).make(await beginFor(person));
    expect((await add(person, made)).status).toBe(201);
    expect(refusal(await add(person, made)).code).toBe('sign-in-over');

    const late = aDevice(person).make(await beginFor(person));
    ahead += 10 * 60_000 + 1;
    expect(refusal(await add(person, late)).code).toBe('sign-in-over');
    const foreign = aDevice(person).make(await beginSignIn());
    expect(refusal(await add(person, foreign)).code).toBe('sign-in-over');
  });

  test("never takes over another person's passkey", async () => {
    const { device } = await aPersonWithPasskey();
    const thief = await aPerson(app);
    const made = aDevice(thief).make(await beginFor(thief), { credentialId: device.id });
    expect(refusal(await add(thief, made))).toEqual({ status: 409, code: 'passkey-known' });
  });

  test('stops at twenty, even with concurrent requests', async () => {
    const person = await aPerson(app);
    for (let more = 0; more < 18; more += 1) await add(person, aDevice(person).make(await beginFor(person)));
    const options = [
      await beginFor(person),
      await beginFor(person),
      await beginFor(person),
      await beginFor(person),
    ];
    const answers = await Promise.all(options.map((one) => add(person, aDevice(person).make(one))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  });
});

describe('signing in with a passkey', () => {
  test('opens a session without a user name and records the use', async () => {
    const { person, device } = await aPersonWithPasskey();
    const options = await beginSignIn();
    expect(options).toMatchObject({ rpId: 'start.example.com', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);

    const { body, headers } = await signIn(device.show(options));

    expect(body).toMatchObject({ message: 'Login successful!', user: { id: person.id } });
    const session = await visitor('GET', '/session', { headers: { cookie: cookieOf(headers) } });
    expect(session.body.user.id).toBe(person.id);
    const [passkey] = (await person.call('GET', '/account/sign-in-methods')).body.passkeys;
    expect(passkey.lastUsedAt).not.toBeNull();
  });

  test('returns a bearer token to an API client', async () => {
    const { device } = await aPersonWithPasskey();
    const { body, headers } = await signIn(device.show(await beginSignIn()), { want_token: true });
    expect(headers.getSetCookie()).toEqual([]);
    const answer = await app.fetch('/functions/v1/session', {
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['shown to another site', { origin: 'https://start.example.com.evil.example' }],
    ['shown without TLS', { origin: 'http://start.example.com' }],
    ['for another host', { relyingParty: 'evil.example' }],
    ['without a fingerprint or the like', { isVerified: false }],
    ['signed by another key', { forges: true }],
    ['that was made and not shown', { type: 'webauthn.create' }],
    ['that names another owner', { userHandle: '0b7f9c1e-9a52-4f0e-8a51-0d4a2a6f1c11' }],
    ['that is not known', { credentialId: 'bm90LWtub3du' }],
  ])('refuses one %s, all in the same words', async (_, odd) => {
    const { device } = await aPersonWithPasskey();
    const answer = await signIn(device.show(await beginSignIn(), odd));
    expect(refusal(answer)).toEqual({ status: 401, code: 'passkey-refused' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('accepts a challenge once, in time, and only for its purpose', async () => {
    const { person, device } = await aPersonWithPasskey();
    const shown = device.show(await beginSignIn());
    const answers = await Promise.all([1, 2, 3].map(() => signIn(shown)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);

    const late = device.show(await beginSignIn());
    ahead += 10 * 60_000 + 1;
    expect(refusal(await signIn(late))).toEqual({ status: 410, code: 'sign-in-over' });
    for (const challenge of ['', 'bm90IG91cnM', (await beginFor(person)).challenge]) {
      const answer = await signIn(device.show(await beginSignIn(), { challenge }));
      expect(refusal(answer)).toEqual({ status: 410, code: 'sign-in-over' });
    }
  });

  test('rejects a clone, whose counter has been seen', async () => {
    const { device } = await aPersonWithPasskey();
    expect((await signIn(device.show(await beginSignIn(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const answer = await signIn(device.show(await beginSignIn(), { counter }));
      expect(refusal(answer).code, `${counter}`).toBe('passkey-refused');
    }
    expect((await signIn(device.show(await beginSignIn(), { counter: 8 }))).status).toBe(200);
  });

  test('accepts a passkey without a counter, such as a synchronised one', async () => {
    const person = await aPerson(app);
    const device = aDevice(person);
    await add(person, device.make(await beginFor(person), { counter: 0 }));
    for (let time = 0; time < 2; time += 1) {
      expect((await signIn(device.show(await beginSignIn(), { counter: 0 }))).status).toBe(200);
    }
  });

  test('reports only the error for a malformed answer', async () => {
    const nonsense = Buffer.from('{"challenge":1}').toString('base64url');
    for (const clientDataJSON of ['', 'x', nonsense]) {
      const response = { clientDataJSON, authenticatorData: 'x', signature: 'x' };
      const answer = await signIn({ id: 'x', rawId: 'x', type: 'public-key', response });
      expect(refusal(answer)).toEqual({ status: 410, code: 'sign-in-over' });
    }
  });
});

describe('the list of passkeys', () => {
  test("renames and removes one's own passkeys only", async () => {
    const { person, device } = await aPersonWithPasskey();
    const stranger = await aPerson(app);
    const path = `/account/passkeys/${device.id}`;
    for (const answer of [
      await stranger.call('PATCH', path, { body: { name: 'Mine' } }),
      await stranger.call('DELETE', path),
    ]) {
      expect(refusal(answer)).toEqual({ status: 404, code: 'passkey-not-found' });
    }

    await person.call('PATCH', path, { body: { name: 'Key on my desk' } });
    expect((await person.call('GET', '/account/sign-in-methods')).body.passkeys[0].name).toBe(
      'Key on my desk',
    );
    expect((await person.call('DELETE', path)).status).toBe(200);
    expect(refusal(await signIn(device.show(await beginSignIn()))).code).toBe('passkey-refused');
    expect(refusal(await person.call('DELETE', path)).code).toBe('passkey-not-found');
    expect((await emailsTo(app, person.email)).map(({ kind }) => kind)).toContain('passkey-removed');
  });

  test('keeps the last sign-in method, even when the last two are removed at once', async () => {
    const person = await aPerson(app);
    const devices = [aDevice(person), aDevice(person)];
    for (const device of devices) await add(person, device.make(await beginFor(person)));
    await app.query('delete from sign_in_methods where user_id = $1', [person.id]);

    const answers = await Promise.all(
      devices.map(({ id }) => person.call('DELETE', `/account/passkeys/${id}`)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await person.call('GET', '/account/sign-in-methods')).body.passkeys).toHaveLength(1);
  });

  test('asks a person without a password to sign in again before adding one', async () => {
    const { person, device } = await aPersonWithPasskey();
    await app.query('delete from sign_in_methods where user_id = $1', [person.id]);
    const beginNow = () => person.call('POST', '/account/passkeys/options', { body: {} });
    expect((await beginNow()).status).toBe(200);

    await app.query("update sessions set created_at = now() - interval '16 minutes' where user_id = $1", [
      person.id,
    ]);
    expect(refusal(await beginNow())).toEqual({ status: 403, code: 'sign-in-again' });

    const { headers } = await signIn(device.show(await beginSignIn()));
    const again = await visitor('POST', '/account/passkeys/options', {
      body: {},
      headers: { cookie: cookieOf(headers) },
    });
    expect(again.status).toBe(200);
  });
});
