import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { verified } from '../team/testing/invite.ts';

const holding = { subType: 'adgm', freezone: 'adgm', visas: 0, officeType: 'virtual' };
const terms = {
  name: 'Corniche Corporate Services',
  licence: 'CSP 77',
  website: 'https://corniche.example',
  email: 'desk@corniche.example',
  scope: 'Registered office and filings',
  price: { amount: 250_000, currency: 'USD' },
  notice: '30 days',
  login: 'provider',
};

let app: TestApp;
let faisal: TestPerson;
let companyId: string;
let path: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  faisal = await aPerson(app);
  companyId = (await aCompany(faisal, holding)).id;
  path = `/companies/${companyId}/provider`;
});

const provider = async () => (await faisal.call('GET', path)).body.provider;
const choose = (more: object = {}, by = faisal) =>
  by.call('POST', `${path}/appointments`, {
    body: { terms: { ...terms, ...more }, on: '2026-11-02', acceptsConflict: false },
  });
const answer = (appointment: number, outcome: string, note = '') =>
  faisal.call('POST', `${path}/appointments/${appointment}/answers`, {
    body: { outcome, on: '2026-11-09', note },
  });
const missing = async () => {
  const { body } = await faisal.call('GET', `/companies/${companyId}/cases`);
  const [formation] = body.cases as { tasks: { id: string; missing: { kind: string; label: string }[] }[] }[];
  const task = formation?.tasks.find(({ id }) => id === 'application');
  return task?.missing.filter(({ kind }) => kind === 'provider').map(({ label }) => label);
};

test('D6: after a refusal the case keeps everything, and another provider is chosen', async () => {
  const [first] = (await choose()).body.provider.appointments;
  expect(refusal(await choose({ name: 'Another' })).code).toBe('provider-open');
  const declined = await answer(first.id, 'declined', 'One owner could not be identified.');
  expect(declined.body.provider.appointments).toMatchObject([
    { state: 'declined', terms, answers: [{ note: 'One owner could not be identified.', side: 'company' }] },
  ]);
  expect(refusal(await answer(first.id, 'accepted')).code).toBe('provider-settled');
  const second = (await choose({ name: 'Second', email: '' })).body.provider.appointments[1];
  await answer(second.id, 'accepted');
  expect((await provider()).appointments.map(({ state }: { state: string }) => state)).toEqual([
    'declined',
    'accepted',
  ]);
});

test('D6: the application waits until a provider has accepted, or none is needed', async () => {
  for (const [task, action] of [
    ['eligibility', 'complete'],
    ['name', 'approve'],
    ['lease', 'complete'],
  ]) {
    await faisal.call('POST', `/companies/${companyId}/cases/formation/tasks/${task}/actions`, {
      body: { action, on: '2026-11-02' },
    });
  }
  expect(await missing()).toEqual(['A licensed provider that has accepted']);
  const [chosen] = (await choose()).body.provider.appointments;
  expect(await missing()).toEqual([`The answer of ${terms.name}, the provider you chose`]);
  await answer(chosen.id, 'accepted');
  expect(await missing()).toEqual([]);
  await answer(chosen.id, 'ended');
  expect(await missing()).toEqual(['A licensed provider that has accepted']);
  await faisal.call('PUT', `${path}/exemption`, { body: { reason: 'Held by an exempt firm' } });
  expect(await missing()).toEqual([]);
  await faisal.call('PUT', `${path}/exemption`, { body: { reason: '' } });
  expect(await missing()).toHaveLength(1);
});

test('D6: nobody of the provider is let in before it accepts', async () => {
  await verified(app, faisal);
  const invite = () =>
    faisal.call('POST', `/companies/${companyId}/invitations`, {
      body: { name: 'Clerk', email: 'clerk@corniche.example', role: 'adviser' },
    });
  const [chosen] = (await choose()).body.provider.appointments;
  expect(refusal(await invite()).code).toBe('provider-not-accepted');
  const { rows } = await app.query('select 1 from invitations where company_id = $1', [companyId]);
  expect(rows).toEqual([]);
  await answer(chosen.id, 'accepted');
  expect((await invite()).status).toBe(201);
});

