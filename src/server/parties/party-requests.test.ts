import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { chaseRequests } from './chase-requests.ts';

let app: TestApp;
let worker: TestPerson;
let reviewer: TestPerson;
let omar: TestPerson;
let aya: TestPerson;
let zaid: TestPerson;
let company: string;
let ayasParty: string;

/** What only Aya, and staff with the right, may read. */
const question = 'The bank asks where the deposit of 3 May came from.';
const answer = 'From the sale of a flat in Amman.';

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  worker = await anOperator(app, 'Walid Worker', 'case-worker');
  reviewer = await anOperator(app, 'Rana Reviewer', 'reviewer');
});
afterAll(() => app.close());

const at = (path: string) => `/companies/${company}${path}`;
const file = (path: string) => `/operator/companies/${company}${path}`;

beforeEach(async () => {
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  company = (await aCompany(omar)).id;
  aya = await aPerson(app, { fullName: 'Aya Haddad' });
  zaid = await aPerson(app, { fullName: 'Zaid Haddad' });
  for (const [person, name] of [
    [aya, 'Aya Haddad'],
    [zaid, 'Zaid Haddad'],
  ] as const) {
    await omar.call('POST', at('/parties'), { body: { kind: 'person', name } });
    await app.query(
      "insert into members (company_id, user_id, role, status) values ($1, $2, 'shareholder', 'active')",
      [company, person.id],
    );
    await app.query('update parties set user_id = $1 where company_id = $2 and name = $3', [
      person.id,
      company,
      name,
    ]);
  }
  const { rows } = await app.query("select id from parties where company_id = $1 and name = 'Aya Haddad'", [
    company,
  ]);
  ayasParty = rows[0].id;
});

const ask = (who: TestPerson, path = at(`/parties/${ayasParty}/requests`)) =>
  who.call('POST', path, { body: { from: 'bank', question } });
const askAsStaff = (who: TestPerson) => ask(who, file(`/parties/${ayasParty}/requests`));
const toldTo = async (who: TestPerson) =>
  (await who.call('GET', '/notifications')).body.notifications
    .filter((one: { company: { id: string } }) => one.company.id === company)
    .map(({ title }: { title: string }) => title);
const after = (days: number) =>
  chaseRequests({ ...app.services, clock: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) });

