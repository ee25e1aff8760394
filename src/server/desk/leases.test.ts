import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaperReviewView } from '#contract/desk.ts';
import type { PaperListView, PaperVersionView } from '#contract/papers.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { pdfOf } from '../paper-checks/testing/write-pdf.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const now = new Date('2026-11-22T10:00:00Z');

let app: TestApp;
let reviewer: TestPerson;
let omar: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  app.services.jobs.begin();
  reviewer = await anOperator(app, 'Sara Reviewer', 'reviewer');
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  const inDubai = { companyType: 'mainland-llc', freezone: null, subType: 'dubai' };
  companyId = (await aCompany(omar, { ...inDubai, name: 'Haddad Cosmetics' })).id;
});
afterAll(() => app.close());

/** A lease as a PDF with text, one line each. */
const aLease = (...lines: string[]) =>
  pdfOf({
    content: `BT /F1 12 Tf 72 760 Td ${lines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ')} ET`,
  });

async function uploaded(...lines: string[]): Promise<{ id: string; version: PaperVersionView }> {
  const id = await uploadPaper(app, omar, companyId, {
    kind: 'lease',
    name: 'lease.pdf',
    content: aLease(...lines),
  });
  return { id, version: await versionOf(id) };
}

async function listed(): Promise<PaperListView> {
  return (await omar.call('GET', `/companies/${companyId}/papers`)).body.list;
}

async function versionOf(id: string): Promise<PaperVersionView> {
  const version = (await listed()).papers.find((paper) => paper.id === id)?.versions[0];
  if (!version) throw new Error('The paper is not listed.');
  return version;
}

const codesIn = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);
const said = {
  ...{ startsOn: null, expiresOn: null, tenant: null, registration: null },
  ...{ issuedOn: null, certifier: null, certifiedOn: null, translation: null },
};

test('B6: a lease is read, staff confirm it at the desk, and its end is in the calendar', async () => {
  const { id, version } = await uploaded(
    'TENANCY CONTRACT',
    'Tenant: Aya Mansour',
    'Contract period from 01/12/2026 to 31/08/2027',
  );
  expect(version).toMatchObject({
    asksFor: ['tenant', 'startsOn', 'expiresOn', 'registration'],
    lease: { tenant: 'Aya Mansour', startsOn: '2026-12-01', expiresOn: '2027-08-31', registration: null },
    expiresOn: null,
  });
  // Three messages, none of which refuses it.
  expect(codesIn(version.findings)).toEqual([
    'lease-other-tenant',
    'lease-not-registered',
    'lease-ends-early',
  ]);
  expect(version.state).toBe('received');
  const requirement = (await listed()).requirements.find(({ kind }) => kind === 'lease');
  expect(requirement).toMatchObject({ register: 'ejari' });
  expect(requirement?.ruleSources[0]?.readOn).toBe('2026-11');

  const path = `/operator/desk/${companyId}/papers/${id}`;
  const review: PaperReviewView = (await reviewer.call('POST', `${path}/claim`)).body.review;
  expect(review.fields).toMatchObject([
    { field: 'tenant', typed: null, read: 'Aya Mansour', verdict: 'only-read' },
    { field: 'starts', read: '2026-12-01', verdict: 'only-read' },
    { field: 'expiry', read: '2027-08-31', verdict: 'only-read' },
  ]);
  const confirmed = await reviewer.call('PUT', `${path}/versions/1/details`, {
    body: {
      ...said,
      startsOn: '2026-12-01',
      expiresOn: '2027-11-30',
      tenant: 'Haddad Cosmetics',
      registration: '0120261201',
    },
  });
  const after: PaperReviewView = confirmed.body.review;
  expect(codesIn(after.rounds[0]?.findings ?? [])).toEqual([]);
  expect(after.fields.find(({ field }) => field === 'expiry')).toMatchObject({ verdict: 'different' });
  expect(await versionOf(id)).toMatchObject({ expiresOn: '2027-11-30', isExpiryConfirmed: true });

  const made = (await omar.call('POST', `/companies/${companyId}/calendar/feed`)).body;
  expect(await (await app.fetch(new URL(made.address).pathname)).text()).toContain('20271130');
  // Who rents, and where it is registered, is nowhere in clear.
  const { rows } = await app.query('select sealed_details from paper_contents where paper_id = $1', [id]);
  expect(rows[0].sealed_details).not.toMatch(/Haddad|0120261201/);
});

test('B6: what was read counts with the acceptance, and a founder’s word before the machine’s', async () => {
  const { id, version } = await uploaded(
    'Lessee: HADDAD COSMETICS',
    'Ejari No: 99887766',
    'from 2026-12-01 to 2027-11-30',
  );
  expect(codesIn(version.findings)).toEqual([]);
  const path = `/operator/desk/${companyId}/papers/${id}`;
  const { rounds }: PaperReviewView = (await reviewer.call('POST', `${path}/claim`)).body.review;
  const accepted = await reviewer.call('POST', `${path}/decisions`, {
    body: {
      decision: 'accept',
      version: rounds[0]?.version,
      seenState: 'received',
      seenDecisions: 0,
      points: [],
    },
  });
  expect(accepted.status).toBe(200);
  expect(await versionOf(id)).toMatchObject({ state: 'accepted', expiresOn: '2027-11-30' });

  const saved = await omar.call(
    'PUT',
    `/companies/${companyId}/papers/${id}/versions/${version.number}/details`,
    {
      body: { ...said, expiresOn: '2027-11-29', tenant: 'Aya Mansour', registration: '' },
    },
  );
  expect(codesIn(saved.body.paper.versions[0].findings)).toEqual([
    'lease-other-tenant',
    'lease-not-registered',
  ]);
  const stranger = await aPerson(app);
  const refused = await stranger.call('PUT', `/companies/${companyId}/papers/${id}/versions/1/details`, {
    body: said,
  });
  expect(refusal(refused).code).toBe('company-not-found');
});
