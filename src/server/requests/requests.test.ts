import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyView } from '#contract/companies.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const supportEmail = 'desk@agency.example';

let app: TestApp;
let founder: TestPerson;
let company: CompanyView;
let path: string;
let companies = 0;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off', BRAND_SUPPORT_EMAIL: supportEmail },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  founder = await aPerson(app, { fullName: 'Noor Al Founder' });
  company = await aCompany(founder, { name: `Harbour ${++companies}` });
  path = `/companies/${company.id}/requests`;
});

const completeProfile = () =>
  founder.call('PATCH', `/companies/${company.id}`, {
    body: {
      industry: 'tech',
      shares: { total: 1000, parValue: '1' },
      incorporator: { countryOfResidency: 'DE' },
      mailingAddress: 'Jetty Road, Dubai',
    },
  });

const ask = (service = 'agent', person = founder) => person.call('POST', path, { body: { service } });

const emailsToDesk = async () =>
  (await emailsTo(app, supportEmail)).filter(({ subject }) => subject.startsWith(`${company.name} `));

async function aSecondAdmin(): Promise<TestPerson> {
  const admin = await aPerson(app, { fullName: 'Omar Second' });
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'admin', 'active')",
    [company.id, admin.id],
  );
  return admin;
}

const auditEntries = async () =>
  (
    await app.query('select actor_name, subject from audit_entries where action = $1 and company_id = $2', [
      'service-requested',
      company.id,
    ])
  ).rows;

test('a service is asked for once the profile is complete', async () => {
  expect(refusal(await ask())).toEqual({ status: 409, code: 'profile-incomplete' });
  expect((await founder.call('GET', path)).body.requests).toEqual([]);

  await completeProfile();
  const asked = await ask();

  expect(asked.status).toBe(200);
  expect(asked.body.request).toEqual({
    id: expect.any(String),
    service: 'agent',
    state: 'open',
    requestedAt: expect.any(String),
    requestedBy: 'Noor Al Founder',
    answer: '',
    changedAt: asked.body.request.requestedAt,
  });
  expect((await founder.call('GET', path)).body.requests).toEqual([asked.body.request]);
  expect(await auditEntries()).toEqual([{ actor_name: 'Noor Al Founder', subject: 'agent' }]);
});

test('who asks again, or at the same time, meets the request there is', async () => {
  await completeProfile();
  const people = [founder, await aSecondAdmin()];

  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ask('agent', people[index % 2])));
  const [first] = answers;

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(answers.map(({ body }) => body.request)).toEqual(Array(8).fill(first?.body.request));
  expect((await ask()).body.request).toEqual(first?.body.request);
  expect(await auditEntries()).toHaveLength(1);
  expect(await emailsToDesk()).toHaveLength(1);
});

test('the operator is told by an email', async () => {
  await completeProfile();
  await ask('accounting');
  expect(await emailsToDesk()).toEqual([
    expect.objectContaining({
      subject: `${company.name} asks for accounting`,
      plainText: expect.stringContaining('Noor Al Founder has just sent this request'),
      link: `${app.services.config.publicUrl}/app/operator/requests`,
    }),
  ]);
});

test('each service has its own request, and a finished one can be followed by another', async () => {
  await completeProfile();
  const first = (await ask()).body.request;
  await ask('accounting');
  await app.query("update service_requests set state = 'done', answer = 'All set.' where id = $1", [
    first.id,
  ]);

  const second = (await ask()).body.request;

  expect(second.id).not.toBe(first.id);
  const { requests } = (await founder.call('GET', path)).body;
  expect(requests.map(({ service, state, answer }: typeof first) => [service, state, answer])).toEqual([
    ['agent', 'open', ''],
    ['accounting', 'open', ''],
    ['agent', 'done', 'All set.'],
  ]);
});

test('the request of somebody whose account is gone stays', async () => {
  await completeProfile();
  await ask();
  await app.query('update service_requests set requested_by = null where company_id = $1', [company.id]);
  expect((await founder.call('GET', path)).body.requests[0].requestedBy).toBeNull();
});

test('an unknown service is refused', async () => {
  await completeProfile();
  expect(refusal(await ask('mailroom'))).toEqual({ status: 422, code: 'invalid-input', fields: ['service'] });
});
