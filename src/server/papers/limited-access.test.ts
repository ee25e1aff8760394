import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { PaperListView } from '#contract/papers.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { join, verified } from '../team/testing/invite.ts';
import { remindOfExpiries } from './remind-of-expiries.ts';
import { uploadPaper } from './testing/upload-paper.ts';

let app: TestApp;
let sara: TestPerson;
let hugo: TestPerson;
let company: string;
let hugosPlace: string;
let papers: { articles: string; licence: string; passport: string };

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  app.services.jobs.begin();
});
afterAll(() => app.close());

beforeEach(async () => {
  sara = await aPerson(app, { fullName: 'Sara Nasser' });
  hugo = await aPerson(app, { fullName: 'Hugo Lang' });
  company = (await aCompany(sara)).id;
  const { rows } = await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'adviser', 'active') returning id",
    [company, hugo.id],
  );
  hugosPlace = rows[0].id;
  const { body } = await sara.call('POST', at('/parties'), { body: { kind: 'person', name: 'Aya Haddad' } });
  const party = body.people.parties[0].id;
  papers = {
    articles: await uploadPaper(app, sara, company, { kind: 'articles', party: null, name: 'articles.jpg' }),
    licence: await uploadPaper(app, sara, company, { kind: 'licence', party: null, name: 'licence.jpg' }),
    passport: await uploadPaper(app, sara, company, { kind: 'passport', party, name: 'passport.jpg' }),
  };
});

const at = (path: string) => `/companies/${company}${path}`;
const limit = (
  person: TestPerson,
  access: { until?: string | null; classes?: string[] | null },
  member = hugosPlace,
) => person.call('PUT', at(`/members/${member}/access`), { body: { until: null, classes: null, ...access } });

async function listOf(person: TestPerson): Promise<PaperListView> {
  return (await person.call('GET', at('/papers'))).body.list;
}
const kindsOf = async (person: TestPerson) => (await listOf(person)).papers.map(({ kind }) => kind).sort();
const download = (person: TestPerson, paper: string) =>
  app.fetch(`${apiBase}${at(`/papers/${paper}/versions/1/file`)}`, { headers: { cookie: person.cookie } });

/** Ends Hugo's access on the day before today. */
const endAccess = () =>
  app.query(`do $$ begin
    perform set_config('landfall.with_ended', 'on', true);
    update members set access_until = (now() at time zone 'utc')::date - 1 where id = '${hugosPlace}';
  end $$`);

test('D3: an adviser limited to drafts finds them alone, in the list, by id and in the database', async () => {
  expect(await kindsOf(hugo)).toEqual(['articles', 'licence', 'passport']);
  expect((await limit(sara, { classes: ['drafts'] })).body.member.access).toEqual({
    until: null,
    hasEnded: false,
    classes: ['drafts'],
  });

  expect(await kindsOf(hugo)).toEqual(['articles']);
  expect((await listOf(hugo)).requirements.map(({ kind }) => kind)).not.toContain('passport');
  expect((await download(hugo, papers.articles)).status).toBe(200);
  for (const hidden of [papers.licence, papers.passport]) {
    expect((await download(hugo, hidden)).status).toBe(404);
    expect(refusal(await hugo.call('GET', at(`/papers/${hidden}/reads`))).code).toBe('paper-not-found');
  }
  const inDatabase = await inScope(
    app.services.database,
    { person: hugo.id, company },
    async ({ client }) => {
      const count = async (table: string, column: string) =>
        (await client.query(`select 1 from ${table} where ${column} <> $1`, [papers.articles])).rowCount;
      return [
        await count('papers', 'id'),
        await count('paper_versions', 'paper_id'),
        await count('paper_contents', 'paper_id'),
      ];
    },
  );
  expect(inDatabase).toEqual([0, 0, 0]);
  expect(await kindsOf(sara)).toEqual(['articles', 'licence', 'passport']);
});

