import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type ApiCall, aPerson, aVisitor, refusal } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

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

async function times(count: number, send: (time: number) => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push((await send(time)).status);
  return statuses;
}

/** Expects `n` requests to pass and one more to be refused. */
const allowed = (count: number, status = 200) => [...Array<number>(count).fill(status), 429];

const askReset = (call: ApiCall, email: string) => call('POST', '/password-reset', { body: { email } });

test('password reset links are limited per address, with or without an account, from any client', async () => {
  const { email } = await aPerson(app);
  for (const address of [email, 'nobody-limited@example.com']) {
    const statuses = await times(6, (time) => askReset(from(`198.51.100.${time}`), address));
    expect(statuses).toEqual(allowed(5));
  }
});

test('confirmation emails to a new address are limited per address, no matter who requests them', async () => {
  const newEmail = 'wants-no-emails@example.com';
  const statuses = await times(6, async () => {
    const person = await aPerson(app);
    const body = { newEmail, currentPassword: person.password };
    return person.call('POST', '/account/email/change', { body });
  });
  expect(statuses).toEqual(allowed(5));
});

test('password reset links are limited per client, for all addresses together', async () => {
  const statuses = await times(31, (time) => askReset(from(here), `many-${time}@example.com`));
  expect(statuses).toEqual(allowed(30));
  expect((await askReset(from('203.0.113.9'), 'many-more@example.com')).status).toBe(200);
});

test('trying links is limited per client, for all kinds of links together', async () => {
  const calls = ['/email/verify', '/email/confirm', '/password-reset/complete'];
  const statuses = await times(101, (time) =>
    from(here)('POST', calls[time % 3] ?? '', {
      body: { token: 'A'.repeat(43), newPassword: 'another harbour at dawn' },
    }),
  );
  expect(statuses).toEqual(allowed(100, 404));
});

test('confirmation emails, address changes and exports are limited per person', async () => {
  const person = await aPerson(app);
  expect(await times(6, () => person.call('POST', '/account/email/verification'))).toEqual(allowed(5));
  expect(
    await times(6, (time) =>
      person.call('POST', '/account/email/change', {
        body: { newEmail: `limited-${time}@example.com`, currentPassword: person.password },
      }),
    ),
  ).toEqual(allowed(5));
  expect(await times(11, () => person.call('GET', '/account/export'))).toEqual(allowed(10));
});

test('password guesses are also limited when closing an account or changing its address', async () => {
  const person = await aPerson(app);
  const wrong = { currentPassword: 'not this one' };
  await times(5, () => person.call('POST', '/account/close', { body: wrong }));
  await times(5, () =>
    person.call('POST', '/account/email/change', { body: { ...wrong, newEmail: 'guess@example.com' } }),
  );
  const answer = await person.call('POST', '/account/close', { body: { currentPassword: person.password } });
  expect(refusal(answer)).toEqual({ status: 429, code: 'too-many-requests' });
});
