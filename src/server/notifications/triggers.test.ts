import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationTopics } from '#domain/notifications/notification-kinds.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { sendNotifications } from './send-notifications.ts';
import { mayBeEmailedNow } from './testing/may-be-emailed-now.ts';

/** Noon in London: no email of these waits for the daily one. */
const noon = new Date('2026-11-23T12:00:00Z');
const today = '2026-11-23';

let app: TestApp;
let now: Date;
let manager: TestPerson;
let founder: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => now, taskNeeds: [] },
  });
  app.services.jobs.begin();
  await app.query("insert into installation (name, value) values ('agency', 'on')");
});
afterAll(() => app.close());
beforeEach(async () => {
  now = noon;
  manager = await anOperator(app, 'Mona Manager');
  founder = await aPerson(app);
  companyId = (await aCompany(founder, { name: 'Lena Design' })).id;
  await mayBeEmailedNow(app, founder);
});

const act = (action: string, body: object = {}) =>
  manager.call('POST', `/operator/companies/${companyId}/cases/formation/tasks/pre-approval/actions`, {
    body: { action, on: today, ...body },
  });
async function filed(): Promise<void> {
  for (const action of ['submit', 'accept', 'file']) expect((await act(action)).status).toBe(200);
}

/** What happened to a founder's company; each needs them. */
const causes: Readonly<Record<string, () => Promise<unknown>>> = {
  async returned() {
    await filed();
    return act('return', { points: [{ text: 'The page is blurred.' }] });
  },
  async refused() {
    await filed();
    return act('refuse', { reason: 'The activity is closed.', nextPath: 'Choose another activity.' });
  },
  async approved() {
    await filed();
    return act('approve', { reference: 'A-7' });
  },
  async 'a returned paper'() {
    const paper = await uploadPaper(app, founder, companyId, { kind: 'business-plan' });
    const path = `/operator/desk/${companyId}/papers/${paper}`;
    await manager.call('POST', `${path}/claim`);
    return manager.call('POST', `${path}/decisions`, {
      body: {
        decision: 'return',
        version: 1,
        seenState: 'received',
        seenDecisions: 0,
        points: [{ page: 1, field: null, text: 'The page is blurred.', reason: null }],
      },
    });
  },
  async 'another role'() {
    const admin = await aPerson(app);
    await app.query(
      "insert into members (company_id, user_id, role, status) values ($1, $2, 'admin', 'active')",
      [companyId, admin.id],
    );
    const { rows } = await app.query('select id from members where company_id = $1 and user_id = $2', [
      companyId,
      founder.id,
    ]);
    return admin.call('PUT', `/companies/${companyId}/members/${rows[0].id}/role`, {
      body: { role: 'member' },
    });
  },
};

async function emails() {
  now = new Date(now.getTime() + 60_000);
  await sendNotifications(app.services);
  return (await emailsTo(app, founder.email)).filter(({ kind }) => kind.startsWith('notification'));
}

test.each([
  ['returned', /returned “.*”: 1 point to correct/, '/dashboard/formation'],
  ['refused', /The authority refused “/, '/dashboard/formation'],
  ['approved', /Approved: “.*”, reference A-7/, '/dashboard/formation'],
  ['a returned paper', /“Business plan” was returned/, '/dashboard/papers'],
  ['another role', /Your role is now /, '/dashboard/users'],
])('%s: one email says so, and its link leads there', async (cause, subject, path) => {
  expect(await causes[cause]?.()).toMatchObject({ status: 200 });
  const [email, ...more] = await emails();
  expect(more).toEqual([]);
  expect(email?.subject).toMatch(subject);
  const token = new URL(email?.link ?? '').searchParams.get('token');
  const opened = await founder.call('POST', '/notifications/links/open', { body: { token } });
  expect(opened.body.path).toContain(path);
});

test.each(Object.keys(causes))('%s: whoever switched the emails off reads it in the bell', async (cause) => {
  const switchedOff = notificationTopics;
  await founder.call('PUT', '/notifications/settings', { body: { quietFrom: 0, quietTo: 0, switchedOff } });
  await causes[cause]?.();
  expect(await emails()).toEqual([]);
  expect((await founder.call('GET', '/notifications')).body.notifications).toHaveLength(1);
});