test('D3: his own papers stay his', async () => {
  const party = (
    await sara.call('POST', at('/parties'), { body: { kind: 'person', name: 'Hugo Lang' } })
  ).body.people.parties.find(({ name }: { name: string }) => name === 'Hugo Lang').id;
  await app.query('update parties set user_id = $1 where id = $2', [hugo.id, party]);
  await limit(sara, { classes: [] });
  await uploadPaper(app, hugo, company, { kind: 'passport', party, name: 'hugo.jpg' });
  expect((await listOf(hugo)).papers.map(({ party }) => party)).toEqual([party]);
});

test('D3: after the last day he is refused everywhere, and the list says that it has ended', async () => {
  await limit(sara, { until: '2999-12-31' });
  expect((await hugo.call('GET', at(''))).status).toBe(200);
  const { address } = (await hugo.call('POST', at('/calendar/feed'))).body;
  const readFeed = () => app.fetch(address.slice(address.indexOf('/functions/')));
  expect((await readFeed()).status).toBe(200);
  await endAccess();

  for (const path of ['', '/papers', '/members', '/thread', '/calendar']) {
    expect([path, refusal(await hugo.call('GET', at(path))).code]).toEqual([path, 'company-not-found']);
  }
  expect((await hugo.call('GET', '/companies')).body.companies).toEqual([]);
  expect((await download(hugo, papers.articles)).status).toBe(404);
  expect(JSON.stringify((await hugo.call('GET', '/account/export')).body)).not.toContain(company);
  expect((await readFeed()).status).toBe(404);
  const { members } = (await sara.call('GET', at('/members'))).body;
  expect(members.find(({ id }: { id: string }) => id === hugosPlace).access).toMatchObject({
    hasEnded: true,
  });

  await limit(sara, { until: null });
  expect((await hugo.call('GET', at(''))).status).toBe(200);
});

test('D3: an admin sees beforehand what somebody sees, by the same limits', async () => {
  await limit(sara, { classes: ['company'] });
  const preview = () => sara.call('GET', at(`/members/${hugosPlace}/papers`));
  expect((await preview()).body.papers).toEqual([{ kind: 'licence', about: null, opens: true }]);
  await endAccess();
  expect((await preview()).body.papers).toEqual([]);
  expect(refusal(await hugo.call('GET', at(`/members/${hugosPlace}/papers`))).code).toBe('company-not-found');
});

test('D3: limits are tried before they are saved, and trying changes nothing', async () => {
  const tried = async (classes: string) =>
    (await sara.call('GET', at(`/members/${hugosPlace}/papers?classes=${classes}`))).body.papers
      .map(({ kind }: { kind: string }) => kind)
      .sort();
  expect(await tried('drafts')).toEqual(['articles']);
  expect(await tried('drafts,company')).toEqual(['articles', 'licence']);
  expect(await tried('')).toEqual([]);
  expect(await tried('all')).toEqual(['articles', 'licence', 'passport']);
  expect(await kindsOf(hugo)).toEqual(['articles', 'licence', 'passport']);
  const nonsense = await sara.call('GET', at(`/members/${hugosPlace}/papers?classes=drafts,secrets`));
  expect(refusal(nonsense)).toMatchObject({ status: 422, code: 'invalid-input' });
});

test('D3: staff who act for the client set the same limits from its file; the company’s log says so', async () => {
  const worker = await anOperator(app, 'Walid Worker', 'case-worker');
  const reviewer = await anOperator(app, 'Rana Reviewer', 'reviewer');
  const file = (path: string) => `/operator/companies/${company}${path}`;
  const limitAs = (staff: TestPerson, member = hugosPlace) =>
    staff.call('PUT', file(`/members/${member}/access`), {
      body: { until: '2999-12-31', classes: ['drafts'] },
    });
  const memberNamed = async (staff: TestPerson, name: string) =>
    (await staff.call('GET', file('/members'))).body.members.find(
      (member: { name: string }) => member.name === name,
    );

  expect((await memberNamed(reviewer, 'Hugo Lang')).access.classes).toBeNull();
  expect(refusal(await limitAs(reviewer))).toEqual({ status: 403, code: 'right-required' });
  const preview = await worker.call('GET', file(`/members/${hugosPlace}/papers?classes=drafts`));
  expect(preview.body.papers).toEqual([{ kind: 'articles', about: null, opens: true }]);
  expect(await kindsOf(hugo)).toEqual(['articles', 'licence', 'passport']);

  expect((await limitAs(worker)).body.member.access).toEqual({
    until: '2999-12-31',
    hasEnded: false,
    classes: ['drafts'],
  });
  expect(await kindsOf(hugo)).toEqual(['articles']);
  const sarasPlace = (await memberNamed(worker, 'Sara Nasser')).id;
  expect(refusal(await limitAs(worker, sarasPlace)).code).toBe('admin-unlimited');
  const { entries } = (await sara.call('GET', at('/audit-log'))).body;
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'access-changed',
      subject: 'Hugo Lang',
      actor: expect.objectContaining({ kind: 'operator', name: 'Walid Worker' }),
    }),
  );

  await endAccess();
  expect((await memberNamed(worker, 'Hugo Lang')).access.hasEnded).toBe(true);
  expect((await limitAs(worker)).body.member.access.hasEnded).toBe(false);
  expect(await kindsOf(hugo)).toEqual(['articles']);
});

