import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
let path: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await aPerson(app);
  path = `/companies/${(await aCompany(ana)).id}/banking`;
});

const banking = async () => (await ana.call('GET', path)).body.banking;
const apply = (bank: string) =>
  ana.call('POST', `${path}/applications`, { body: { bank, on: '2026-11-02' } });
const answer = (application: number, body: object) =>
  ana.call('POST', `${path}/applications/${application}/answers`, {
    body: { on: '2026-11-09', reasons: [], note: '', ...body },
  });

test('what a company tells about itself is kept, and nothing is assumed before', async () => {
  expect((await banking()).profile).toMatchObject({ activity: '', appliesFromWithin: null });
  const profile = {
    activity: 'Design services',
    websiteText: 'Online courses.',
    appliesFromWithin: false,
    paysAbroad: true,
    holdsClientMoney: null,
    hasLargeTurnover: null,
  };
  expect((await ana.call('PUT', `${path}/profile`, { body: profile })).body.banking.profile).toEqual(profile);
  expect((await banking()).profile).toEqual(profile);
});

test('an application is followed to its outcome, and a refusal leaves what to repair', async () => {
  const { id } = (await apply('adcb')).body.banking.applications[0];
  expect(refusal(await apply('adcb')).code).toBe('bank-application-open');
  await answer(id, { outcome: 'asked', note: 'Two contracts' });
  expect(refusal(await answer(id, { outcome: 'refused' })).fields).toEqual(['reasons']);
  const refused = await answer(id, { outcome: 'refused', reasons: ['source-of-funds', 'contradictions'] });
  expect(refused.body.banking.toRepair).toEqual(['source-of-funds', 'contradictions']);
  expect(refusal(await answer(id, { outcome: 'opened' })).code).toBe('bank-application-not-open');

  const repaired = (reason: string) =>
    ana.call('PUT', `${path}/repairs/${reason}`, { body: { note: 'Website rewritten' } });
  expect((await repaired('contradictions')).body.banking.toRepair).toEqual(['source-of-funds']);
  expect(refusal(await repaired('contradictions')).code).toBe('bank-repair-not-open');

  expect((await apply('adcb')).status).toBe(200);
  expect((await banking()).applications.map(({ state }: { state: string }) => state)).toEqual([
    'refused',
    'sent',
  ]);
});

test('C9: an account that a bank closes has its last day, also in the calendar, and the next application is open', async () => {
  const { id } = (await apply('adcb')).body.banking.applications[0];
  const closing = { outcome: 'closed', note: 'Thirty days of notice', lastDay: '2026-12-09' };
  expect(refusal(await answer(id, closing)).code).toBe('bank-application-not-open');
  await answer(id, { outcome: 'opened' });
  for (const lastDay of [undefined, '2026-11-08']) {
    expect(refusal(await answer(id, { ...closing, lastDay })).fields).toEqual(['lastDay']);
  }
  expect(refusal(await answer(id, { outcome: 'refused', reasons: ['not-told'] })).code).toBe(
    'bank-application-not-open',
  );
  const closed = (await answer(id, closing)).body.banking.applications;
  expect(closed).toMatchObject([
    { state: 'closed', answers: [{ lastDay: null }, { outcome: 'closed', lastDay: '2026-12-09' }] },
  ]);
  expect((await banking()).applications).toEqual(closed);
  expect(refusal(await answer(id, closing)).code).toBe('bank-application-not-open');

  const companyPath = path.replace('/banking', '');
  const { address } = (await ana.call('POST', `${companyPath}/calendar/feed`)).body;
  const calendar = await (await app.fetch(new URL(address).pathname)).text();
  expect(calendar).toContain('20261209');
  expect(calendar).toContain('ADCB closes the account');

  expect((await apply('wio-business')).status).toBe(200);
});

test('two who record at once make one application', async () => {
  const statuses = (await Promise.all([apply('adcb'), apply('adcb')])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect((await banking()).applications).toHaveLength(1);
});

test('staff record what a bank answered on the client’s behalf, in the right role', async () => {
  const rana = await anOperator(app, 'Rana Worker', 'case-worker');
  const asStaff = `/operator${path}`;
  const sent = await rana.call('POST', `${asStaff}/applications`, {
    body: { bank: 'adcb', on: '2026-11-02' },
  });
  const { id } = sent.body.banking.applications[0];
  const refused = { outcome: 'refused', on: '2026-11-09', reasons: ['source-of-funds'], note: '' };
  await rana.call('POST', `${asStaff}/applications/${id}/answers`, { body: refused });
  expect(await banking()).toMatchObject({
    applications: [{ state: 'refused', answers: [{ side: 'agency', by: 'Rana Worker' }] }],
    toRepair: ['source-of-funds'],
  });
  const { rows } = await app.query(
    "select actor_kind from audit_entries where action = 'bank-answer-recorded' and actor_name = 'Rana Worker'",
  );
  expect(rows).toEqual([{ actor_kind: 'operator' }]);

  const reviewer = await anOperator(app, 'Rita Reviewer', 'reviewer');
  expect((await reviewer.call('GET', asStaff)).body.banking.toRepair).toEqual(['source-of-funds']);
  expect(
    refusal(
      await reviewer.call('POST', `${asStaff}/applications`, { body: { bank: 'adcb', on: '2026-11-02' } }),
    ).code,
  ).toBe('right-required');
});
