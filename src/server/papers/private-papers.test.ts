import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { PaperListView } from '#contract/papers.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { uploadPaper } from './testing/upload-paper.ts';

/** What only Aya and staff may read, anywhere. */
const fileName = 'aya-passport-Q77AYA1234.jpg';
const remark = 'The number Q77AYA1234 is blurred.';

let app: TestApp;
let omar: TestPerson;
let aya: TestPerson;
let company: string;
/** Aya among the parties. */
let ayasParty: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  app.services.jobs.begin();
});
afterAll(() => app.close());

beforeEach(async () => {
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  aya = await aPerson(app, { fullName: 'Aya Haddad' });
  company = (await aCompany(omar)).id;
  ayasParty = await aParty('Aya Haddad');
});

const at = (path: string) => `/companies/${company}${path}`;

async function aParty(name: string): Promise<string> {
  const { body } = await omar.call('POST', at('/parties'), { body: { kind: 'person', name } });
  return body.people.parties.find((party: { name: string }) => party.name === name).id;
}

/** Gives a party's page to its person, as the invitation does. */
async function join(person: TestPerson, party: string): Promise<void> {
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'shareholder', 'active')",
    [company, person.id],
  );
  await app.query('update parties set user_id = $1 where id = $2', [person.id, party]);
}

const aPassport = (person: TestPerson) =>
  uploadPaper(app, person, company, { kind: 'passport', party: ayasParty, name: fileName });

async function listedBy(person: TestPerson): Promise<PaperListView> {
  return (await person.call('GET', at('/papers'))).body.list;
}

async function paperFor(person: TestPerson, id: string) {
  return (await listedBy(person)).papers.find((paper) => paper.id === id);
}

async function statusOf(person: TestPerson, path: string): Promise<number> {
  const answer = await app.fetch(apiBase + at(path), {
    headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: person.cookie },
  });
  return answer.status;
}

/** The rows of contents that a scope shows. */
const contentsIn = (scope: Parameters<typeof inScope>[1], paper: string) =>
  inScope(
    app.services.database,
    scope,
    async ({ client }) =>
      (await client.query('select 1 from paper_contents where paper_id = $1', [paper])).rowCount,
  );

test('D3: an admin sees that a party’s passport is there and how it stands, not what is in it', async () => {
  await join(aya, ayasParty);
  const passport = await aPassport(aya);
  expect((await paperFor(aya, passport))?.versions[0]).toMatchObject({ name: fileName, pages: 1 });

  const seen = await paperFor(omar, passport);
  expect(seen).toMatchObject({ kind: 'passport', party: ayasParty, isClosed: true });
  expect(seen?.versions[0]).toMatchObject({
    state: 'received',
    name: null,
    pages: 0,
    findings: [],
    points: [],
  });
  for (const path of ['/file', '/pages/1/320']) {
    expect(await statusOf(omar, `/papers/${passport}/versions/1${path}`)).toBe(403);
    expect(await statusOf(aya, `/papers/${passport}/versions/1${path}`)).toBe(200);
  }
  const reads = (await omar.call('GET', at(`/papers/${passport}/reads`))).body.reads;
  expect(reads.map(({ by }: { by: string }) => by)).toEqual(['Aya Haddad', 'Aya Haddad']);
});

test('nobody else hands in, changes, accepts or deletes it', async () => {
  await join(aya, ayasParty);
  const passport = await aPassport(aya);
  const refused = { status: 403, code: 'not-allowed' };
  const version = at(`/papers/${passport}/versions/1`);
  const upload = { kind: 'passport', party: ayasParty, paper: null, name: 'x.jpg', size: 10 };
  expect(refusal(await omar.call('POST', at('/uploads'), { body: upload }))).toEqual(refused);
  const expiry = { body: { expiresOn: '2031-01-01' } };
  expect(refusal(await omar.call('PUT', `${version}/expiry`, expiry))).toEqual(refused);
  const decision = { decision: 'accept', seenState: 'received', points: [] };
  expect(refusal(await omar.call('POST', `${version}/decision`, { body: decision }))).toEqual(refused);
  expect(refusal(await omar.call('DELETE', at(`/papers/${passport}`)))).toEqual(refused);
  expect((await aya.call('DELETE', at(`/papers/${passport}`))).status).toBe(200);
});

