import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { type ApiCall, aPerson, aVisitor, refusal, type TestPerson } from '../platform/testing/builders.ts';
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
  visitor = aVisitor(app);
});
afterAll(() => app.close());

let count = 0;
/** An unused address. */
function newAddress(): string {
  count += 1;
  return `new-${count}@example.com`;
}

/** A person with a confirmed address. */
async function aVerifiedPerson(): Promise<TestPerson> {
  const person = await aPerson(app);
  await app.query('update users set email_verified = true where id = $1', [person.id]);
  return person;
}

const begin = (person: TestPerson, newEmail: string) =>
  person.call('POST', '/account/email/change', { body: { newEmail, currentPassword: person.password } });
const confirm = (token: string) => visitor('POST', '/email/confirm', { body: { token } });
const emailOf = async (person: TestPerson) => (await person.call('GET', '/account/email')).body.email;

async function tokenTo(email: string, kind: string): Promise<string> {
  const emails = (await emailsTo(app, email)).filter((message) => message.kind === kind);
  return new URL(emails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
}
const oldLink = ({ email }: { email: string }) => tokenTo(email, 'confirm-old-email');
const newLink = (email: string) => tokenTo(email, 'confirm-new-email');

test.each(['old', 'new'] as const)(
  'after both addresses confirm, the %s one first, the account has its new address',
  async (first) => {
    const person = await aVerifiedPerson();
    const newEmail = newAddress();
    expect((await begin(person, ` ${newEmail.toUpperCase()} `)).body.email).toMatchObject({
      email: person.email,
      change: { newEmail, oldConfirmed: false, newConfirmed: false },
    });
    const links = [await oldLink(person), await newLink(newEmail)];
    if (first === 'new') links.reverse();

    const half = await confirm(links[0] ?? '');
    expect(half.body).toMatchObject({ newEmail, waitsFor: first === 'old' ? 'new' : 'old' });
    expect((await emailOf(person)).email).toBe(person.email);
    const whole = await confirm(links[1] ?? '');

    expect(whole.body).toMatchObject({ newEmail, waitsFor: null });
    expect(await emailOf(person)).toEqual({ email: newEmail, verified: true, change: null });
    expect(
      (await visitor('POST', '/login', { body: { email: newEmail, password: person.password } })).status,
    ).toBe(200);
    expect(
      (await visitor('POST', '/login', { body: { email: person.email, password: person.password } })).status,
    ).toBe(401);
    expect((await emailsTo(app, person.email)).at(-1)?.kind).toBe('email-changed');
    for (const link of links) expect(refusal(await confirm(link)).code).toBe('link-used');
  },
);

test('using both links at once results in one change', async () => {
  const person = await aVerifiedPerson();
  const newEmail = newAddress();
  await begin(person, newEmail);
  const links = [await oldLink(person), await newLink(newEmail)];

  const answers = await Promise.all([...links, ...links].map(confirm));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(await emailOf(person)).toMatchObject({ email: newEmail, change: null });
  const told = (await emailsTo(app, person.email)).filter(({ kind }) => kind === 'email-changed');
  expect(told).toHaveLength(1);
});

test('an unconfirmed address is not asked, so a typo at registration can be corrected', async () => {
  const person = await aPerson(app);
  const newEmail = newAddress();
  await begin(person, newEmail);
  expect((await emailsTo(app, person.email)).map(({ kind }) => kind)).toEqual(['verify-email']);

  expect((await confirm(await newLink(newEmail))).body.waitsFor).toBeNull();

  expect(await emailOf(person)).toEqual({ email: newEmail, verified: true, change: null });
  const verification = await tokenTo(person.email, 'verify-email');
  expect(refusal(await visitor('POST', '/email/verify', { body: { token: verification } })).code).toBe(
    'link-not-found',
  );
});

test('without the password no change begins and no email is sent', async () => {
  const person = await aVerifiedPerson();
  const newEmail = newAddress();
  for (const body of [{ newEmail }, { newEmail, currentPassword: 'not this one' }]) {
    const answer = await person.call('POST', '/account/email/change', { body });
    expect(refusal(answer)).toEqual({ status: 422, code: 'wrong-password', fields: ['currentPassword'] });
  }
  expect(await emailsTo(app, newEmail)).toEqual([]);
  expect((await emailOf(person)).change).toBeNull();
});

test('changing to an address with an account gets the same answer as any other', async () => {
  const [person, other] = [await aVerifiedPerson(), await aVerifiedPerson()];
  const free = newAddress();
  const toFree = (await begin(person, free)).body;
  const toTaken = (await begin(person, other.email)).body;
  const plain = (body: object) =>
    JSON.stringify(body)
      .replaceAll(free, 'new')
      .replaceAll(other.email, 'new')
      .replace(/"expiresAt":"[^"]+"/, '');
  expect(plain(toTaken)).toBe(plain(toFree));
});

test('an address with an account cancels the change, and only its reader is told', async () => {
  const [person, other] = [await aVerifiedPerson(), await aVerifiedPerson()];
  await begin(person, other.email);
  expect((await confirm(await oldLink(person))).body.waitsFor).toBe('new');

  const answer = await confirm(await newLink(other.email));

  expect(refusal(answer)).toEqual({ status: 409, code: 'address-not-usable' });
  expect(await emailOf(person)).toEqual({ email: person.email, verified: true, change: null });
  expect(await emailOf(other)).toMatchObject({ email: other.email });
});

test('an address that is registered after it confirmed cancels the change', async () => {
  const person = await aVerifiedPerson();
  const newEmail = newAddress();
  await begin(person, newEmail);
  await confirm(await newLink(newEmail));
  await aPerson(app, { email: newEmail });

  expect(refusal(await confirm(await oldLink(person)))).toEqual({ status: 409, code: 'address-not-usable' });
  expect(await emailOf(person)).toEqual({ email: person.email, verified: true, change: null });
});

test('when two people change to one address, only one of them gets it', async () => {
  const people = [await aVerifiedPerson(), await aVerifiedPerson()];
  const newEmail = newAddress();
  for (const person of people) await begin(person, newEmail);
  const emails = (await emailsTo(app, newEmail)).filter(({ kind }) => kind === 'confirm-new-email');
  for (const { link } of emails) await confirm(new URL(link).searchParams.get('token') ?? '');
  const last = await Promise.all(people.map(async (person) => confirm(await oldLink(person))));

  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const addresses = await Promise.all(people.map(async (person) => (await emailOf(person)).email));
  expect(addresses.filter((email) => email === newEmail)).toHaveLength(1);
});

test('a cancelled, replaced or day-old change cannot be confirmed', async () => {
  const person = await aVerifiedPerson();
  const [cancelled, replaced, late] = [newAddress(), newAddress(), newAddress()];
  await begin(person, cancelled);
  expect((await person.call('DELETE', '/account/email/change')).body.email.change).toBeNull();
  expect(refusal(await confirm(await newLink(cancelled))).code).toBe('link-not-found');

  await begin(person, replaced);
  await begin(person, late);
  expect(refusal(await confirm(await newLink(replaced))).code).toBe('link-not-found');

  const link = await newLink(late);
  ahead += 24 * 60 * 60 * 1000;
  expect(refusal(await confirm(link))).toEqual({ status: 410, code: 'link-expired' });
  expect(await emailOf(person)).toEqual({ email: person.email, verified: true, change: null });
});

test("one's own address is not a new one", async () => {
  const person = await aVerifiedPerson();
  expect(refusal(await begin(person, person.email))).toEqual({
    status: 422,
    code: 'invalid-input',
    fields: ['newEmail'],
  });
});

test("cancelling affects one's own change only", async () => {
  const [person, stranger] = [await aVerifiedPerson(), await aVerifiedPerson()];
  await begin(person, newAddress());
  expect((await stranger.call('DELETE', '/account/email/change')).status).toBe(200);
  expect((await emailOf(person)).change).not.toBeNull();
});
