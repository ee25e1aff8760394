import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, aVisitor, callerWith, cookieOf, refusal } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { allOperators, appointOperator, dismissOperator } from './appoint-operator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());

const password = 'a lantern over the harbour';
const choose = (address: string | undefined) =>
  aVisitor(app)('POST', '/password-reset/complete', {
    body: { token: address?.split('token=')[1], newPassword: password },
  });

async function entriesAbout(email: string) {
  const { rows } = await app.query(
    'select company_id, actor_kind, actor_name, action from audit_entries where subject = $1 order by at',
    [email],
  );
  return rows;
}

test('a new address gets an account; only its newest link works, once', async () => {
  const email = 'new@example.com';
  const first = await appointOperator(app.services, { email, fullName: 'New Operator' });
  expect(first).toMatchObject({ isNewAccount: true, wasOperator: false });
  const second = await appointOperator(app.services, { email, fullName: 'Another Name' });
  expect(second).toMatchObject({ isNewAccount: false, wasOperator: true });

  expect((await choose(first.passwordAddress)).status).toBe(404);
  expect((await choose(second.passwordAddress)).status).toBe(200);
  expect((await choose(second.passwordAddress)).status).toBe(409);
  const third = await appointOperator(app.services, { email, fullName: 'New Operator' });
  expect(third).toEqual({
    isNewAccount: false,
    wasOperator: true,
    role: 'manager',
    wasShut: false,
    passwordAddress: undefined,
  });

  const { headers, body } = await aVisitor(app)('POST', '/login', { body: { email, password } });
  expect(body.user.fullName).toBe('New Operator');
  const call = callerWith(app, { cookie: cookieOf(headers) });
  expect(await call('GET', '/operator')).toMatchObject({
    status: 403,
    body: { code: 'second-factor-required' },
  });
  await app.query(
    `update sessions set second_factor = 'code' where user_id = (select id from users where email = $1)`,
    [email],
  );
  expect((await call('GET', '/operator')).status).toBe(200);
  expect(await entriesAbout(email)).toEqual([
    { company_id: null, actor_kind: 'system', actor_name: 'npm run operator', action: 'operator-added' },
  ]);
});

test('a person with a confirmed account keeps their identity', async () => {
  const person = await aPerson(app);
  await app.query('update users set email_verified = true where id = $1', [person.id]);
  const done = await appointOperator(app.services, { email: person.email, fullName: 'Somebody Else' });
  expect(done).toEqual({
    isNewAccount: false,
    wasOperator: false,
    role: 'manager',
    wasShut: false,
    passwordAddress: undefined,
  });
  expect((await person.call('GET', '/session')).body).toMatchObject({
    user: { fullName: person.fullName },
    isOperator: true,
  });
});

test('two concurrent appointments make one operator with one account', async () => {
  const email = 'twice@example.com';
  await Promise.all(
    Array.from({ length: 4 }, () => appointOperator(app.services, { email, fullName: 'Twice' })),
  );
  const operators = await allOperators(app.services);
  expect(operators.filter((one) => one.email === email)).toHaveLength(1);
  expect(await entriesAbout(email)).toHaveLength(1);
});

test('a dismissed operator keeps the account but loses access to the back office', async () => {
  const person = await aPerson(app);
  await app.query('update users set email_verified = true where id = $1', [person.id]);
  await appointOperator(app.services, { email: person.email, fullName: '' });
  expect(await dismissOperator(app.services, person.email)).toBe(true);
  expect(await dismissOperator(app.services, person.email)).toBe(false);
  expect(await dismissOperator(app.services, 'unknown@example.com')).toBe(false);
  expect(refusal(await person.call('GET', '/operator'))).toEqual({ status: 403, code: 'operators-only' });
  expect((await person.call('GET', '/session')).status).toBe(200);
  expect(await entriesAbout(person.email)).toMatchObject([
    { action: 'operator-added' },
    { action: 'operator-removed' },
  ]);
});

test('an appointment may name a role; without one, a known operator keeps theirs', async () => {
  const email = 'rana@example.com';
  const given = { email, fullName: 'Rana Reviewer' };
  expect(await appointOperator(app.services, { ...given, role: 'reviewer' })).toMatchObject({
    role: 'reviewer',
  });
  expect(await appointOperator(app.services, given)).toMatchObject({ wasOperator: true, role: 'reviewer' });
  expect(await appointOperator(app.services, { ...given, role: 'case-worker' })).toMatchObject({
    wasOperator: true,
    role: 'case-worker',
  });
  const operators = await allOperators(app.services);
  expect(operators.find((one) => one.email === email)).toMatchObject({ role: 'case-worker' });
  expect(await entriesAbout(email)).toMatchObject([
    { action: 'operator-added' },
    { action: 'operator-role-changed' },
  ]);
});