test('D6: a firm that also advises is chosen only by somebody who was told', async () => {
  const hugo = await aPerson(app);
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'adviser', 'active')",
    [companyId, hugo.id],
  );
  const { rows } = await app.query('select email from users where id = $1', [hugo.id]);
  const email = rows[0]?.email as string;
  expect(refusal(await choose({ email })).code).toBe('provider-advises');
  const body = { terms: { ...terms, email }, on: '2026-11-02', acceptsConflict: true };
  const chosen = await faisal.call('POST', `${path}/appointments`, { body });
  expect(chosen.body.provider.appointments).toMatchObject([{ alsoAdvises: true }]);
});

test('D6: once a provider accepts, it is known who holds the portal’s login', async () => {
  const [chosen] = (await choose()).body.provider.appointments;
  const holders = async () => (await faisal.call('GET', `/companies/${companyId}/portals`)).body.portals;
  expect(await holders()).toEqual([]);
  await answer(chosen.id, 'accepted');
  expect(await holders()).toMatchObject([
    { portal: 'ADGM registry portal', side: 'other', holder: terms.name },
  ]);
});

test('two who choose at once make one appointment', async () => {
  const statuses = (await Promise.all([choose(), choose()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('the agency enters its own providers, and records for a client', async () => {
  const rana = await anOperator(app, 'Rana Manager', 'manager');
  const nowhere = await rana.call('POST', '/operator/providers', { body: { ...terms, places: ['ae-ifza'] } });
  expect(refusal(nowhere).code).toBe('place-without-provider');
  const added = await rana.call('POST', '/operator/providers', { body: { ...terms, places: ['ae-adgm'] } });
  const { id } = added.body.providers.at(-1);
  expect((await provider()).offered).toMatchObject([{ id, ...terms }]);

  const asStaff = `/operator${path}`;
  const body = { terms, on: '2026-11-02', acceptsConflict: false };
  const [chosen] = (await rana.call('POST', `${asStaff}/appointments`, { body })).body.provider.appointments;
  await rana.call('POST', `${asStaff}/appointments/${chosen.id}/answers`, {
    body: { outcome: 'accepted', on: '2026-11-09', note: '' },
  });
  expect((await provider()).appointments).toMatchObject([
    { state: 'accepted', answers: [{ side: 'agency', by: 'Rana Manager' }] },
  ]);
  await rana.call('DELETE', `/operator/providers/${id}`);
  expect(await provider()).toMatchObject({ offered: [], appointments: [{ terms }] });
});

test('a client’s file names a provider where the place asks, one is offered, or one was chosen', async () => {
  const rana = await anOperator(app, 'Rana Manager', 'manager');
  const concerns = async (id: string) =>
    (await rana.call('GET', `/operator/companies/${id}`)).body.company.hasProvider;
  expect(await concerns(companyId)).toBe(true);
  const elsewhere = (await aCompany(await aPerson(app))).id;
  expect(await concerns(elsewhere)).toBe(false);

  // With a physical office ADGM asks for none.
  const office = await aPerson(app);
  const physical = (await aCompany(office, { ...holding, officeType: 'physical' })).id;
  expect(await concerns(physical)).toBe(false);
  const added = await rana.call('POST', '/operator/providers', { body: { ...terms, places: ['ae-adgm'] } });
  expect(await concerns(physical)).toBe(true);
  const body = { terms, on: '2026-11-02', acceptsConflict: false };
  await office.call('POST', `/companies/${physical}/provider/appointments`, { body });
  await rana.call('DELETE', `/operator/providers/${added.body.providers.at(-1).id}`);
  expect(await concerns(physical)).toBe(true);
  expect(await concerns(elsewhere)).toBe(false);
});
