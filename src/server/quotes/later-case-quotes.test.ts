import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let olga: TestPerson;
let ana: TestPerson;
let company: string;

const place = 'gb-private-limited-company';
const today = new Date().toISOString().slice(0, 10);
const british = { country: 'GB', companyType: 'private-limited-company', freezone: null, subType: null };

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { taskNeeds: [] } });
  olga = await anOperator(app);
  await olga.call('PUT', '/operator/practice', { body: { hasAgency: true } });
  await olga.call('PUT', '/operator/agency-terms', { body: { text: 'We work with care.' } });
  await offer(service('Company formation', 'formation', []));
  await offer(service('Filing a change', 'later-case', ['address-change']));
  const { line } = (await olga.call('GET', `/operator/prices/${place}/address-change`)).body;
  const drafted = await olga.call('POST', `/operator/prices/${place}/address-change`, {
    body: {
      low: 4_400,
      high: 4_400,
      currency: 'GBP',
      sourceTitle: 'Companies House fees',
      sourceUrl: 'https://www.gov.uk/companies-house-fees',
      seenOn: today,
      from: today,
      note: '',
    },
    headers: { 'if-match': `"${line.version}"` },
  });
  await olga.call('POST', `/operator/prices/${place}/address-change/approval`, {
    headers: { 'if-match': `"${drafted.body.line.version}"` },
  });
  ana = await aPerson(app);
  company = (await aCompany(ana, { ...british, visas: 0, officeType: 'virtual' })).id;
  await ana.call('PUT', `/companies/${company}/formation/dates/incorporation`, {
    body: { on: '2026-01-15' },
  });
});
afterAll(() => app.close());

function service(name: string, phase: string, cases: readonly string[], currency = 'GBP') {
  return {
    service: {
      name,
      includes: [],
      currency,
      amount: 20_000,
      charge: 'once',
      phase,
      conditions: {
        countries: [],
        companyTypes: [],
        places: [],
        officeTypes: [],
        minVisas: 0,
        maxVisas: null,
        cases,
      },
      vat: { treatment: 'standard', rate: 2_000 },
      earnedAt: 'visas-issued',
    },
    from: today,
    note: '',
  };
}

async function offer(body: object): Promise<void> {
  const { priceList } = (await olga.call('POST', '/operator/price-list', { body })).body;
  const { id, version } = priceList.services.find(({ draft }: { draft: object | null }) => draft);
  await olga.call('POST', `/operator/price-list/${id}/approval`, { headers: { 'if-match': `"${version}"` } });
}

const quotes = `/operator/companies`;

test('a later case is quoted from its own fees and services, with the versions of its prices', async () => {
  const values = { address: '1 High Street, Leeds', mailing: 'keep' };
  const opened = await ana.call('POST', `/companies/${company}/cases`, {
    body: { kind: 'address-change', on: today, values },
  });
  expect(opened.status).toBe(201);
  const caseId = opened.body.case.id;
  expect(opened.body.case.fees.map(({ label }: { label: string }) => label)).toEqual([
    'Recording a new address',
    'Filing a change, with 20% VAT',
  ]);

  const begun = await olga.call('POST', `${quotes}/${company}/quotes?case=${caseId}`);
  expect(begun.status).toBe(201);
  expect(begun.body.cases).toMatchObject([{ kind: 'formation' }, { id: caseId, kind: 'address-change' }]);
  const [quote] = begun.body.quotes;
  expect(quote.offered).toMatchObject([
    { id: 'address-change', group: 'government', amount: { low: 4_400, high: 4_400 } },
    { label: 'Filing a change', group: 'agency', amount: { low: 20_000 } },
  ]);
  const sending = await olga.call('POST', `${quotes}/${company}/quotes/${quote.id}/sending`, {
    body: {},
    headers: { 'if-match': `"${quote.tag}"` },
  });
  const [{ sent }] = sending.body.quotes;
  expect(sent.content).toMatchObject({
    kind: 'address-change',
    sums: [{ currency: 'GBP', gross: { low: 28_400, high: 28_400 } }],
    later: [],
    notIncluded: [],
    returns: [{ stage: 'accepted' }, { stage: 'filed' }, { stage: 'licensed', back: [{ low: 0, high: 0 }] }],
    prices: [
      { line: 'address-change', list: 'confirmed-figures', version: 1, from: today },
      { list: 'price-list', version: 1, from: today },
    ],
  });
  const pdf = await ana.call('GET', `/companies/${company}/quotes/${quote.id}/1/pdf`);
  expect(pdf.status).toBe(200);

  await ana.call('POST', `/companies/${company}/quotes/${quote.id}/acceptance`, {
    body: { version: 1, terms: sent.content.terms.version, name: 'Ana Example' },
  });
  const { payments } = (await ana.call('GET', `/companies/${company}/payments`)).body;
  expect(payments.cases).toMatchObject([
    { case: caseId, kind: 'address-change', positions: [{ due: 28_400 }] },
  ]);
});

test('a formation’s quote has no fee of a later case, and a case of another company is refused', async () => {
  const { body } = await olga.call('POST', `${quotes}/${company}/quotes`);
  const labels = body.quotes[0].offered.map(({ label }: { label: string }) => label);
  expect(labels).toContain('Company formation');
  expect(labels).not.toContain('Filing a change');
  expect(labels).not.toContain('Recording a new address');
  const refused = await olga.call('POST', `${quotes}/${company}/quotes?case=${crypto.randomUUID()}`);
  expect(refusal(refused)).toEqual({ status: 404, code: 'case-not-found' });
});

