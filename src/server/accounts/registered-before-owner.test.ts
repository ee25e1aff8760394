import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import {
  aCompany,
  aPerson,
  aVisitor,
  callerWith,
  cookieOf,
  refusal,
  type TestPerson,
} from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { appointOperator } from '../staff/appoint-operator.ts';
import { anAuthenticator } from './testing/authenticator.ts';

/* Somebody registers with an address that is not theirs, and waits for its owner. */

const origin = 'https://start.example.com';
const newPassword = 'another harbour at dawn';
let app: TestApp;
let intruder: TestPerson;
let device: ReturnType<typeof anAuthenticator>;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off', PUBLIC_URL: origin } });
  app.services.jobs.begin();
});
afterAll(() => app.close());

beforeEach(async () => {
  intruder = await aPerson(app);
  device = anAuthenticator({ origin, userId: intruder.id });
  await addPasskey();
  await app.query(
    `insert into sign_in_methods (user_id, provider_id, account_id, created_at, updated_at)
     values ($1, 'google', $2, now(), now())`,
    [intruder.id, `subject of ${intruder.id}`],
  );
});

async function addPasskey(): Promise<void> {
  expect((await addAnother(device)).status).toBe(201);
}

async function addAnother(device: ReturnType<typeof anAuthenticator>) {
  const { body } = await intruder.call('POST', '/account/passkeys/options', {
    body: { currentPassword: intruder.password },
  });
  return intruder.call('POST', '/account/passkeys', {
    body: { name: 'Telephone', response: device.make(body.options) },
  });
}

async function signInByPasskey() {
  const visitor = aVisitor(app);
  const { options } = (await visitor('POST', '/login/passkey/options')).body;
  return visitor('POST', '/login/passkey', { body: { response: device.show(options) } });
}

const emailOfKind = async (kind: string) =>
  (await emailsTo(app, intruder.email)).find((message) => message.kind === kind);
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token');

async function ownerResets(): Promise<void> {
  await aVisitor(app)('POST', '/password-reset', { body: { email: intruder.email } });
  await expect.poll(() => emailOfKind('reset-password'), { timeout: 20_000 }).toBeDefined();
  const token = tokenIn((await emailOfKind('reset-password'))?.link);
  await choosePassword(token);
}

async function choosePassword(token: string | null): Promise<void> {
  const done = await aVisitor(app)('POST', '/password-reset/complete', { body: { token, newPassword } });
  expect(done.status).toBe(200);
}

async function signInMethods() {
  const { headers } = await aVisitor(app)('POST', '/login', {
    body: { email: intruder.email, password: newPassword },
  });
  const { body } = await callerWith(app, { cookie: cookieOf(headers) })('GET', '/account/sign-in-methods');
  return body;
}

test('a first password set by email removes every other sign-in method and says so', async () => {
  await ownerResets();

  expect(refusal(await signInByPasskey())).toEqual({ status: 401, code: 'passkey-refused' });
  expect(await signInMethods()).toMatchObject({ passkeys: [], google: null });
  expect((await emailOfKind('password-changed'))?.plainText).toContain('passkeys and Google were removed');
});

test('a person who had confirmed the address keeps their other sign-in methods', async () => {
  const token = tokenIn((await emailOfKind('verify-email'))?.link);
  await aVisitor(app)('POST', '/email/verify', { body: { token } });

  await ownerResets();

  expect((await signInByPasskey()).status).toBe(200);
  expect((await emailOfKind('password-changed'))?.plainText).not.toContain('removed');
});

test('a passkey being added while the sessions end is refused', async () => {
  const held = await app.services.database.pool.connect();
  await held.query('begin');
  await held.query('select from users where id = $1 for no key update', [intruder.id]);

  const adding = addAnother(anAuthenticator({ origin, userId: intruder.id }));
  await expect.poll(waitingForLocks).toBe(1);
  await held.query('delete from sessions where user_id = $1', [intruder.id]);
  await held.query('commit');
  held.release();

  expect(refusal(await adding)).toEqual({ status: 401, code: 'sign-in-required' });
});

test('after appointment as operator only the link of the command opens the account', async () => {
  const { passwordAddress } = await appointOperator(app.services, { email: intruder.email, fullName: '' });

  expect((await intruder.call('GET', '/operator')).status).toBe(401);
  expect((await signInByPasskey()).status).toBe(401);
  const { email, password } = intruder;
  expect((await aVisitor(app)('POST', '/login', { body: { email, password } })).status).toBe(401);
  await choosePassword(tokenIn(passwordAddress));
  expect(await signInMethods()).toMatchObject({ passkeys: [], google: null });
});

test('emails sent to the address are left out of the export', async () => {
  const admin = await aPerson(app);
  await app.query('update users set email_verified = true where id = $1', [admin.id]);
  const { id } = await aCompany(admin);
  const invited = await admin.call('POST', `/companies/${id}/invitations`, {
    body: { name: 'The owner', email: intruder.email, role: 'admin' },
  });
  expect(invited.status).toBe(201);

  expect((await intruder.call('GET', '/account/export')).body.emailsToYou).toEqual([]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await app.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].n;
}
