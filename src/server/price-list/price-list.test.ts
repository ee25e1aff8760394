import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanView } from '#contract/plans.ts';
import type { ListedServiceView, ServiceDraft } from '#contract/price-list.ts';
import { addDays, plainDate } from '#domain/values/plain-date.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { type Answer, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let olga: TestPerson;
let fatima: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  olga = await anOperator(app);
  fatima = await anOperator(app, 'Fatima Finance', 'finance');
  await olga.call('PUT', '/operator/practice', { body: { hasAgency: true } });
});
afterAll(() => app.close());

const today = plainDate(new Date().toISOString().slice(0, 10));

function draft(changes: Partial<ServiceDraft['service']> = {}, from: string = today): ServiceDraft {
  return {
    service: {
      name: 'Company formation',
      includes: ['Application', 'Review of papers'],
      currency: 'AED',
      amount: 500_005,
      charge: 'once',
      phase: 'formation',
      conditions: {
        countries: ['AE'],
        companyTypes: [],
        places: [],
        officeTypes: [],
        minVisas: 0,
        maxVisas: null,
      },
      vat: { treatment: 'standard', rate: 500 },
      earnedAt: 'filed',
      ...changes,
    },
    from,
    note: '',
  };
}

const add = (body: ServiceDraft, by = fatima) => by.call('POST', '/operator/price-list', { body });
const listed = ({ body }: Answer, name: string): ListedServiceView =>
  body.priceList.services.find(({ current, draft: waiting }: ListedServiceView) =>
    [current, waiting].some((version) => version?.service?.name === name),
  );
const act = (by: TestPerson, method: string, path: string, version: number, body?: object) =>
  by.call(method, `/operator/price-list/${path}`, {
    ...(body && { body }),
    headers: { 'if-match': `"${version}"` },
  });
const approve = (by: TestPerson, { id, version }: ListedServiceView) =>
  act(by, 'POST', `${id}/approval`, version);

async function inForce(body: ServiceDraft): Promise<ListedServiceView> {
  const added = listed(await add(body), body.service.name);
  return listed(await approve(fatima, added), body.service.name);
}

async function end({ id, version }: ListedServiceView): Promise<void> {
  const ended = await act(fatima, 'POST', `${id}/end`, version, { from: today, note: 'Test over.' });
  const again = ended.body.priceList.services.find((one: ListedServiceView) => one.id === id);
  expect((await approve(fatima, again)).status).toBe(200);
}

/** Our fees in a plan, by year. */
async function planned(place = 'ae-dmcc', visas = 2) {
  const { plan } = await (await app.fetch(`/functions/v1/plans/${place}/${visas}/flexi`)).json();
  return plan.years.map(({ lines, total, totalWithoutAgency }: PlanView['years'][number]) => ({
    lines: lines.filter(({ payee }) => payee === 'agency'),
    total,
    totalWithoutAgency,
  }));
}

test('E7: an approved service stands in plans with its VAT, apart from what authorities take, and counts', async () => {
  const [before] = await planned();
  const added = await add(draft());
  expect(added.status).toBe(201);
  const service = listed(added, 'Company formation');
  expect(service).toMatchObject({ current: null, draft: { version: 1, enteredBy: 'Fatima Finance' } });
  expect((await planned())[0]).toEqual(before);

  const approved = await approve(fatima, service);
  expect(approved.status).toBe(200);
  const [during, second] = await planned();
  const low = (year: { total: { amounts?: { low: number }[]; lowerBounds?: { low: number }[] } }) =>
    (year.total.amounts ?? year.total.lowerBounds)?.[0]?.low ?? 0;
  expect(low(during) - low(before)).toBe(525_005);
  // 5 % of AED 5,000.05 is 250.0025.
  expect(during.lines).toMatchObject([
    {
      label: 'Company formation, with 5% VAT',
      amount: { currency: 'AED', low: 525_005, high: 525_005 },
      isRefundable: false,
      statement: { sources: [{ title: 'Our price list, version 1', confirmedOn: today }] },
    },
  ]);
  expect(second.lines).toEqual([]);
  // What others take is the same with or without us, and comparisons have it.
  expect(during.totalWithoutAgency).toEqual(before.total);
  expect([before, second].map((year) => year.totalWithoutAgency)).toEqual([null, null]);
  const compared = await app.fetch('/functions/v1/comparisons/2/flexi/ae-dmcc,us-llc?currency=USD');
  const { plans } = await compared.json();
  const [dmcc, llc] = plans.map(({ converted }: PlanView) => converted?.years[0]);
  expect(low(dmcc) - low({ total: dmcc.totalWithoutAgency })).toBeCloseTo(525_005 / 3.6725, -3);
  expect(llc.totalWithoutAgency).toBeNull();
  expect((await planned('us-delaware-llc', 0).catch(() => [{ lines: [] }]))[0].lines).toEqual([]);

  await end(listed(approved, 'Company formation'));
  expect((await planned())[0]).toEqual(before);
});

test('is in no plan while the installation works without an agency', async () => {
  const service = await inForce(draft({ name: 'Only with an agency' }));
  expect((await planned())[0].lines).toHaveLength(1);
  await olga.call('PUT', '/operator/practice', { body: { hasAgency: false } });
  expect((await planned())[0].lines).toEqual([]);
  await olga.call('PUT', '/operator/practice', { body: { hasAgency: true } });
  expect((await planned())[0].lines).toHaveLength(1);
  await end(service);
});

