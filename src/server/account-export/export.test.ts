import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());

test("the export contains all of the person's data and no secrets", async () => {
  const person = await aPerson(app, { fullName: 'Ana Export' });
  const company = await aCompany(person, { name: 'Export Trading' });
  const set = await person.call('PUT', `/companies/${company.id}/formation/dates/incorporation`, {
    body: { on: '2026-01-05' },
  });
  expect(set.status).toBe(200);
  await app.query('update users set email_verified = true where id = $1', [person.id]);
  const callId = crypto.randomUUID();
  await app.query(
    'insert into voice_calls (id, user_id, keeps_transcript, started_at) values ($1, $2, true, now())',
    [callId, person.id],
  );

  const answer = await person.call('GET', '/account/export');

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-[\d-]+\.json"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.body).toMatchObject({
    account: { id: person.id, fullName: 'Ana Export' },
    email: { email: person.email, verified: true },
    signIn: { hasPassword: true },
    sessions: [{ current: true }],
    emailsToYou: [{ kind: 'verify-email' }],
    companies: [
      {
        yourRole: 'admin',
        people: [{ email: person.email, role: 'admin', status: 'active' }],
        sections: {
          company: { details: { name: 'Export Trading', createdBy: person.id } },
          cases: { events: [{ kind: 'date-set', date: 'incorporation', onDay: '2026-01-05' }] },
          requests: { requests: [] },
        },
        log: [{ action: 'company-created' }, { action: 'date-set', subject: 'incorporation' }],
      },
    ],
    voiceCalls: [{ id: callId }],
  });
  const text = JSON.stringify(answer.body);
  for (const { value } of (
    await app.query(
      `select password as value from sign_in_methods where user_id = $1
       union select token from sessions where user_id = $1
       union select token_hash from email_links where user_id = $1`,
      [person.id],
    )
  ).rows) {
    expect(text).not.toContain(value);
  }
  expect(text).not.toMatch(/argon2|token=/);
});

test('the export contains no company of another person', async () => {
  const [person, stranger] = [await aPerson(app), await aPerson(app)];
  await aCompany(stranger, { name: 'Strange Trading' });
  expect((await person.call('GET', '/account/export')).body.companies).toEqual([]);
});
