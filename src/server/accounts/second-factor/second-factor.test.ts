import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailsTo } from '../../mail/testing/emails.ts';
import { openSeal } from '../../platform/seal.ts';
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

let app: TestApp;
let visitor: ApiCall;
/** How far the server's clock is ahead, in ms. */
let ahead = 0;
const now = () => Date.now() + ahead;

beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => new Date(now()) } });
  visitor = aVisitor(app);
});
afterAll(() => app.close());
beforeEach(() => {
  ahead = 0;
});

const step = 30_000;
const codeAt = (secret: string, at = now()) => TOTP.generate({ secret: secretOf(secret), timestamp: at });
const secretOf = (secret: string) => new TOTP({ secret }).secret;

interface Protected extends TestPerson {
  secret: string;
  recoveryCodes: string[];
}

/** A person with a second factor whose current code is used up. */
async function aProtectedPerson(): Promise<Protected> {
  const person = await aPerson(app);
  const { secret } = (await begin(person)).body;
  const { status, body } = await confirm(person, codeAt(secret));
  expect(status).toBe(200);
  // Moves on to the next code.
  ahead += step;
  return { ...person, secret, recoveryCodes: body.recoveryCodes };
}

const begin = (person: TestPerson, currentPassword = person.password) =>
  person.call('POST', '/account/second-factor', { body: { currentPassword } });
const confirm = (person: TestPerson, code: string) =>
  person.call('POST', '/account/second-factor/confirmation', { body: { code } });

async function challengeOf({ email, password }: TestPerson): Promise<string> {
  return (await visitor('POST', '/login', { body: { email, password } })).body.challenge;
}
const answer = (challenge: string, code: string, more: object = {}) =>
  visitor('POST', '/login/second-factor', { body: { challenge, code, ...more } });

/** A code that is wrong now and in the neighbouring steps. */
function wrongCodeFor(secret: string): string {
  const near = [-1, 0, 1].map((off) => codeAt(secret, now() + off * step));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
}

const opens = async (done: Answer) =>
  (await visitor('GET', '/session', { headers: { cookie: cookieOf(done.headers) } })).status;

describe('setting it up', () => {
  test('asks for the password and takes effect only after a right code', async () => {
    const person = await aPerson(app);
    expect(refusal(await begin(person, 'not this one'))).toEqual({
      status: 422,
      code: 'wrong-password',
      fields: ['currentPassword'],
    });
    const { body } = await begin(person);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Landfall:.*algorithm=SHA1&digits=6&period=30$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(refusal(await confirm(person, wrongCodeFor(body.secret)))).toEqual({
      status: 422,
      code: 'wrong-code',
      fields: ['code'],
    });

    const { email, password } = person;
    expect((await visitor('POST', '/login', { body: { email, password } })).body.user.id).toBe(person.id);
  });

  test('returns ten recovery codes, stores no secret in plain text and tells the owner', async () => {
    const person = await aProtectedPerson();

    expect(new Set(person.recoveryCodes).size).toBe(10);
    for (const code of person.recoveryCodes)
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){6}$/);
    const kept = JSON.stringify([
      (await app.query('select * from second_factors where user_id = $1', [person.id])).rows,
      (await app.query('select * from recovery_codes where user_id = $1', [person.id])).rows,
    ]);
    expect(kept).not.toContain(person.secret);
    for (const code of person.recoveryCodes) expect(kept).not.toContain(code);
    const emails = await emailsTo(app, person.email);
    expect(emails.map(({ kind }) => kind)).toContain('second-factor-on');
  });

  test('accepts 80-bit recovery codes from earlier versions', async () => {
    const person = await aProtectedPerson();
    const former = 'k3v9-7qpm-x2ht-4dwe';
    const codeHash = createHash('sha256')
      .update(`${person.id}/${former.replaceAll('-', '')}`)
      .digest('base64url');
    await app.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [person.id, codeHash]);
    expect((await answer(await challengeOf(person), former)).status).toBe(200);
    expect(refusal(await answer(await challengeOf(person), former)).code).toBe('wrong-code');
  });

  test('can be restarted until it is confirmed', async () => {
    const person = await aPerson(app);
    const first = (await begin(person)).body.secret;
    const second = (await begin(person)).body.secret;
    expect(second).not.toBe(first);
    expect(refusal(await confirm(person, codeAt(first))).code).toBe('wrong-code');
    expect((await confirm(person, codeAt(second))).status).toBe(200);

    expect(refusal(await begin(person))).toEqual({ status: 409, code: 'second-factor-on' });
    expect(refusal(await confirm(person, codeAt(second, now() + step)))).toEqual({
      status: 409,
      code: 'second-factor-on',
    });
  });

  test('when confirmed many times at once, one succeeds and its codes work', async () => {
    const person = await aPerson(app);
    const { secret } = (await begin(person)).body;
    const answers = await Promise.all([1, 2, 3].map(() => confirm(person, codeAt(secret))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.query('select count(*)::int as n from recovery_codes where user_id = $1', [
      person.id,
    ]);
    expect(rows[0].n).toBe(10);
  });

  test('rejects a confirmation without a setup', async () => {
    const person = await aPerson(app);
    expect(refusal(await confirm(person, '123456'))).toEqual({ status: 409, code: 'second-factor-off' });
  });
});