test('D3: what is limited is in no search, notification, email, export or answer of the expert either', async () => {
  await limit(sara, { classes: ['drafts'] });
  // A passport that expires, and a message that carries it, both tell the others of the company.
  await app.query("update paper_versions set expires_on = '2031-05-06' where paper_id = $1", [
    papers.passport,
  ]);
  const day = /6 May 2031|2031-05-06/;
  await remindOfExpiries({ ...app.services, clock: () => new Date('2031-04-06T10:00:00Z') });
  await sara.call('POST', at('/thread/messages'), { body: { text: 'See here.', papers: [papers.passport] } });
  const told = async (who: TestPerson) => JSON.stringify((await who.call('GET', '/notifications')).body);
  expect(await told(sara)).toMatch(day);

  const seen: Record<string, string> = {};
  for (const path of ['/thread', '/calendar', '/papers', '/people', '/formation'].map(at)) {
    const { status, body } = await hugo.call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    seen[path] = JSON.stringify(body);
  }
  seen.notifications = await told(hugo);
  seen.export = JSON.stringify((await hugo.call('GET', '/account/export')).body);
  seen.emails = JSON.stringify(await emailsTo(app, hugo.email));
  const question = 'When does the passport of Aya Haddad expire, and what is in passport.jpg?';
  const asked = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${app.anonymousKey}`,
      cookie: hugo.cookie,
    },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: question }] }),
  });
  seen.expert = (await asked.json()).choices[0].message.content.replace(question, '');
  for (const [where, text] of Object.entries(seen)) {
    expect([where, text.includes('passport.jpg'), day.test(text)]).toEqual([where, false, false]);
    // The export of a thread says that something went with a message, by an id that opens nothing.
    if (where !== 'export') expect([where, text.includes(papers.passport)]).toEqual([where, false]);
  }
});

test('D3: nobody limits an admin, or themselves free', async () => {
  const { members } = (await sara.call('GET', at('/members'))).body;
  const own = members.find(({ userId }: { userId: string }) => userId === sara.id).id;
  expect(refusal(await limit(sara, { classes: [] }, own)).code).toBe('admin-unlimited');
  expect(refusal(await limit(hugo, { classes: null })).code).toBe('not-allowed');
  await limit(sara, { classes: ['drafts'], until: '2999-12-31' });
  await sara.call('PUT', at(`/members/${hugosPlace}/role`), { body: { role: 'admin' } });
  expect(await kindsOf(hugo)).toEqual(['articles', 'licence', 'passport']);
});

test('D3: whoever comes back by invitation is limited as before, but for an admin', async () => {
  await verified(app, sara);
  await verified(app, hugo);
  await limit(sara, { classes: ['drafts'] });
  const team = { admin: sara, path: at('') };
  for (const [role, seen] of [
    ['member', ['articles']],
    ['admin', ['articles', 'licence', 'passport']],
  ] as const) {
    expect((await sara.call('DELETE', at(`/members/${hugosPlace}`))).status).toBe(200);
    await join(app, team, hugo, role);
    expect(await kindsOf(hugo)).toEqual(seen);
  }
});