test('D9: what a bank asks of one owner goes to their own page alone, and nobody else reads the answer', async () => {
  const { request } = (await askAsStaff(worker)).body;
  expect(await toldTo(aya)).toEqual(['The bank needs an answer from you']);
  expect(await toldTo(zaid)).toEqual([]);
  expect(await toldTo(omar)).toEqual([]);
  const { part } = (await aya.call('GET', at('/own-part'))).body;
  expect(part.requests).toMatchObject([
    { id: request.id, from: 'bank', question, answer: '', answeredAt: null },
  ]);
  expect((await zaid.call('GET', at('/own-part'))).body.part.requests).toEqual([]);

  const reply = (who: TestPerson) =>
    who.call('PUT', at(`/own-part/requests/${request.id}`), { body: { answer } });
  expect(refusal(await reply(zaid)).code).toBe('request-not-found');
  expect(refusal(await reply(omar)).code).toBe('own-part-not-found');
  expect((await reply(aya)).status).toBe(200);

  // Admins and staff see that it was answered; only staff with the right open it, and Aya sees who did.
  for (const [who, path] of [
    [omar, at('/party-requests')],
    [worker, file('/party-requests')],
  ] as const) {
    const { body } = await who.call('GET', path);
    expect(body.requests).toMatchObject([{ party: ayasParty, from: 'bank', answeredAt: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toMatch(/deposit|Amman/);
  }
  const opening = file(`/party-requests/${request.id}/opening`);
  expect(refusal(await worker.call('POST', opening)).code).toBe('right-required');
  expect((await reviewer.call('POST', opening)).body).toMatchObject({ question, answer });
  expect((await aya.call('GET', at('/own-part'))).body.part.openings).toMatchObject([
    { by: 'Rana Reviewer' },
  ]);
  expect((await aya.call('GET', at('/own-part'))).body.part.answers).toEqual({});

  // Neither in other answers of the API, nor in any row, log or job in clear.
  for (const who of [omar, zaid]) {
    for (const path of [
      at('/people'),
      at('/audit-log'),
      at('/thread'),
      '/notifications',
      '/account/export',
    ]) {
      expect(JSON.stringify((await who.call('GET', path)).body)).not.toMatch(/deposit of 3 May|Amman/);
    }
  }
  const { rows: tables } = await app.query(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables) {
    const { rows } = await app.query(
      `select 1 from "${name}" as t where t::text ~ 'deposit of 3 May|flat in Amman'`,
    );
    expect([name, rows.length]).toEqual([name, 0]);
  }
});

test('D10: who stays silent is reminded, then named to admins and to the staff who asked, each once', async () => {
  await askAsStaff(worker);
  await after(2);
  expect(await toldTo(aya)).toHaveLength(1);
  await after(3);
  await after(4);
  expect(await toldTo(aya)).toEqual([
    'The bank still needs an answer from you',
    'The bank needs an answer from you',
  ]);
  expect(await toldTo(omar)).toEqual([]);
  await after(7);
  await after(8);
  expect(await toldTo(omar)).toEqual(['Aya Haddad has not answered the bank for 7 days']);
  expect(await toldTo(worker)).toEqual(['Aya Haddad has not answered the bank for 7 days']);
  expect(await toldTo(zaid)).toEqual([]);
  expect(await toldTo(aya)).toHaveLength(2);
});

test('D10: what was answered in time is chased no more, and an admin’s own request stays between them', async () => {
  const { request } = (await ask(omar)).body;
  await aya.call('PUT', at(`/own-part/requests/${request.id}`), { body: { answer } });
  expect(await toldTo(omar)).toEqual(['Aya Haddad answered what the bank asked']);
  await after(30);
  expect(await toldTo(aya)).toHaveLength(1);
  expect(await toldTo(worker)).toEqual([]);
});

test('who has no page of their own is invited first, and only admins and who acts for the client ask', async () => {
  const { body } = await omar.call('POST', at('/parties'), { body: { kind: 'person', name: 'Sara Nasser' } });
  const sara = body.people.parties.find(({ name }: { name: string }) => name === 'Sara Nasser').id;
  expect(refusal(await ask(omar, at(`/parties/${sara}/requests`))).code).toBe('party-not-joined');
  expect(refusal(await ask(zaid)).code).toBe('not-allowed');
  expect(refusal(await askAsStaff(reviewer)).code).toBe('right-required');
});

test('D10: a question says what waits for its answer and what silence costs, and so does what admins are told', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await omar.call('PUT', at('/formation/dates/incorporation'), { body: { on: '2026-01-15' } });
  const values = { address: '1 Quay Street', mailing: 'keep' };
  const opened = await omar.call('POST', at('/cases'), {
    body: { kind: 'address-change', on: today, values },
  });
  expect(opened.status).toBe(201);

  const { deadlines } = (await omar.call('GET', at('/party-requests'))).body;
  const [day] = deadlines;
  const cost = 'AED 1,000, and AED 5,000 if it happens again within 24 months.';
  expect(day).toMatchObject({
    on: expect.any(String),
    penalty: { text: cost, sources: [expect.anything()] },
  });
  const askFor = (deadline: string) =>
    worker.call('POST', file(`/parties/${ayasParty}/requests`), {
      body: { from: 'authority', question, deadline },
    });
  expect(refusal(await askFor('case-of-nobody')).code).toBe('deadline-not-found');
  expect((await askFor(day.id)).body.request).toMatchObject({ waiting: day });

  // On the question, for the person asked and for those who asked; nothing of it for other owners.
  expect((await aya.call('GET', at('/own-part'))).body.part.requests).toMatchObject([{ waiting: day }]);
  expect((await omar.call('GET', at('/party-requests'))).body.requests).toMatchObject([{ waiting: day }]);
  expect((await worker.call('GET', file('/party-requests'))).body.requests).toMatchObject([{ waiting: day }]);
  expect((await zaid.call('GET', at('/own-part'))).body.part.requests).toEqual([]);

  await after(7);
  for (const who of [omar, worker]) {
    const { notifications } = (await who.call('GET', '/notifications')).body;
    const silent = notifications.find(
      ({ title, company: of }: { title: string; company: { id: string } }) =>
        of.id === company && title.includes('has not answered the authority'),
    );
    expect(silent.about).toContain(`If missed: ${cost} Source: ${day.penalty.sources[0].title}.`);
    expect(silent.about).toContain(day.label);
  }
  expect(await toldTo(zaid)).toEqual([]);
  const { request } = (await askFor(day.id)).body;
  await aya.call('PUT', at(`/own-part/requests/${request.id}`), { body: { answer } });
  const [answered] = (await omar.call('GET', at('/party-requests'))).body.requests;
  expect(answered).toMatchObject({ id: request.id, waiting: null });
});