describe('signing in', () => {
  test('with a password asks for a code before it opens a session', async () => {
    const person = await aProtectedPerson();
    const { email, password } = person;

    const asked = await visitor('POST', '/login', { body: { email, password } });

    expect(asked.body).toEqual({
      status: 'success',
      message: 'Enter the code from your authenticator app.',
      second_factor: true,
      challenge: expect.any(String),
    });
    expect(asked.headers.getSetCookie()).toEqual([]);

    const done = await answer(asked.body.challenge, codeAt(person.secret).replace(/^.../, '$& '));
    expect(done.body).toMatchObject({ message: 'Login successful!', user: { id: person.id } });
    expect(await opens(done)).toBe(200);
  });

  test('with a bearer token works the same way', async () => {
    const person = await aProtectedPerson();
    const { email, password } = person;
    const asked = await visitor('POST', '/login', { body: { email, password, want_token: true } });
    expect(asked.body.token).toBeUndefined();

    const { body, headers } = await answer(asked.body.challenge, codeAt(person.secret), { want_token: true });

    expect(headers.getSetCookie()).toEqual([]);
    const client = callerWith(app, { authorization: `Bearer ${body.token}` });
    expect((await client('GET', '/session')).status).toBe(200);
  });

  test('with a wrong password gets the usual answer', async () => {
    const person = await aProtectedPerson();
    const plain = await aPerson(app);
    const wrong = ({ email }: TestPerson) =>
      visitor('POST', '/login', { body: { email, password: 'not this one' } });
    expect((await wrong(person)).body).toEqual((await wrong(plain)).body);
  });

  test('accepts the previous and the next code for clock drift, and no others', async () => {
    const person = await aProtectedPerson();
    ahead += 10 * step;
    for (const [off, expected] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      const code = codeAt(person.secret, now() + off * step);
      expect((await answer(await challengeOf(person), code)).status, `${off}`).toBe(expected);
    }
  });

  test('accepts no code twice and none older than the last', async () => {
    const person = await aProtectedPerson();
    ahead += 10 * step;
    const code = codeAt(person.secret);
    expect((await answer(await challengeOf(person), code)).status).toBe(200);
    expect(refusal(await answer(await challengeOf(person), code)).code).toBe('wrong-code');
    const older = codeAt(person.secret, now() - step);
    expect(refusal(await answer(await challengeOf(person), older)).code).toBe('wrong-code');
  });

  test('with the same code many times at once opens one session', async () => {
    const person = await aProtectedPerson();
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf(person)));
    const code = codeAt(person.secret);
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  test('a challenge works once and for its own person', async () => {
    const person = await aProtectedPerson();
    const other = await aProtectedPerson();
    const challenge = await challengeOf(person);
    expect(refusal(await answer(challenge, codeAt(other.secret))).code).toBe('wrong-code');
    expect((await answer(challenge, codeAt(person.secret))).status).toBe(200);
    const again = await answer(challenge, codeAt(person.secret, now() + step));
    expect(refusal(again)).toEqual({ status: 410, code: 'sign-in-over' });
  });

  test('a challenge allows five attempts', async () => {
    const person = await aProtectedPerson();
    const challenge = await challengeOf(person);
    const wrong = wrongCodeFor(person.secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(challenge, wrong)));
    expect(answers.filter(({ body }) => body.code === 'wrong-code')).toHaveLength(5);
    expect(refusal(await answer(challenge, codeAt(person.secret)))).toEqual({
      status: 410,
      code: 'sign-in-over',
    });
  });

  test('a challenge lasts five minutes', async () => {
    const person = await aProtectedPerson();
    const challenge = await challengeOf(person);
    ahead += 5 * 60_000 + 1;
    expect(refusal(await answer(challenge, codeAt(person.secret))).code).toBe('sign-in-over');
    for (const none of ['', 'x', challenge.toUpperCase(), 'a'.repeat(200)]) {
      expect(refusal(await answer(none, '123456'))).toEqual({ status: 410, code: 'sign-in-over' });
    }
  });

  test('code guesses are limited across all sign-ins', async () => {
    const person = await aProtectedPerson();
    const wrong = wrongCodeFor(person.secret);
    const challenges: string[] = [];
    while (challenges.length < 14) challenges.push(await challengeOf(person));
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    const stopped = await answer(await challengeOf(person), codeAt(person.secret));
    expect(refusal(stopped)).toEqual({ status: 429, code: 'too-many-requests' });
  });

  test('ends when the password changes', async () => {
    const person = await aProtectedPerson();
    const challenge = await challengeOf(person);
    await person.call('POST', '/account/password', {
      body: { currentPassword: person.password, newPassword: 'another harbour at dawn' },
    });
    expect(refusal(await answer(challenge, codeAt(person.secret))).code).toBe('sign-in-over');
  });
});

