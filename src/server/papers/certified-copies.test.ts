import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaperListView } from '#contract/papers.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let sara: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  sara = await aPerson(app, { fullName: 'Sara Nasser' });
});
afterAll(() => app.close());

/** What is asked of the certificate of a company that owns all of another in ADGM. */
async function askedOfParent(officeType: string) {
  const fields = { subType: 'adgm', freezone: 'adgm', visas: 0, officeType };
  const { id } = await aCompany(sara, fields);
  const set = await sara.call('PATCH', `/companies/${id}`, {
    body: { shares: { total: 100, parValue: '1' } },
  });
  expect(set.status).toBe(200);
  const { body } = await sara.call('POST', `/companies/${id}/parties`, {
    body: { kind: 'company', name: 'Cayman Parent' },
  });
  const parent = body.people.parties.find(({ name }: { name: string }) => name === 'Cayman Parent').id;
  const lines = [{ holder: parent, amount: '100', nomineeFor: null }];
  const held = await sara.call('PUT', `/companies/${id}/holdings`, { body: { on: '2026-02-01', lines } });
  expect(held.status).toBe(200);
  const list: PaperListView = (await sara.call('GET', `/companies/${id}/papers`)).body.list;
  return list.requirements.find(
    ({ kind, party }) => kind === 'certificate-of-incorporation' && party === parent,
  );
}

test('D5: certified copies of the owning company’s papers are enough for a special purpose vehicle', async () => {
  const asked = await askedOfParent('virtual');
  expect(asked).toMatchObject({ copy: 'certified', attestation: null });
  expect(asked?.certifiers).toContain('lawyer');
  expect(asked?.ruleSources[0]).toMatchObject({
    title: '10 Leaves: corporate governance of special purpose vehicles',
    readOn: expect.stringMatching(/^\d{4}-\d{2}$/),
  });
  expect(await askedOfParent('physical')).toMatchObject({ copy: 'plain', certifiers: [] });
});
