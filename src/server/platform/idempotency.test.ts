import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedOperations } from '../app.ts';
import { aCompany, aPerson, aVisitor, callerWith, refusal, type TestPerson } from './testing/builders.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let path: string;
let number = 0;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  admin = await aPerson(app);
  await app.query('update users set email_verified = true where id = $1', [admin.id]);
  path = `/companies/${(await aCompany(admin)).id}/invitations`;
});
afterAll(() => app.close());

const invite = (key: string, email: string, call = admin.call) =>
  call('POST', path, { body: { name: 'Omar Said', email }, headers: { 'idempotency-key': key } });
function newEmail(): string {
  number += 1;
  return `omar-${number}@example.com`;
}
const stored = async () => (await app.query('select * from idempotency_keys order by expires_at desc')).rows;

test('every call that creates something accepts a key', () => {
  const creating = servedOperations.filter(
    ({ operation: { method, success } }) => method === 'POST' && success === 201,
  );
  expect(creating.length).toBeGreaterThan(6);
  expect(creating.filter(({ operation }) => !operation.idempotent)).toEqual([]);
});

test('a repeated request gets the first answer and has no effect', async () => {
  const email = newEmail();
  const first = await invite('key-1', email);
  const again = await invite('key-1', email);
  expect(first.status).toBe(201);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  const { rows } = await app.query('select 1 from outgoing_emails where recipient = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('concurrent repeats all get the one answer', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 6 }, () => invite('key-2', email)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.member?.id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
});

test('a key that was used for another request is refused', async () => {
  await invite('key-3', newEmail());
  expect(refusal(await invite('key-3', newEmail()))).toEqual({ status: 422, code: 'idempotency-key-reused' });
});

test('a key is scoped to its caller and operation', async () => {
  const email = newEmail();
  const other = await aPerson(app);
  await invite('key-4', email);
  expect(refusal(await invite('key-4', email, other.call))).toEqual({
    status: 404,
    code: 'company-not-found',
  });
  const feed = await admin.call('POST', path.replace('invitations', 'calendar/feed'), {
    headers: { 'idempotency-key': 'key-4' },
  });
  expect(feed.status).toBe(201);
});

test('a failed request can be retried with its key', async () => {
  const email = newEmail();
  const other = await aPerson(app);
  expect((await invite('key-5', email, other.call)).status).toBe(404);
  expect((await invite('key-5', email, other.call)).status).toBe(404);
  await app.query('update users set email_verified = false where id = $1', [admin.id]);
  expect(refusal(await invite('key-5', email)).code).toBe('email-not-verified');
  await app.query('update users set email_verified = true where id = $1', [admin.id]);
  expect((await invite('key-5', email)).status).toBe(201);
});

test('after a crash the next request can use the key', async () => {
  const email = newEmail();
  await invite('key-6', email);
  const [row] = await stored();
  // The state after a server is killed before storing the answer.
  await app.query(
    `update idempotency_keys set answer = null, claimed_until = now() + interval '1 hour' where name = $1`,
    [row.name],
  );
  expect(refusal(await invite('key-6', email))).toEqual({ status: 409, code: 'request-in-progress' });
  await app.query(`update idempotency_keys set claimed_until = now() where name = $1`, [row.name]);
  const answer = await invite('key-6', email);
  // The invitation exists already and is not created again.
  expect(refusal(answer)).toEqual({ status: 409, code: 'already-invited' });
});

test('the answer is stored with the work, or neither is', async () => {
  const email = newEmail();
  await app.query(`
    create function refuse_answers() returns trigger language plpgsql as
      $$ begin raise exception 'no answers'; end $$`);
  await app.query(`create trigger refuse_answers before update on idempotency_keys
    for each row when (new.answer is not null) execute function refuse_answers()`);
  expect((await invite('key-7', email)).status).toBe(500);
  await app.query('drop trigger refuse_answers on idempotency_keys');
  const { rows } = await app.query('select 1 from outgoing_emails where recipient = $1', [email]);
  expect(rows).toEqual([]);
  expect((await invite('key-7', email)).status).toBe(201);
});

test('an answer with a session can only be decrypted with its own request', async () => {
  const visitor = aVisitor(app);
  const body = { full_name: 'Ida', email: newEmail(), password: 'quiet harbour at dusk', want_token: true };
  const register = (key: string, changes = {}) =>
    visitor('POST', '/register', { body: { ...body, ...changes }, headers: { 'idempotency-key': key } });
  const first = await register('key-8');
  const again = await register('key-8');
  expect(again.body).toEqual(first.body);
  const signedIn = callerWith(app, { authorization: `Bearer ${again.body.token}` });
  expect((await signedIn('GET', '/session')).status).toBe(200);
  expect(refusal(await register('key-8', { password: 'another quiet harbour' })).code).toBe(
    'idempotency-key-reused',
  );
  expect(refusal(await register('key-9')).code).toBe('registration-refused');
  const all = JSON.stringify(await stored());
  for (const secret of [first.body.token, body.email, body.password, 'key-8']) {
    expect(all).not.toContain(secret);
  }
});

test('later requests remove expired keys', async () => {
  await app.query(`update idempotency_keys set expires_at = now() - interval '1 minute'`);
  await invite('key-10', newEmail());
  await invite('key-11', newEmail());
  expect((await stored()).length).toBeLessThan(4);
  // An expired key counts as new.
  expect((await invite('key-10', newEmail())).status).toBe(422);
  await app.query(`update idempotency_keys set expires_at = now() - interval '1 minute'`);
  expect((await invite('key-10', newEmail())).status).toBe(201);
});