describe('recovery codes', () => {
  test('open a session once each, in any spelling, and tell the owner', async () => {
    const person = await aProtectedPerson();
    const [first = '', second = ''] = person.recoveryCodes;
    const done = await answer(await challengeOf(person), first);
    expect(await opens(done)).toBe(200);
    expect(refusal(await answer(await challengeOf(person), first)).code).toBe('wrong-code');
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect((await answer(await challengeOf(person), typed)).status).toBe(200);

    const emails = await emailsTo(app, person.email);
    expect(emails.filter(({ kind }) => kind === 'recovery-code-used')).toHaveLength(2);
  });

  test('work once, even with concurrent requests', async () => {
    const person = await aProtectedPerson();
    const [code = ''] = person.recoveryCodes;
    const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(person)));
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("still work after the installation's secret changes", async () => {
    const person = await aProtectedPerson();
    const sealed = openSeal('the secret of another installation', 'second factors').seal(
      person.secret,
      person.id,
    );
    await app.query('update second_factors set sealed_secret = $1 where user_id = $2', [sealed, person.id]);
    const byApp = await answer(await challengeOf(person), codeAt(person.secret));
    expect(refusal(byApp).code).toBe('wrong-code');
    expect((await answer(await challengeOf(person), person.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test("do not open another person's account", async () => {
    const [one, other] = [await aProtectedPerson(), await aProtectedPerson()];
    const code = one.recoveryCodes[0] ?? '';
    expect(refusal(await answer(await challengeOf(other), code)).code).toBe('wrong-code');
  });

  test('are renewed with password and code, which revokes the old ones', async () => {
    const person = await aProtectedPerson();
    const renew = (currentPassword: string, code: string) =>
      person.call('POST', '/account/second-factor/recovery-codes', { body: { currentPassword, code } });
    const { password, secret } = person;
    expect(refusal(await renew('not this one', codeAt(secret))).code).toBe('wrong-password');
    expect(refusal(await renew(password, wrongCodeFor(secret))).code).toBe('wrong-code');

    const { recoveryCodes } = (await renew(password, codeAt(secret))).body;

    expect(refusal(await answer(await challengeOf(person), person.recoveryCodes[0] ?? '')).code).toBe(
      'wrong-code',
    );
    expect((await answer(await challengeOf(person), recoveryCodes[0])).status).toBe(200);
  });
});

describe('turning it off', () => {
  test('asks for the password and a code, and tells the owner', async () => {
    const person = await aProtectedPerson();
    const turnOff = (currentPassword: string, code: string) =>
      person.call('POST', '/account/second-factor/off', { body: { currentPassword, code } });
    const { email, password, secret } = person;
    expect(refusal(await turnOff('not this one', codeAt(secret))).code).toBe('wrong-password');
    expect(refusal(await turnOff(password, wrongCodeFor(secret))).code).toBe('wrong-code');
    expect((await visitor('POST', '/login', { body: { email, password } })).body.second_factor).toBe(true);

    expect((await turnOff(password, codeAt(secret))).status).toBe(200);

    expect((await visitor('POST', '/login', { body: { email, password } })).body.user.id).toBe(person.id);
    expect((await emailsTo(app, email)).map(({ kind }) => kind)).toContain('second-factor-off');
    expect(refusal(await turnOff(password, '123456'))).toEqual({ status: 409, code: 'second-factor-off' });
  });
});
