import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { aPerson, aVisitor, callerWith, cookieOf, refusal } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { aTeam, join, tokenSentTo, verified } from './testing/invite.ts';

const day = 24 * 60 * 60 * 1000;

let app: TestApp;
/** How far the app's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date(Date.now() + ahead) },
  });
});
afterAll(() => app.close());

const newAddress = () => `omar-${randomUUID()}@example.com`;

/** A company with one open invitation. */
async function anInvitation(given: { email?: string; role?: 'admin' | 'member' } = {}) {
  const team = await aTeam(app);
  const { email = newAddress(), role = 'member' } = given;
  const { body } = await team.admin.call('POST', `${team.path}/invitations`, {
    body: { name: 'Omar Said', email, role },
  });
  const token = await tokenSentTo(app, email);
  return { ...team, email, token, place: `${team.path}/invitations/${body.member.id}` };
}

const registration = (token: string) => ({
  token,
  full_name: 'Omar Said',
  password: 'a quiet harbour at dawn',
});

describe('inviting', () => {
  test('sends an email with the only copy of the link and lists the invited person', async () => {
    const { admin, company, email, path, token } = await anInvitation();
    const [message] = await emailsTo(app, email);
    expect(message).toMatchObject({
      kind: 'invitation',
      subject: `Ana Admin invites you to ${company.name}`,
    });
    expect(message?.plainText).toContain('works once');

    const { body } = await admin.call('GET', `${path}/members`);
    expect(body.members).toEqual([
      expect.objectContaining({ userId: admin.id, status: 'active', role: 'admin', invitation: null }),
      expect.objectContaining({ userId: null, name: 'Omar Said', email, status: 'invited', role: 'member' }),
    ]);
    expect(body.members[1].invitation.hasExpired).toBe(false);
    expect(JSON.stringify(body)).not.toContain(token);
    const stored = await app.query('select * from invitations where email = $1', [email]);
    const log = await app.query('select * from audit_entries where company_id = $1', [company.id]);
    expect(JSON.stringify([stored.rows, log.rows])).not.toContain(token);
  });

  test('requires a name, an address and a valid role', async () => {
    const { admin, path } = await aTeam(app);
    const fieldsOf = async (body: object) =>
      refusal(await admin.call('POST', `${path}/invitations`, { body })).fields;
    expect(await fieldsOf({})).toEqual(['name', 'email']);
    expect(await fieldsOf({ name: ' ', email: 'omar at example' })).toEqual(['name', 'email']);
    expect(await fieldsOf({ name: 'Omar', email: newAddress(), role: 'owner' })).toEqual(['role']);
  });

  test("requires that the inviter's own address is confirmed", async () => {
    const { admin, path } = await aTeam(app);
    await app.query('update users set email_verified = false where id = $1', [admin.id]);
    const email = newAddress();
    const answer = await admin.call('POST', `${path}/invitations`, { body: { name: 'Omar', email } });
    expect(refusal(answer)).toEqual({ status: 403, code: 'email-not-verified' });
    expect(await emailsTo(app, email)).toEqual([]);
  });

  test('reports people who are already members or invited', async () => {
    const { admin, email, path } = await anInvitation();
    const invite = (address: string) =>
      admin.call('POST', `${path}/invitations`, { body: { name: 'Again', email: address } });
    expect(refusal(await invite(email.toUpperCase()))).toEqual({ status: 409, code: 'already-invited' });
    expect(refusal(await invite(admin.email))).toEqual({ status: 409, code: 'already-member' });
    expect(await emailsTo(app, email)).toHaveLength(1);
  });

  test('by two admins at once creates one invitation with one email', async () => {
    const team = await aTeam(app);
    const other = await verified(app, await aPerson(app));
    await join(app, team, other, 'admin');
    const email = newAddress();
    const answers = await Promise.all(
      [team.admin, other, team.admin, other].map((who) =>
        who.call('POST', `${team.path}/invitations`, { body: { name: 'Omar', email } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await emailsTo(app, email)).toHaveLength(1);
  });

  test('makes addresses in names unusable as links', async () => {
    const team = await aTeam(app, 'Prizes at http://evil.example.com');
    const email = newAddress();
    await team.admin.call('POST', `${team.path}/invitations`, { body: { name: 'www.evil.example', email } });
    const [message] = await emailsTo(app, email);
    expect(message?.subject).not.toMatch(/evil\.example/);
    expect(message?.html).not.toMatch(/evil\.example/);
  });

  test('is limited to thirty people, then has to wait', async () => {
    const limited = await startTestApp();
    const { admin, path } = await aTeam(limited);
    const statuses = new Set<number>();
    for (let count = 1; count <= 31; count += 1) {
      const { status } = await admin.call('POST', `${path}/invitations`, {
        body: { name: 'Omar', email: newAddress() },
      });
      statuses.add(status);
      if (count === 30) expect([...statuses]).toEqual([201]);
    }
    expect([...statuses]).toEqual([201, 429]);
    await limited.close();
  });
});

describe('an invitation', () => {
  const reading = async (token: string) => aVisitor(app)('POST', '/invitations/read', { body: { token } });

  test('shows its content for the link any number of times', async () => {
    const { company, email, token } = await anInvitation({ role: 'admin' });
    for (const _ of [1, 2, 3]) {
      const { status, body } = await reading(token);
      expect(status).toBe(200);
      expect(body.invitation).toMatchObject({
        company: { id: company.id, name: company.name },
        invitedBy: 'Ana Admin',
        role: 'admin',
        name: 'Omar Said',
        email,
        hasAccount: false,
      });
    }
  });

  test('gets a new link when sent again; the old one is void', async () => {
    const { admin, email, token, place } = await anInvitation();
    expect((await admin.call('POST', `${place}/send`)).status).toBe(200);
    const newer = await tokenSentTo(app, email);
    expect(newer).not.toBe(token);
    expect(refusal(await reading(token))).toEqual({ status: 404, code: 'invitation-not-found' });
    expect((await reading(newer)).status).toBe(200);
  });

  test('expires after seven days, and is extended when sent again', async () => {
    const { admin, email, path, token, place } = await anInvitation();
    ahead = 7 * day - 60_000;
    expect((await reading(token)).status).toBe(200);
    ahead = 7 * day;
    expect(refusal(await reading(token))).toEqual({ status: 410, code: 'invitation-expired' });
    const registering = await aVisitor(app)('POST', '/invitations/register', { body: registration(token) });
    expect(refusal(registering).code).toBe('invitation-expired');
    const { body } = await admin.call('GET', `${path}/members`);
    expect(body.members[1]).toMatchObject({ status: 'invited', invitation: { hasExpired: true } });
    await admin.call('POST', `${place}/send`);
    expect((await reading(await tokenSentTo(app, email))).status).toBe(200);
    ahead = 0;
  });

  test('no longer works or shows in the list once withdrawn', async () => {
    const { admin, email, path, token, place } = await anInvitation();
    expect((await admin.call('DELETE', place)).status).toBe(200);
    expect(refusal(await reading(token))).toEqual({ status: 410, code: 'invitation-withdrawn' });
    const { body } = await admin.call('GET', `${path}/members`);
    expect(body.members).toHaveLength(1);
    for (const [method, at] of [
      ['DELETE', place],
      ['POST', `${place}/send`],
    ] as const) {
      expect(refusal(await admin.call(method, at))).toEqual({ status: 404, code: 'invitation-not-open' });
    }
    const anew = await admin.call('POST', `${path}/invitations`, { body: { name: 'Omar', email } });
    expect(anew.status).toBe(201);
  });

  test('of another company is inaccessible', async () => {
    const { place } = await anInvitation();
    const other = await aTeam(app);
    const id = place.split('/').at(-1);
    const answer = await other.admin.call('DELETE', `${other.path}/invitations/${id}`);
    expect(refusal(answer).code).toBe('invitation-not-open');
  });

  test.each(['', 'x', 'x'.repeat(43), "' or 1=1 --"])('with the secret %j is not known', async (token) => {
    const { status } = await reading(token);
    expect(status).toBe(token === '' ? 422 : 404);
  });
});

describe('accepting', () => {
  test('creates a person with a confirmed address and one membership, and signs them in', async () => {
    const { admin, company, email, path, token } = await anInvitation();
    const answer = await aVisitor(app)('POST', '/invitations/register', { body: registration(token) });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user: { email, fullName: 'Omar Said' }, companyId: company.id });
    const omar = callerWith(app, { cookie: cookieOf(answer.headers) });
    expect((await omar('GET', '/companies')).body.companies).toMatchObject([
      { id: company.id, role: 'member' },
    ]);
    const { rows } = await app.query('select email_verified from users where email = $1', [email]);
    expect(rows).toEqual([{ email_verified: true }]);
    const { body } = await admin.call('GET', `${path}/members`);
    expect(body.members[1]).toMatchObject({ email, status: 'active', role: 'member', invitation: null });
    // No second email asks to confirm the address.
    expect(await emailsTo(app, email)).toHaveLength(1);
  });

  test('with an account uses its session and confirms its address', async () => {
    const person = await aPerson(app);
    const { company, token } = await anInvitation({ email: person.email });
    const read = await person.call('POST', '/invitations/read', { body: { token } });
    expect(read.body.invitation.hasAccount).toBe(true);
    const registering = await aVisitor(app)('POST', '/invitations/register', { body: registration(token) });
    expect(refusal(registering)).toEqual({ status: 409, code: 'registration-refused' });
    const accepting = await person.call('POST', '/invitations/accept', { body: { token } });
    expect(accepting.body).toMatchObject({ companyId: company.id });
    expect((await person.call('GET', `/companies/${company.id}`)).status).toBe(200);
  });

  test('works once', async () => {
    const person = await aPerson(app);
    const { token } = await anInvitation({ email: person.email });
    const accept = () => person.call('POST', '/invitations/accept', { body: { token } });
    const answers = await Promise.all([accept(), accept(), accept(), accept()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(refusal(await accept()).code).toBe('invitation-used');
    const { rows } = await app.query('select count(*)::int from members where user_id = $1', [person.id]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('twice at once as a new person creates one account with one membership', async () => {
    const { email, token } = await anInvitation();
    const register = () => aVisitor(app)('POST', '/invitations/register', { body: registration(token) });
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const { rows } = await app.query(
      'select count(*)::int from members join users on users.id = user_id where email = $1',
      [email],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('during a withdrawal has one clear outcome', async () => {
    for (const _ of [1, 2, 3]) {
      const person = await aPerson(app);
      const { admin, company, place, token } = await anInvitation({ email: person.email });
      const [accepted, withdrawn] = await Promise.all([
        person.call('POST', '/invitations/accept', { body: { token } }),
        admin.call('DELETE', place),
      ]);
      expect([accepted.status, withdrawn.status].toSorted()).not.toEqual([200, 200]);
      const { status } = await person.call('GET', `/companies/${company.id}`);
      expect(status).toBe(accepted.status === 200 ? 200 : 404);
    }
  });

  test('is for the invited address only, even with the link', async () => {
    const { company, token } = await anInvitation();
    const thief = await verified(app, await aPerson(app));
    const answer = await thief.call('POST', '/invitations/accept', { body: { token } });
    expect(refusal(answer)).toEqual({ status: 403, code: 'invitation-for-another' });
    expect((await thief.call('GET', `/companies/${company.id}`)).status).toBe(404);
    expect((await aVisitor(app)('POST', '/invitations/read', { body: { token } })).status).toBe(200);
  });

  test('refuses a common password and the address as password', async () => {
    const { email, token } = await anInvitation();
    for (const password of ['password123', email]) {
      const body = { ...registration(token), password };
      const answer = await aVisitor(app)('POST', '/invitations/register', { body });
      expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['password'] });
    }
  });
});
