import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyView } from '#contract/companies.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { notify } from './notify.ts';
import { sendNotifications } from './send-notifications.ts';
import { mayBeEmailedNow } from './testing/may-be-emailed-now.ts';

/** Noon in London and four in the afternoon in Dubai. */
const noon = new Date('2026-11-23T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

let app: TestApp;
let now = noon;
let rana: TestPerson;
let founder: TestPerson;
let company: CompanyView;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off', BRAND_OPERATOR_NAME: 'Harbour Agents' },
    replace: { clock: () => now },
  });
  rana = await anOperator(app, 'Rana Aziz');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = noon;
  founder = await aPerson(app, { fullName: 'Lena Hartmann' });
  company = await aCompany(founder, { name: 'Lena Design' });
  await mayBeEmailedNow(app, founder);
});

const settings = (body: object) => founder.call('PUT', '/notifications/settings', { body });
const answer = (text: string) =>
  rana.call('POST', `/operator/companies/${company.id}/thread/messages`, { body: { text } });
const happens = (kind: 'task-returned' | 'deadline-near') =>
  inScope(app.services.database, { company: company.id }, (transaction) =>
    kind === 'task-returned'
      ? notify(transaction, {
          kind,
          companyId: company.id,
          details: { task: 'pre-approval', label: 'Pre-approval', by: 'authority', points: 1 },
          at: now,
        })
      : notify(transaction, {
          kind,
          companyId: company.id,
          details: { deadline: 'licence', label: 'Renew the licence', on: '2026-12-23', days: 30 },
          at: now,
        }),
  );

/** Emails of notifications, after a run at a time. */
async function emailsAt(moment: number) {
  now = new Date(moment);
  await sendNotifications(app.services);
  return (await emailsTo(app, founder.email)).filter(({ kind }) => kind.startsWith('notification'));
}

test('a message that is unread for ten minutes is emailed, once for all that come', async () => {
  await answer('Your name was approved.');
  await answer('Please sign.');
  expect(await emailsAt(noon.getTime() + 9 * minute)).toEqual([]);

  const [email, ...more] = await emailsAt(noon.getTime() + 10 * minute);

  expect(more).toEqual([]);
  expect(email).toMatchObject({
    subject: 'Lena Design: 2 new messages, the last from Rana Aziz',
    plainText: expect.stringContaining('Harbour Agents'),
  });
  expect(email?.plainText).not.toContain('Please sign.');
  await answer('Are you there?');
  expect(await emailsAt(noon.getTime() + hour)).toHaveLength(1);
});

test('a message that was read is not emailed', async () => {
  await answer('Hello.');
  await founder.call('POST', `/companies/${company.id}/thread/read`, { body: { position: 1 } });
  expect(await emailsAt(noon.getTime() + hour)).toEqual([]);
});

test('the link of the email leads the signed-in person to the message, once', async () => {
  await answer('First.');
  const [email] = await emailsAt(noon.getTime() + 10 * minute);
  expect(email?.link).toMatch(/\/app\/dashboard\/notification\?token=[\w-]{43}$/);
  const token = new URL(email?.link ?? '').searchParams.get('token');
  const open = () => founder.call('POST', '/notifications/links/open', { body: { token } });
  expect((await open()).body.path).toBe(`/dashboard/messages?company=${company.id}#1`);
  expect((await open()).body.code).toBe('link-used');
});

test('what comes together is one email with a link for each', async () => {
  await happens('task-returned');
  await answer('Look at the second page.');
  const [email, ...more] = await emailsAt(noon.getTime() + 10 * minute);
  expect(more).toEqual([]);
  expect(email?.subject).toBe('2 things you have not seen yet');
  expect(email?.plainText.match(/notification\?token=/g)).toHaveLength(2);
  expect(email?.html.match(/notification\?token=/g)).toHaveLength(2);
});

test('nothing is emailed in quiet hours, in the time zone of the person', async () => {
  await founder.call('GET', '/notifications/live?timeZone=Asia/Dubai');
  await settings({ quietFrom: 20, quietTo: 8, switchedOff: [] });
  // Eight in the evening in Dubai.
  now = new Date('2026-11-23T16:00:00Z');
  await happens('task-returned');
  expect(await emailsAt(Date.parse('2026-11-23T23:00:00Z'))).toEqual([]);
  expect(await emailsAt(Date.parse('2026-11-24T04:00:00Z'))).toHaveLength(1);
});

test('quiet hours that are set later hold for what already waits', async () => {
  await happens('task-returned');
  await settings({ quietFrom: 11, quietTo: 14, switchedOff: [] });
  expect(await emailsAt(noon.getTime() + minute)).toEqual([]);
  expect(await emailsAt(noon.getTime() + 2 * hour)).toHaveLength(1);
});

test('reminders wait for the daily email', async () => {
  await settings({ quietFrom: 20, quietTo: 8, switchedOff: [] });
  await happens('deadline-near');
  expect(await emailsAt(noon.getTime() + 6 * hour)).toEqual([]);
  const [email] = await emailsAt(Date.parse('2026-11-24T08:00:00Z'));
  expect(email?.subject).toBe('Lena Design: Due in 30 days, on 23 December 2026: Renew the licence');
});

test('what somebody switched off stays in the bell alone', async () => {
  await settings({ quietFrom: 0, quietTo: 0, switchedOff: ['formation'] });
  await happens('task-returned');
  expect(await emailsAt(noon.getTime() + minute)).toEqual([]);
  expect((await founder.call('GET', '/notifications')).body.notifications).toHaveLength(1);
});

test.each([
  ['has not confirmed the address', 'update users set email_verified = false where id = $1'],
  ['is blocked', 'update users set blocked_at = now() where id = $1'],
  ['has left the company', "update members set status = 'deleted' where user_id = $1"],
])('who %s is not emailed', async (_, change) => {
  await happens('task-returned');
  await app.query(change, [founder.id]);
  expect(await emailsAt(noon.getTime() + hour)).toEqual([]);
});

test('instances that run at once send one email', async () => {
  await happens('task-returned');
  now = new Date(noon.getTime() + minute);
  await Promise.all([1, 2, 3, 4].map(() => sendNotifications(app.services)));
  expect(await emailsAt(now.getTime())).toHaveLength(1);
});
