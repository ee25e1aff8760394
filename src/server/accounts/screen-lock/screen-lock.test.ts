import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import { readEvents } from '../../notifications/testing/read-events.ts';
import { aPerson, aVisitor, callerWith, refusal, type TestPerson } from '../../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { addOperator } from '../../staff/staff-repository.ts';
import { anAuthenticator } from '../testing/authenticator.ts';

const origin = 'https://start.example.com';
let app: TestApp;
/** How far the server's clock is ahead, in ms. */
let ahead = 0;
const now = () => Date.now() + ahead;

beforeAll(async () => {
  app = await startTestApp({
    settings: { PUBLIC_URL: origin, STAFF_SCREEN_LOCK: '5', OPERATOR_SECOND_FACTOR: 'off' },
    replace: { clock: () => new Date(now()) },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  ahead = 0;
});

const minute = 60_000;
const isLocked = { status: 423, code: 'session-locked' };

const choose = (person: TestPerson, minutes: number | null) =>
  person.call('PUT', '/account/screen-lock', { body: { minutes } });
const lock = (person: TestPerson) => person.call('POST', '/session/lock', { body: { how: 'by-hand' } });
const unlock = (person: TestPerson, proof: object) => person.call('POST', '/session/unlock', { body: proof });
const readSession = (person: TestPerson) => person.call('GET', '/session');

/** A person whose screen locks after fifteen minutes. */
async function aCarefulPerson(): Promise<TestPerson> {
  const person = await aPerson(app);
  expect((await choose(person, 15)).body).toMatchObject({ lockAfter: 15, chosenMinutes: 15 });
  return person;
}

async function entriesOf({ id }: TestPerson): Promise<string[]> {
  const { rows } = await app.query('select action from audit_entries where actor_id = $1 order by at, id', [
    id,
  ]);
  return rows.map(({ action }) => action);
}

test('a session without input for the chosen time is refused until the password unlocks it', async () => {
  const person = await aCarefulPerson();
  ahead = 14 * minute;
  expect((await readSession(person)).body).toMatchObject({ lockAfter: 15 });
  ahead = 17 * minute;
  expect(refusal(await readSession(person))).toEqual(isLocked);

  expect(refusal(await unlock(person, { currentPassword: 'not this one' }))).toMatchObject({
    code: 'wrong-password',
  });
  expect(refusal(await readSession(person))).toEqual(isLocked);
  expect((await unlock(person, { currentPassword: person.password })).status).toBe(200);
  expect((await readSession(person)).status).toBe(200);
  expect(await entriesOf(person)).toEqual(['screen-locked', 'unlock-refused', 'screen-unlocked']);
});

test('polling is no input, and what pages report is', async () => {
  const idle = await aCarefulPerson();
  const busy = await aCarefulPerson();
  for (ahead = 0; ahead < 30 * minute; ahead += 5 * minute) {
    await idle.call('GET', '/notifications/live');
    expect((await busy.call('POST', '/session/input')).status).toBe(200);
  }
  expect(refusal(await readSession(idle))).toEqual(isLocked);
  expect((await readSession(busy)).status).toBe(200);
});

test('reporting input unlocks nothing', async () => {
  const person = await aCarefulPerson();
  await lock(person);
  expect(refusal(await person.call('POST', '/session/input'))).toEqual(isLocked);
  expect(refusal(await readSession(person))).toEqual(isLocked);
});

test('nobody is locked out who chose nothing, and staff are after the time of the installation', async () => {
  const person = await aPerson(app);
  const member = await aPerson(app);
  await addOperator(app.services.database, member.id, 'manager', new Date());
  expect((await readSession(member)).body.lockAfter).toBe(5);
  ahead = 24 * 60 * minute;
  expect((await readSession(person)).status).toBe(200);
  expect(refusal(await readSession(member))).toEqual(isLocked);
  await unlock(member, { currentPassword: member.password });
  expect((await choose(member, 0)).body.lockAfter).toBe(0);
  ahead += 24 * 60 * minute;
  expect((await readSession(member)).status).toBe(200);
});

test('a client with a token has no screen to lock', async () => {
  const person = await aCarefulPerson();
  const { email, password } = person;
  const { body } = await aVisitor(app)('POST', '/login', { body: { email, password, want_token: true } });
  const client = callerWith(app, { authorization: `Bearer ${body.token}` });
  ahead = 60 * minute;
  expect((await client('GET', '/session')).status).toBe(200);
});

test('the lock of one session leaves the others of the person alone', async () => {
  const person = await aCarefulPerson();
  const { email, password } = person;
  const other = await aVisitor(app)('POST', '/login', { body: { email, password } });
  await lock(person);
  expect(refusal(await readSession(person))).toEqual(isLocked);
  expect(other.status).toBe(200);
  const cookie = other.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await callerWith(app, { cookie })('GET', '/session')).status).toBe(200);
});

