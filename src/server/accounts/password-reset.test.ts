import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { type ApiCall, aPerson, aVisitor, callerWith, refusal } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let visitor: ApiCall;
/** How far the server's clock is ahead, in ms. */
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: (services) => Object.assign(services, { clock: () => new Date(Date.now() + ahead) }),
  });
  app.services.jobs.begin();
  visitor = aVisitor(app);
});
afterAll(() => app.close());

const newPassword = 'another harbour at dawn';
const ask = (email: string) => visitor('POST', '/password-reset', { body: { email } });
const reset = (token: string, password = newPassword) =>
  visitor('POST', '/password-reset/complete', { body: { token, newPassword: password } });
const signIn = (email: string, password: string, more: object = {}) =>
  visitor('POST', '/login', { body: { email, password, ...more } });

async function resetLinks(email: string): Promise<string[]> {
  const emails = await emailsTo(app, email);
  return emails
    .filter(({ kind }) => kind === 'reset-password')
    .map(({ link }) => new URL(link).searchParams.get('token') ?? '');
}

/** Requests a link and waits for the email. */
async function askedToken(email: string): Promise<string> {
  const before = (await resetLinks(email)).length;
  expect((await ask(email)).status).toBe(200);
  await expect.poll(async () => (await resetLinks(email)).length, { timeout: 20_000 }).toBe(before + 1);
  return (await resetLinks(email)).at(-1) ?? '';
}

test('the link from the email sets a new password, ends every session and tells the owner', async () => {
  const person = await aPerson(app);
  const { token: bearer } = (await signIn(person.email, person.password, { want_token: true })).body;
  const token = await askedToken(person.email);

  const answer = await reset(token);

  expect(answer.status).toBe(200);
  // The device is now known, but the link does not sign in.
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['landfall.device']);
  expect((await person.call('GET', '/session')).status).toBe(401);
  expect((await callerWith(app, { authorization: `Bearer ${bearer}` })('GET', '/session')).status).toBe(401);
  expect((await signIn(person.email, person.password)).status).toBe(401);
  expect((await signIn(person.email, newPassword)).status).toBe(200);
  const kinds = (await emailsTo(app, person.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['verify-email', 'reset-password', 'password-changed']);
});

test('a password reset confirms the address', async () => {
  const { email, password: _ } = await aPerson(app);
  await reset(await askedToken(email));
  const { token } = (await signIn(email, newPassword, { want_token: true })).body;
  const session = await callerWith(app, { authorization: `Bearer ${token}` })('GET', '/session');
  expect(session.body.emailVerified).toBe(true);
});

test('an address with an account and one without get the same answer, and only one gets an email', async () => {
  const { email } = await aPerson(app);
  const [known, unknown] = await Promise.all([ask(email), ask('nobody-at-all@example.com')]);

  expect(known.body).toEqual(unknown.body);
  expect(known.status).toBe(unknown.status);
  const names = ({ headers }: { headers: Headers }) => [...headers.keys()].filter((name) => name !== 'date');
  expect(names(known)).toEqual(names(unknown));
  await expect.poll(async () => (await resetLinks(email)).length, { timeout: 20_000 }).toBe(1);
  await untilNoJobWaits();
  expect(await emailsTo(app, 'nobody-at-all@example.com')).toEqual([]);
});

test('the job queue does not reveal which address was requested', async () => {
  await ask('kept-in-the-queue@example.com');
  const { rows } = await app.query("select data::text from pgboss.job where name = 'send-password-reset'");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ data }) => data).join()).not.toContain('example.com');
});

test('a link works once, even when used concurrently', async () => {
  const { email } = await aPerson(app);
  const token = await askedToken(email);
  const passwords = ['first harbour at dawn', 'second harbour at dawn', 'third harbour at dawn'];
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await signIn(email, winner)).status).toBe(200);
  expect(refusal(await reset(token))).toEqual({ status: 409, code: 'link-used' });
});

test('a new request revokes the older link', async () => {
  const { email } = await aPerson(app);
  const first = await askedToken(email);
  const second = await askedToken(email);

  expect(refusal(await reset(first))).toEqual({ status: 404, code: 'link-not-found' });
  expect((await reset(second)).status).toBe(200);
});

test('a link expires after an hour', async () => {
  const { email, password } = await aPerson(app);
  const token = await askedToken(email);
  ahead += 60 * 60 * 1000;
  expect(refusal(await reset(token))).toEqual({ status: 410, code: 'link-expired' });
  expect((await signIn(email, password)).status).toBe(200);
});

test.each([
  ['short', 'too short'],
  ['iloveyou1', 'common'],
  ['the address', 'the address itself'],
])('the password %j is refused (%s), and the link stays good', async (password) => {
  const { email } = await aPerson(app);
  const token = await askedToken(email);

  const refused = await reset(token, password === 'the address' ? email : password);

  expect(refusal(refused)).toEqual({ status: 422, code: 'invalid-input', fields: ['newPassword'] });
  expect((await reset(token)).status).toBe(200);
});

test('a password reset cancels a change of address that somebody else may have begun', async () => {
  const person = await aPerson(app);
  const newEmail = `elsewhere-${person.id}@example.com`;
  await person.call('POST', '/account/email/change', {
    body: { newEmail, currentPassword: person.password },
  });
  await reset(await askedToken(person.email));

  const emails = await emailsTo(app, newEmail);
  const token = new URL(emails[0]?.link ?? '').searchParams.get('token');
  expect(refusal(await visitor('POST', '/email/confirm', { body: { token } })).code).toBe('link-not-found');
});

test('a session opened with the old password during the reset ends with it', async () => {
  const { email, password } = await aPerson(app);
  const token = await askedToken(email);
  const answers = await Promise.all([reset(token), signIn(email, password, { want_token: true })]);
  const bearer = answers[1].body.token;
  if (bearer) {
    expect((await callerWith(app, { authorization: `Bearer ${bearer}` })('GET', '/session')).status).toBe(
      401,
    );
  }
  expect(answers[0].status).toBe(200);
});

test('after concurrent requests for one address, only the newest link works', async () => {
  const { email } = await aPerson(app);
  await Promise.all(Array.from({ length: 4 }, () => ask(email)));
  await expect.poll(async () => (await resetLinks(email)).length, { timeout: 20_000 }).toBe(4);

  const answers = [];
  for (const token of await resetLinks(email)) answers.push((await reset(token)).status);

  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

async function untilNoJobWaits(): Promise<void> {
  const waiting = async () =>
    (
      await app.query(
        "select count(*)::int as n from pgboss.job where name = 'send-password-reset' and state < 'completed'",
      )
    ).rows[0].n;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
}
