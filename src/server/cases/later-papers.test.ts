import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseTaskView, CaseView } from '#contract/case-views.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const today = new Date().toISOString().slice(0, 10);

let app: TestApp;
let founder: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  app.services.jobs.begin();
  founder = await aPerson(app);
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  const british = { country: 'GB', companyType: 'private-limited-company', freezone: null, subType: null };
  companyId = (await aCompany(founder, { ...british, visas: 0, officeType: 'virtual' })).id;
  await founder.call('PUT', `${path()}/formation/dates/incorporation`, { body: { on: '2026-01-15' } });
});
afterAll(() => app.close());

const path = () => `/companies/${companyId}`;

async function aParty(name: string, details: object = {}): Promise<string> {
  const { body } = await founder.call('POST', `${path()}/parties`, {
    body: { kind: 'person', name, ...details },
  });
  return body.people.parties.find((party: { name: string }) => party.name === name).id;
}

test('a new director’s papers and details hold the step up, and the papers page asks for them', async () => {
  const whole = { birthDate: '1990-05-01', nationality: 'GB', residence: 'GB', address: 'London' };
  await aParty('Ana Owner', whole);
  const dora = await aParty('Dora Director');
  const { body } = await founder.call('POST', `${path()}/cases`, {
    body: {
      kind: 'director-change',
      on: today,
      values: { change: 'appointment', office: 'director', party: dora },
    },
  });
  const { id } = body.case;
  const resolution = async (): Promise<CaseTaskView> =>
    (await founder.call('GET', `${path()}/cases`)).body.cases
      .find((found: CaseView) => found.id === id)
      .tasks.find((task: CaseTaskView) => task.id === 'resolution');
  const act = (action: string, person = founder, at = path()) =>
    person.call('POST', `${at}/cases/${id}/tasks/resolution/actions`, { body: { action, on: today } });

  const held = await resolution();
  expect(held.actions).not.toContain('submit');
  expect(held.missing.map(({ kind, label }) => [kind, label.split(/[:,] /)[0]])).toContainEqual([
    'party',
    'Dora Director',
  ]);
  const papers = held.missing.filter(({ kind }) => kind === 'paper');
  expect(papers.length).toBeGreaterThan(0);
  expect(papers.every(({ id: paper }) => paper.endsWith(dora))).toBe(true);
  expect(refusal(await act('submit')).code).toBe('task-incomplete');

  // Who keeps the change waiting is for those who run it.
  const member = await aPerson(app);
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'adviser', 'active')",
    [companyId, member.id],
  );
  const seen = (await member.call('GET', `${path()}/cases`)).body.cases;
  const seenMissing = seen
    .find((found: CaseView) => found.id === id)
    .tasks.find((task: CaseTaskView) => task.id === 'resolution').missing;
  expect(seenMissing.map(({ label }: { label: string }) => label)).toContain('Passport');
  expect(JSON.stringify(seenMissing)).not.toContain('Dora');
  expect(JSON.stringify(seenMissing)).not.toContain(dora);

  const { requirements } = (await founder.call('GET', `${path()}/papers`)).body.list;
  const asked = requirements.filter(({ party }: { party: string }) => party === dora);
  expect(asked.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(papers.map(({ id: paper }) => paper.split(' ')[0])),
  );

  await founder.call('PATCH', `${path()}/parties/${dora}`, { body: whole });
  for (const { id: paper } of papers) {
    await uploadPaper(app, founder, companyId, { kind: paper.split(' ')[0] as 'passport', party: dora });
  }
  expect(await resolution()).toMatchObject({ missing: [], actions: ['submit'] });
  expect((await act('submit')).status).toBe(200);
});

test('staff may hand in for a client what still lacks papers', async () => {
  const dan = await aParty('Dan Director');
  const { body } = await founder.call('POST', `${path()}/cases`, {
    body: {
      kind: 'director-change',
      on: today,
      values: { change: 'appointment', office: 'director', party: dan },
    },
  });
  const worker = await anOperator(app, 'Walid Worker', 'case-worker');
  const handIn = (person: TestPerson, at: string) =>
    person.call('POST', `${at}/cases/${body.case.id}/tasks/resolution/actions`, {
      body: { action: 'submit', on: today },
    });
  expect(refusal(await handIn(founder, path())).code).toBe('task-incomplete');
  expect((await handIn(worker, `/operator${path()}`)).status).toBe(200);
});