test('counts per visa, comes yearly, and keeps to its places, offices and visas', async () => {
  const { conditions } = draft().service;
  const services = [
    await inForce(draft({ name: 'Visa', charge: 'per-visa', amount: 100_000, phase: 'both' })),
    await inForce(draft({ name: 'Care', charge: 'yearly', amount: 30_000, phase: 'renewal' })),
    await inForce(draft({ name: 'IFZA', conditions: { ...conditions, places: ['ae-ifza'] } })),
    await inForce(draft({ name: 'Desk', conditions: { ...conditions, officeTypes: ['physical'] } })),
    await inForce(draft({ name: 'Many', conditions: { ...conditions, minVisas: 3 } })),
  ];
  const years = await planned();
  const names = years.map(({ lines }: { lines: { label: string; count: number }[] }) =>
    lines.map(({ label, count }) => `${label.split(',')[0]} ${count}`),
  );
  expect(names).toEqual([['Visa 2'], ['Visa 2', 'Care 1'], ['Visa 2', 'Care 1']]);
  expect(years[0].lines[0].amount.low).toBe(210_000);
  expect((await planned('ae-dmcc', 3))[0].lines).toHaveLength(2);
  expect((await planned('ae-ifza', 0))[0].lines).toHaveLength(1);
  for (const service of services) await end(service);
});

test('a version from a later day waits for it, and the earlier one holds until then', async () => {
  const service = await inForce(draft({ name: 'Slow' }));
  const { id, version } = service;
  const next = await act(
    fatima,
    'PUT',
    id,
    version,
    draft({ name: 'Slow', amount: 900_000 }, addDays(today, 5)),
  );
  const approved = await approve(fatima, listed(next, 'Slow'));
  const known = listed(approved, 'Slow');
  expect(known.current?.version).toBe(1);
  expect(known.coming).toMatchObject([{ version: 2, from: addDays(today, 5) }]);
  expect((await planned())[0].lines[0].amount.low).toBe(525_005);
  await end(known);
});

test('asks for a second person where the installation does, and lets no other version slip in', async () => {
  await olga.call('PUT', '/operator/price-approval', { body: { needsSecondPerson: true } });
  const service = listed(await add(draft({ name: 'Four eyes' })), 'Four eyes');
  expect(refusal(await approve(fatima, service))).toEqual({ status: 409, code: 'second-person-needed' });
  const changed = await act(
    fatima,
    'PUT',
    service.id,
    service.version,
    draft({ name: 'Four eyes', amount: 1 }),
  );
  expect(refusal(await approve(olga, service))).toEqual({ status: 412, code: 'service-changed' });
  const approved = await approve(olga, listed(changed, 'Four eyes'));
  expect(listed(approved, 'Four eyes').current).toMatchObject({
    enteredBy: 'Fatima Finance',
    approvedBy: 'Olga Operator',
    service: { amount: 1 },
  });
  await olga.call('PUT', '/operator/price-approval', { body: { needsSecondPerson: false } });
  await end(listed(approved, 'Four eyes'));
});

test.each<[string, Partial<ServiceDraft['service']>, string[]]>([
  [
    'a place that does not exist',
    { conditions: { ...draft().service.conditions, places: ['ae-atlantis'] } },
    ['places'],
  ],
  [
    'conditions that no place meets',
    { conditions: { ...draft().service.conditions, companyTypes: ['llp'] } },
    ['places'],
  ],
  [
    'a range of visas the wrong way round',
    { conditions: { ...draft().service.conditions, minVisas: 3, maxVisas: 1 } },
    ['maxVisas'],
  ],
  ['no rate where there is one', { vat: { treatment: 'standard', rate: 0 } }, ['rate']],
  ['a rate where there is none', { vat: { treatment: 'exempt', rate: 500 } }, ['rate']],
  ['no name', { name: ' ' }, ['service.name']],
  ['a fraction of a fils', { amount: 1.5 }, ['service.amount']],
])('refuses %s, with the place', async (_, changes, fields) => {
  expect(refusal(await add(draft(changes)))).toEqual({ status: 422, code: 'invalid-input', fields });
});

test('refuses a day that is over', async () => {
  expect(refusal(await add(draft({}, addDays(today, -1))))).toMatchObject({ fields: ['from'] });
});

test('nobody changes what was approved, not even by hand in the database', async () => {
  const service = await inForce(draft({ name: 'Fixed' }));
  await expect(
    app.query("update service_versions set note = 'x' where service_id = $1", [service.id]),
  ).rejects.toThrow('cannot be changed');
  await expect(app.query('delete from service_versions where service_id = $1', [service.id])).rejects.toThrow(
    'cannot be changed',
  );
  await end(service);
});

test('terms are kept by version', async () => {
  const save = (text: string) => fatima.call('PUT', '/operator/agency-terms', { body: { text } });
  expect((await save('Ours.')).body.priceList.terms).toMatchObject({ version: 1, text: 'Ours.' });
  expect((await save('Ours, changed.')).body.priceList.terms).toMatchObject({ version: 2 });
  await expect(app.query("update agency_terms set text = 'x'")).rejects.toThrow();
});