test('an open page hears no more once the session is locked', async () => {
  const person = await aCarefulPerson();
  const reader = await readEvents(`${app.url}${apiBase}/notifications/live`, {
    cookie: person.cookie,
    authorization: `Bearer ${app.anonymousKey}`,
  });
  await reader.next('state');
  await lock(person);
  await reader.next('over');
  expect(await reader.isEnded()).toBe(true);
  expect(refusal(await person.call('GET', '/notifications/live'))).toEqual(isLocked);
});

test('a code of the second factor unlocks, once', async () => {
  const person = await aCarefulPerson();
  const { secret } = (
    await person.call('POST', '/account/second-factor', { body: { currentPassword: person.password } })
  ).body;
  const key = new TOTP({ secret }).secret;
  const code = () => TOTP.generate({ secret: key, timestamp: now() });
  await person.call('POST', '/account/second-factor/confirmation', { body: { code: code() } });
  ahead += 30_000;
  await lock(person);
  expect((await person.call('GET', '/session/lock')).body).toMatchObject({
    isLocked: true,
    unlocksBy: { password: true, passkey: false, code: true },
  });
  const used = code();
  expect((await unlock(person, { code: used })).status).toBe(200);
  await lock(person);
  expect(refusal(await unlock(person, { code: used })).code).toBe('wrong-code');
});

test('a passkey of the person unlocks, and nobody else’s', async () => {
  const person = await aCarefulPerson();
  const stranger = await aPerson(app);
  const devices = new Map<TestPerson, ReturnType<typeof anAuthenticator>>();
  for (const each of [person, stranger]) {
    const device = anAuthenticator({ origin, userId: each.id });
    const { options } = (
      await each.call('POST', '/account/passkeys/options', { body: { currentPassword: each.password } })
    ).body;
    await each.call('POST', '/account/passkeys', { body: { name: 'Phone', response: device.make(options) } });
    devices.set(each, device);
  }
  await lock(person);
  const begin = async () => (await person.call('POST', '/session/unlock/passkey')).body.options;
  const theirs = devices.get(stranger)?.show(await begin());
  expect(refusal(await unlock(person, { response: theirs })).code).toBe('passkey-refused');
  const own = devices.get(person)?.show(await begin());
  expect((await unlock(person, { response: own })).status).toBe(200);
  await lock(person);
  expect(refusal(await unlock(person, { response: own })).code).toBe('sign-in-over');
});

test('guessing is limited, and signing out is always possible', async () => {
  const person = await aCarefulPerson();
  await lock(person);
  for (let count = 0; count < 10; count += 1) {
    expect(refusal(await unlock(person, { currentPassword: 'not this one' })).code).toBe('wrong-password');
  }
  expect(refusal(await unlock(person, { currentPassword: person.password })).code).toBe('too-many-requests');
  expect((await person.call('POST', '/logout')).status).toBe(200);
  expect(refusal(await readSession(person)).code).toBe('sign-in-required');
});
