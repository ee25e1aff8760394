import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  type ApiCall,
  aPerson,
  aVisitor,
  refusal,
  type TestPerson,
} from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { createPasswords } from './passwords.ts';

let app: TestApp;
/** A client at its own address, as reported by a trusted proxy. */
let from: (address: string) => ApiCall;

beforeAll(async () => {
  app = await startTestApp({ settings: { TRUST_PROXY: 'on' } });
  const visitor = aVisitor(app);
  from =
    (address) =>
    (method, path, { headers = {}, ...request } = {}) =>
      visitor(method, path, { ...request, headers: { ...headers, 'x-forwarded-for': address } });
});
afterAll(() => app.close());

let place = 0;
let here: string;
beforeEach(() => {
  place += 1;
  here = `192.0.2.${place}`;
});

const signIn = (call: ApiCall, email: string, password: string) =>
  call('POST', '/login', { body: { email, password } });

async function times(count: number, send: (time: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let time = 0; time < count; time += 1) answers.push(await send(time));
  return answers;
}

test('password guesses for one account stop after ten attempts, with a retry time', async () => {
  const { email, password } = await aPerson(app);
  const answers = await times(10, () => signIn(from(here), email, 'not this one'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));

  const stopped = await signIn(from(here), email, password);

  expect(refusal(stopped)).toEqual({ status: 429, code: 'too-many-requests' });
  const seconds = Number(stopped.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect((await signIn(from('198.51.100.7'), email, password)).status).toBe(200);
});

test('concurrent guesses get no further than sequential ones', async () => {
  const { email } = await aPerson(app);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signIn(from(here), email, 'not this one')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('occasional typos never lead to a lockout', async () => {
  const { email, password } = await aPerson(app);
  for (let day = 0; day < 4; day += 1) {
    await times(4, () => signIn(from(here), email, 'a slip'));
    expect((await signIn(from(here), email, password)).status).toBe(200);
  }
});

test('an address without an account has the same limit', async () => {
  await times(10, () => signIn(from(here), 'nobody@example.com', 'not this one'));
  expect((await signIn(from(here), 'nobody@example.com', 'not this one')).status).toBe(429);
});

test('trying many accounts from one client stops after a hundred attempts', async () => {
  const answers = await Promise.all(
    Array.from({ length: 104 }, (_, index) =>
      signIn(from(here), `guess-${index}@example.com`, 'not this one'),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('trying one account from many clients stops after a hundred attempts', async () => {
  const answers = await Promise.all(
    Array.from({ length: 104 }, (_, index) =>
      signIn(from(`203.0.113.${index}`), 'wanted@example.com', 'not this one'),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

/** What a browser stores after signing in to an account. */
async function deviceCookieOf({ email, password }: Pick<TestPerson, 'email' | 'password'>): Promise<string> {
  const { headers } = await signIn(from('198.51.100.20'), email, password);
  const kept = headers.getSetCookie().find((cookie) => cookie.startsWith('landfall.device='));
  expect(kept).toMatch(/; HttpOnly; SameSite=Lax$/);
  return kept?.split(';')[0] ?? '';
}

const signInWith = (cookie: string, address: string, email: string, password: string) =>
  from(address)('POST', '/login', { body: { email, password }, headers: { cookie } });

/** Tries an account from one client until that client is refused. */
const closeHere = ({ email }: Pick<TestPerson, 'email'>) =>
  times(11, () => signIn(from(here), email, 'not this one'));

/** Tries an account from many clients until unknown devices are refused. */
const attack = ({ email }: Pick<TestPerson, 'email'>) =>
  Promise.all(
    Array.from({ length: 101 }, (_, index) => signIn(from(`203.0.113.${index}`), email, 'not this one')),
  );

describe('a known device', () => {
  test('signs its owner in during an attack on the account, and nobody else', async () => {
    const person = await aPerson(app);
    const cookie = await deviceCookieOf(person);
    await attack(person);
    expect((await signIn(from(here), person.email, person.password)).status).toBe(429);

    expect((await signInWith(cookie, here, person.email, person.password)).status).toBe(200);
    expect((await signIn(from(here), person.email, person.password)).status).toBe(429);
  });

  test('signs in from a client address where every other attempt is refused', async () => {
    const person = await aPerson(app);
    const cookie = await deviceCookieOf(person);
    await closeHere(person);
    expect((await signIn(from(here), person.email, person.password)).status).toBe(429);

    expect((await signInWith(cookie, here, person.email, person.password)).status).toBe(200);
  });

  test('has its own ten attempts, from any network', async () => {
    const person = await aPerson(app);
    const cookie = await deviceCookieOf(person);
    const answers = await times(11, (time) =>
      signInWith(cookie, `198.51.100.${30 + time}`, person.email, 'not this one'),
    );
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    expect((await signInWith(cookie, here, person.email, person.password)).status).toBe(429);
    // Its attempts do not count against others.
    expect((await signIn(from(here), person.email, person.password)).status).toBe(200);
  });

  test('is not known for another account', async () => {
    const victim = await aPerson(app);
    const cookie = await deviceCookieOf(await aPerson(app));
    await closeHere(victim);
    expect((await signInWith(cookie, here, victim.email, victim.password)).status).toBe(429);
  });

  test.each([
    ['a changed signature', (cookie: string) => `${cookie.slice(0, -2)}${cookie.endsWith('A') ? 'B' : 'A'}A`],
    ['a later end', (cookie: string) => cookie.replace(/\.(\d+)\./, (_, end) => `.${Number(end) + 1}.`)],
    ['another id', (cookie: string) => cookie.replace('=', '=x')],
    ['nothing in it', () => 'landfall.device='],
  ])('is not known by a cookie with %s', async (_, forge) => {
    const person = await aPerson(app);
    const cookie = forge(await deviceCookieOf(person));
    await closeHere(person);
    expect((await signInWith(cookie, here, person.email, person.password)).status).toBe(429);
  });

  test('is no longer known after a password reset, but stays known after changing it there', async () => {
    const person = await aPerson(app);
    const cookie = await deviceCookieOf(person);
    const newPassword = 'another harbour at dawn';
    const changed = await person.call('POST', '/account/password', {
      body: { currentPassword: person.password, newPassword },
    });
    const next = changed.headers.getSetCookie().find((each) => each.startsWith('landfall.device='));
    await closeHere(person);

    expect((await signInWith(cookie, here, person.email, newPassword)).status).toBe(429);
    expect((await signInWith(next?.split(';')[0] ?? '', here, person.email, newPassword)).status).toBe(200);
  });
});

test('an IPv6 customer counts as one client across their addresses', async () => {
  const answers = await times(11, (time) =>
    signIn(from(`2001:db8:1:2:${time}::9`), 'six@example.com', 'not this one'),
  );
  expect(answers.at(-1)?.status).toBe(429);
  expect((await signIn(from('2001:db8:1:3::9'), 'six@example.com', 'not this one')).status).toBe(401);
});

test('a port that the proxy appends to the address does not make another client', async () => {
  for (const address of [here, `[2001:db8:7::${place}]`]) {
    const answers = await times(11, (time) =>
      signIn(from(`${address}:${4_000 + time}`), 'port@example.com', 'not this one'),
    );
    expect(answers.at(-1)?.status).toBe(429);
  }
});

test('an attempt refused as busy is not a wrong password, but attempts are still limited', async () => {
  const busy = await startTestApp({ replace: { passwords: createPasswords({ atOnce: 0, maxWaiting: 0 }) } });
  const visitor = aVisitor(busy);
  const answers = await times(301, () => signIn(visitor, 'busy@example.com', 'not this one'));
  expect(answers.findIndex(({ status }) => status !== 503)).toBe(300);
  expect(answers.at(-1)?.status).toBe(429);
  await busy.close();
});

test('repeated registration from one client is stopped', async () => {
  const answers = await times(31, (time) =>
    from(here)('POST', '/register', {
      // Refused for its password before hashing; still counts.
      body: { full_name: 'A', email: `r${time}@example.com`, password: 'password123', phone: '' },
    }),
  );
  expect(answers.at(-2)?.status).toBe(422);
  expect(refusal(answers.at(-1) as Answer)).toEqual({ status: 429, code: 'too-many-requests' });
});

test('guessing the current password in the settings is limited', async () => {
  const person = await aPerson(app);
  const change = (currentPassword: string) =>
    person.call('POST', '/account/password', {
      body: { currentPassword, newPassword: 'another harbour at dawn' },
    });
  await times(10, () => change('not this one'));
  expect(refusal(await change(person.password))).toEqual({ status: 429, code: 'too-many-requests' });
});

test('without a trusted proxy a client cannot choose its address', async () => {
  const direct = await startTestApp();
  const visitor = aVisitor(direct);
  const answers = await times(11, (time) =>
    visitor('POST', '/login', {
      body: { email: 'direct@example.com', password: 'not this one' },
      headers: { 'x-forwarded-for': `192.0.2.${time}` },
    }),
  );
  expect(answers.at(-1)?.status).toBe(429);
  await direct.close();
});

test('attempts are counted across instances', async () => {
  const { database } = app.services;
  const { openRateLimits } = await import('../platform/rate-limit.ts');
  const limit = { name: 'shared', times: 2, windowSeconds: 60 };
  const [one, other] = [openRateLimits(database), openRateLimits(database)];

  await one.count(limit, 'someone');
  await other.count(limit, 'someone');

  await expect(one.count(limit, 'someone')).rejects.toThrow('too-many-requests');
  await expect(other.count(limit, 'someone else')).resolves.toBeUndefined();
});