test('the expert says what a change costs from the same figures, in a place and for the own company', async () => {
  const ask = async (content: string, cookie = '') => {
    const answer = await app.fetch('/openai/v1/chat/completions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${app.anonymousKey}`, cookie },
      body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content }] }),
    });
    return (await answer.json()).choices[0].message.content as string;
  };
  for (const said of [
    await ask('What does it cost to move the registered address of a limited company in the UK?'),
    await ask('What does it cost to change the address of my company?', ana.cookie),
  ]) {
    expect(said).toMatch(/GBP\s44|£44/);
    expect(said).toMatch(/Filing a change.*240/);
    expect(said).toContain('https://www.gov.uk/companies-house-fees');
  }
  expect(await ask('What does it cost to add a director to a limited company in the UK?')).toMatch(
    /change of director/i,
  );
  expect(await ask('What does it cost to add a director in DMCC?')).toMatch(
    /No price is published for recording a change of director/,
  );
  expect(await ask('What does it cost to close my company?', ana.cookie)).toMatch(/closing the company/i);
});

test('a service may be for several kinds of case, and is in the costs of these alone', async () => {
  await offer(service('Notary appointment', 'later-case', ['director-change', 'share-transfer']));
  const { body } = await ana.call('GET', `/companies/${company}/case-kinds`);
  const withIt = body.kinds
    .filter(({ fees }: Kind) => fees.some(({ label }) => label.startsWith('Notary appointment')))
    .map(({ kind }: Kind) => kind);
  expect(withIt.toSorted()).toEqual(['director-change', 'share-transfer']);
  const { priceList } = (await olga.call('GET', '/operator/price-list')).body;
  expect(
    priceList.services.flatMap(({ current }: Listed) => current?.service.conditions.cases ?? []),
  ).toEqual(expect.arrayContaining(['director-change', 'share-transfer']));
  const wrong = service('Anything', 'later-case', ['formation']);
  const refused = await olga.call('POST', '/operator/price-list', { body: wrong });
  expect(refusal(refused)).toEqual({
    status: 422,
    code: 'invalid-input',
    fields: ['service.conditions.cases.0'],
  });
});

test('the calendar says what the renewal costs: the same lines as its case, with our service for it', async () => {
  const zara = await aPerson(app);
  const { id } = await aCompany(zara);
  for (const [date, on] of [
    ['incorporation', '2026-01-15'],
    ['licence-issue', '2026-01-20'],
  ]) {
    const set = await zara.call('PUT', `/companies/${id}/formation/dates/${date}`, { body: { on } });
    expect(set.status).toBe(200);
  }
  const costs = async () => {
    const { deadlines } = (await zara.call('GET', `/companies/${id}/calendar`)).body.calendar;
    const renewals = deadlines.filter(({ cost }: { cost?: object }) => cost);
    expect(renewals.length).toBeGreaterThan(0);
    return renewals.map(({ id: name, cost }: Priced) => [name, cost.amounts, cost.isComplete]);
  };
  const before = await costs();
  await offer(service('Renewing with care', 'later-case', ['licence-renewal', 'visa-renewal'], 'AED'));
  const { kinds } = (await zara.call('GET', `/companies/${id}/case-kinds`)).body;
  const { total } = kinds.find(({ kind }: Kind) => kind === 'licence-renewal');
  const after = await costs();
  expect(after).not.toEqual(before);
  const expected = total.lowerBounds ?? total.amounts;
  for (const [name, amounts] of after) {
    expect(name).toMatch(/licence-renewal|licence-ends/);
    expect(amounts.map(({ low }: { low: number }) => low)).toEqual(
      expected.map(({ low }: { low: number }) => low),
    );
  }
  const aed = (list: typeof before) =>
    list[0][1].find(({ currency }: { currency: string }) => currency === 'AED')?.low ?? 0;
  expect(aed(after) - aed(before)).toBe(24_000);
});

test('a service per person is offered once for each, with its VAT', async () => {
  const perPerson = service('Identity file', 'formation', []);
  await offer({ ...perPerson, service: { ...perPerson.service, charge: 'per-person' } });
  const begun = await olga.call('POST', `${quotes}/${company}/quotes`);
  const [{ id, tag }] = begun.body.quotes;
  const saved = await olga.call('PUT', `${quotes}/${company}/quotes/${id}/draft`, {
    body: { client: 'private', people: 3, lines: {}, added: [], note: '' },
    headers: { 'if-match': `"${tag}"` },
  });
  const [{ draft }] = saved.body.quotes;
  const lines = draft.lines.filter(({ label }: { label: string }) => label === 'Identity file');
  expect(lines).toMatchObject([
    { count: 3, net: { low: 60_000 }, vat: { amount: 12_000 }, gross: { high: 72_000 } },
  ]);
});

interface Kind {
  kind: string;
  fees: { label: string }[];
}

interface Listed {
  current: { service: { conditions: { cases: string[] } } } | null;
}

interface Priced {
  id: string;
  cost: { amounts: { currency: string; low: number }[]; isComplete: boolean };
}
