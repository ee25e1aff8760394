import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { type ApiCall, aPerson, aVisitor, refusal } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { requireVerifiedEmail } from './require-verified-email.ts';

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

const hour = 60 * 60 * 1000;
const password = 'quiet harbour at dusk';

/** Moves the clock forward for the rest of the test. */
async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
  ahead += ms;
  try {
    return await work();
  } finally {
    ahead -= ms;
  }
}

/** The secret part of the link in the newest email of a kind. */
async function tokenFor(email: string, kind: string): Promise<string> {
  const emails = (await emailsTo(app, email)).filter((message) => message.kind === kind);
  return new URL(emails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
}

const kindsTo = async (email: string) => (await emailsTo(app, email)).map(({ kind }) => kind);
const isVerified = (email: string) =>
  app
    .query('select email_verified as verified from users where email = $1', [email])
    .then(({ rows }) => rows[0]?.verified);

describe('confirming the address', () => {
  const verify = (token: string) => visitor('POST', '/email/verify', { body: { token } });

  test('an email is sent with the account, and its link confirms the address once, without a session', async () => {
    const person = await aPerson(app);
    expect(await kindsTo(person.email)).toEqual(['verify-email']);
    expect((await person.call('GET', '/session')).body.emailVerified).toBe(false);
    await expect(requireVerifiedEmail(app.services.database, person)).rejects.toThrow('email-not-verified');
    const token = await tokenFor(person.email, 'verify-email');

    const answer = await verify(token);

    expect(answer.body).toMatchObject({ status: 'success', email: person.email });
    expect((await person.call('GET', '/session')).body.emailVerified).toBe(true);
    await expect(requireVerifiedEmail(app.services.database, person)).resolves.toBeUndefined();
    expect(refusal(await verify(token))).toEqual({ status: 409, code: 'link-used' });
  });

  test('a registration that fails leaves neither an account nor an email', async () => {
    const { email } = await aPerson(app);
    const again = { full_name: 'Again', email, password, phone: '' };
    expect((await visitor('POST', '/register', { body: again })).status).toBe(409);
    expect(await kindsTo(email)).toEqual(['verify-email']);
  });

  test('if the email cannot be written, neither the account nor a session is created', async () => {
    const broken = await startTestApp({
      replace: ({ jobs }) => ({ jobs: { ...jobs, add: () => Promise.reject(new Error('no queue')) } }),
    });
    const email = 'both-or-neither@example.com';
    const answer = await aVisitor(broken)('POST', '/register', {
      body: { full_name: 'Both', email, password, phone: '' },
    });
    expect(answer.status).toBe(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const table of ['users', 'sign_in_methods', 'sessions', 'email_links', 'outgoing_emails']) {
      expect((await broken.query(`select from ${table}`)).rowCount, table).toBe(0);
    }
    await broken.close();
  });

  test('when a link is used many times at once, one request confirms', async () => {
    const { email } = await aPerson(app);
    const token = await tokenFor(email, 'verify-email');
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });

  test("opening the link's page changes nothing", async () => {
    const { email } = await aPerson(app);
    const [message] = await emailsTo(app, email);
    const { pathname, search } = new URL(message?.link ?? '');
    await app.fetch(pathname + search);
    await app.fetch(pathname + search, { method: 'HEAD' });
    expect(await isVerified(email)).toBe(false);
    expect((await verify(await tokenFor(email, 'verify-email'))).status).toBe(200);
  });

  test('every email that was sent works until the address is confirmed', async () => {
    const person = await aPerson(app);
    const first = await tokenFor(person.email, 'verify-email');
    expect((await person.call('POST', '/account/email/verification')).body.verified).toBe(false);
    expect(await kindsTo(person.email)).toEqual(['verify-email', 'verify-email']);

    expect((await verify(first)).status).toBe(200);

    expect((await person.call('POST', '/account/email/verification')).body.verified).toBe(true);
    expect(await kindsTo(person.email)).toHaveLength(2);
  });

  test('a link expires after a week', async () => {
    const { email } = await aPerson(app);
    const token = await tokenFor(email, 'verify-email');
    const answer = await after(7 * 24 * hour, () => verify(token));
    expect(refusal(answer)).toEqual({ status: 410, code: 'link-expired' });
    expect(await isVerified(email)).toBe(false);
  });

  test.each(['x', '..', 'A'.repeat(43), '😀', `${'A'.repeat(42)}=`])('%j is no link', async (token) => {
    expect(refusal(await verify(token))).toEqual({ status: 404, code: 'link-not-found' });
  });

  test('a link for another purpose is rejected', async () => {
    const { email } = await aPerson(app);
    const token = await tokenFor(email, 'verify-email');
    const reset = { token, newPassword: 'another harbour at dawn' };
    expect(refusal(await visitor('POST', '/password-reset/complete', { body: reset })).code).toBe(
      'link-not-found',
    );
    expect(refusal(await visitor('POST', '/email/confirm', { body: { token } })).code).toBe('link-not-found');
    expect((await verify(token)).status).toBe(200);
  });

  test('the stored form of a link cannot be used as a link', async () => {
    const { email } = await aPerson(app);
    const { rows } = await app.query('select token_hash as hash from email_links where email = $1', [email]);
    expect(refusal(await verify(rows[0].hash)).code).toBe('link-not-found');
  });
});