test('without an agency it counts by its person’s word: nothing of it is missing any longer', async () => {
  await join(aya, ayasParty);
  await omar.call('POST', at('/parties'), { body: { kind: 'person', name: 'Omar Haddad', isYou: true } });
  await omar.call('PATCH', at(''), { body: { shares: { total: 100, parValue: '1' } } });
  const { parties } = (await omar.call('GET', at('/people'))).body.people;
  const lines = parties.map(({ id }: { id: string }) => ({ holder: id, amount: '50' }));
  const recorded = await omar.call('PUT', at('/holdings'), { body: { on: '2026-01-05', lines } });
  expect(recorded.status).toBe(200);
  const missing = async () => {
    const { body } = await omar.call('GET', at('/cases'));
    return body.cases[0].tasks.flatMap(({ missing: found }: { missing: { id: string }[] }) =>
      found.map(({ id }) => id),
    );
  };
  expect(await missing()).toContain(`passport ${ayasParty}`);
  await aPassport(aya);
  expect(await missing()).not.toContain(`passport ${ayasParty}`);
});

test('what an admin handed over for somebody closes once that person has an own page, and stays closed', async () => {
  const passport = await aPassport(omar);
  const plan = await uploadPaper(app, omar, company, { kind: 'proof-of-address', party: ayasParty });
  expect((await paperFor(omar, passport))?.isClosed).toBe(false);
  await join(aya, ayasParty);
  expect((await paperFor(omar, passport))?.isClosed).toBe(true);
  expect((await paperFor(omar, plan))?.isClosed).toBe(false);
  expect((await paperFor(aya, passport))?.versions[0]?.name).toBe(fileName);
  await app.query('update parties set user_id = null where id = $1', [ayasParty]);
  expect((await paperFor(omar, passport))?.isClosed).toBe(true);
});

test('PostgreSQL hides the content inside the company’s own scope', async () => {
  await join(aya, ayasParty);
  const passport = await aPassport(aya);
  expect(await contentsIn({ person: omar.id, company }, passport)).toBe(0);
  expect(await contentsIn({ person: aya.id, company }, passport)).toBe(1);
  expect(await contentsIn({ company }, passport)).toBe(1);
  expect(await contentsIn({ person: omar.id }, passport)).toBe(0);
});

test('nothing of it is in what an admin or another party reads: lists, files, logs, exports, expert, messages, notifications', async () => {
  await join(aya, ayasParty);
  const sibling = await aPerson(app, { fullName: 'Sibling Haddad' });
  await join(sibling, await aParty('Sibling Haddad'));
  const passport = await aPassport(aya);
  await app.query("insert into installation (name, value) values ('agency', 'on') on conflict do nothing");
  const staff = await anOperator(app, 'Rana Aziz', 'reviewer');
  const desk = `/operator/desk/${company}/papers/${passport}`;
  const { review } = (await staff.call('POST', `${desk}/claim`)).body;
  expect(JSON.stringify(review)).toContain(fileName);
  const [round] = review.rounds;
  const returned = await staff.call('POST', `${desk}/decisions`, {
    body: {
      decision: 'return',
      version: round.version,
      seenState: round.state,
      seenDecisions: 0,
      points: [{ page: 1, field: null, text: remark, reason: null }],
    },
  });
  expect(returned.status).toBe(200);
  await app.query("delete from installation where name = 'agency'");
  expect((await paperFor(aya, passport))?.versions[0]?.points[0]?.text).toBe(remark);
  const { notifications } = (await aya.call('GET', '/notifications')).body;
  expect(notifications).toMatchObject([{ topic: 'papers', path: `/dashboard/my-part?company=${company}` }]);

  const question = {
    messages: [{ role: 'user', content: 'Which papers are missing, and what is Aya’s passport number?' }],
    stream: false,
  };
  const paths = [
    at('/papers'),
    at(''),
    at('/people'),
    at('/cases'),
    at('/calendar'),
    at('/audit-log'),
    at('/audit-log/export?format=json'),
    at('/thread'),
    at('/banking'),
    '/notifications',
    '/account/export',
  ];
  for (const person of [omar, sibling]) {
    const expert = await app.fetch('/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21', {
      method: 'POST',
      headers: {
        'api-key': app.services.secrets.anonymousKey,
        cookie: person.cookie,
        'content-type': 'application/json',
      },
      body: JSON.stringify(question),
    });
    const answers = [{ status: expert.status, body: await expert.text() }];
    for (const path of paths) answers.push(await person.call('GET', path));
    for (const { body } of answers) {
      const text = JSON.stringify(body);
      expect(text).not.toContain('Q77AYA1234');
      expect(text).not.toContain('blurred');
    }
    if (person === omar) expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  expect((await listedBy(sibling)).papers).toEqual([]);
  expect((await omar.call('GET', '/notifications')).body.notifications).toEqual([]);
  expect(await statusOf(sibling, `/papers/${passport}/versions/1/file`)).toBe(404);
});

test('a party’s papers that are neither identity nor money stay open to admins', async () => {
  await join(aya, ayasParty);
  const address = await uploadPaper(app, aya, company, { kind: 'proof-of-address', party: ayasParty });
  expect((await paperFor(omar, address))?.isClosed).toBe(false);
  expect(await statusOf(omar, `/papers/${address}/versions/1/pages/1/320`)).toBe(200);
});
