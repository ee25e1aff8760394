import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparedPlan, type PlaceSummariesView, planView, type YearOfCostsView } from '#contract/plans.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/values/money.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the catalogue', () => {
  const list = (headers: Record<string, string> = {}) => app.fetch('/functions/v1/catalogue', { headers });

  test('lists every jurisdiction without sign-in, in the order of the questionnaire', async () => {
    const answer = await list();
    expect(answer.status).toBe(200);
    const { places, catalogueVersion } = await answer.json();
    const known = catalogue.flatMap(({ jurisdictions }) => jurisdictions);
    expect(places.map(({ id }: { id: string }) => id)).toEqual(known.map(({ id }) => id));
    expect(places.find(({ id }: { id: string }) => id === 'ae-dmcc')).toEqual({
      id: 'ae-dmcc',
      name: 'Dubai Multi Commodities Centre',
      place: { country: 'AE', companyType: 'free-zone', subType: 'dmcc' },
      authority: { text: expect.stringContaining('DMCC Authority'), sources: expect.any(Array) },
      suitsInShort: expect.objectContaining({ text: expect.any(String) }),
      currency: 'AED',
    });
    const { plan } = await (await read('ae-dmcc/0/flexi')).json();
    expect(catalogueVersion).toBe(plan.catalogueVersion);
    expect(answer.headers.get('etag')).toMatch(new RegExp(`^W/"${catalogueVersion}-[0-9a-f]{12}"$`));
  });

  test('is compressed for clients that accept it', async () => {
    const headersFor = async (accepted: string) => {
      const { headers } = await list({ 'accept-encoding': accepted });
      return ['content-encoding', 'vary', 'etag'].map((name) => headers.get(name));
    };
    const [, vary, tag] = await headersFor('identity');
    expect(vary).toBe('accept-encoding');
    expect(await headersFor('gzip')).toEqual(['gzip', 'accept-encoding', `W/${tag}`]);
    expect(await headersFor('gzip, br')).toEqual(['br', 'accept-encoding', `W/${tag}`]);
  });

  test('has a plan for every listed jurisdiction, with the same names', async () => {
    for (const { id, name, place, authority, suitsInShort } of (await (await list()).json()).places) {
      const { plan } = await (await read(`${id}/0/physical`)).json();
      expect(plan).toMatchObject({ jurisdiction: { id, name, place }, facts: { authority, suitsInShort } });
    }
  });

  test('answers 304 to a client that has the current version', async () => {
    const first = await list();
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await list({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await list({ 'if-none-match': '"another"' })).status).toBe(200);
  });
});

describe('the summaries of plans', () => {
  const summaries = (visas: string, headers: Record<string, string> = {}) =>
    app.fetch(`/functions/v1/plan-summaries/${visas}`, { headers });
  const placesFor = async (visas: string): Promise<PlaceSummariesView[]> =>
    (await (await summaries(visas)).json()).summaries;

  test('say the same of every place and office as the plans', async () => {
    const places = await placesFor('2');
    expect(places.map(({ id }) => id)).toEqual(
      catalogue.flatMap(({ jurisdictions }) => jurisdictions.map(({ id }) => id)),
    );
    for (const { id, place, suits, tax, offices } of places) {
      for (const { officeType, problem, firstYear, workingDays, openSteps } of offices) {
        const { plan } = await (await read(`${id}/2/${officeType}`)).json();
        expect(plan.jurisdiction.place, id).toEqual(place);
        expect(plan.years[0].total, id).toEqual(firstYear);
        expect(plan.workingDays, id).toEqual(workingDays);
        expect(plan.openSteps.length, id).toBe(openSteps);
        expect(plan.officeProblem?.reason ?? null, id).toBe(problem);
        expect(plan.facts.suitsInShort.text ?? null, id).toBe(suits);
        expect(plan.facts.tax[0].text ?? null, id).toBe(tax);
      }
    }
  });

  test('rank complete totals alone, in US cents', async () => {
    const places = await placesFor('0');
    for (const { firstYear, rankedBy } of places.flatMap(({ offices }) => offices)) {
      if (firstYear.kind === 'incomplete') expect(rankedBy).toBeNull();
    }
    const ifza = places.find(({ id }) => id === 'ae-ifza')?.offices[0];
    expect(ifza?.firstYear).toEqual({
      kind: 'complete',
      amounts: [{ currency: 'AED', low: 1_290_000, high: 1_290_000 }],
    });
    expect(ifza?.rankedBy).toBe(351_300);
  });

  test('are not sent again to a client that has them', async () => {
    const etag = (await summaries('0')).headers.get('etag') ?? '';
    expect((await summaries('0', { 'if-none-match': etag })).status).toBe(304);
    expect((await summaries('1', { 'if-none-match': etag })).status).toBe(200);
    expect((await summaries('6')).status).toBe(422);
  });
});

const read = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(`/functions/v1/plans/${path}`, { headers });

describe('a plan', () => {
  test('needs no sign-in and has a source for each figure', async () => {
    const answer = await read('ae-dmcc/2/flexi');
    expect(answer.status).toBe(200);
    const plan = planView.parse((await answer.json()).plan);
    expect(plan.jurisdiction).toMatchObject({ id: 'ae-dmcc', place: { subType: 'dmcc' } });
    expect(plan.requirements).toEqual({ visas: 2, officeType: 'flexi' });
    const [first] = plan.years;
    for (const { label, amount, statement } of first?.lines ?? []) {
      if (amount) expect('sources' in statement && statement.sources.length, label).toBeGreaterThan(0);
      else expect('unconfirmed' in statement && statement.unconfirmed, label).toBeTruthy();
    }
    expect(first?.lines.find(({ id }) => id === 'residence-visa')).toMatchObject({ count: 2 });
  });

  test('names the licence that its totals are for, if they differ by licence', async () => {
    const { plan } = await (await read('ae-difc/0/flexi')).json();
    expect(planView.parse(plan).countedFor).toMatchObject({
      text: expect.stringContaining('Innovation or AI Licence'),
      sources: [expect.objectContaining({ url: expect.stringContaining('https://') })],
    });
    expect((await (await read('gb-llp/0/flexi')).json()).plan.countedFor).toBeNull();
  });

  test('has no upper bound if a required fee has no published price', async () => {
    const { plan } = await (await read('ae-jafza/2/flexi')).json();
    const { total } = planView.parse(plan).years[0] ?? {};
    expect(total).toEqual({
      kind: 'incomplete',
      lowerBounds: [{ currency: 'AED', low: (2_000 + 2 * 2_923) * 100 }],
      missing: [
        { necessity: 'registration', fees: ['registration'], isPartial: false },
        { necessity: 'licence', fees: ['licence'], isPartial: false },
        { necessity: 'office', fees: ['rent'], isPartial: false },
        { necessity: 'health-insurance', fees: ['health-insurance'], isPartial: false },
      ],
    });
  });

  test('says why an office is not sufficient, and which one is', async () => {
    const { plan } = await (await read('ae-dmcc/5/flexi')).json();
    expect(plan.officeProblem).toMatchObject({
      reason: 'too-many-visas',
      maxVisas: 3,
      alternatives: [
        { visas: 5, officeType: 'physical' },
        { visas: 3, officeType: 'flexi' },
      ],
    });
  });

  test('exists for every jurisdiction', async () => {
    for (const { id } of catalogue.flatMap(({ jurisdictions }) => jurisdictions)) {
      const answer = await read(`${id}/1/physical`);
      expect(answer.status, id).toBe(200);
    }
  });

  test('answers 304 to a client that has the current version', async () => {
    const first = await read('ae-dmcc/0/flexi');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await read('ae-dmcc/0/flexi', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await read('ae-dmcc/0/flexi', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('has another ETag for each different choice', async () => {
    const tags = await Promise.all(
      ['ae-dmcc/0/flexi', 'ae-dmcc/1/flexi', 'ae-ifza/0/flexi'].map(async (path) =>
        (await read(path)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const { plan } = await (await read('ae-dmcc/0/flexi')).json();
    for (const tag of tags) expect(tag).toMatch(`"${plan.catalogueVersion}-`);
  });

  test.each([
    ['ae-atlantis/2/flexi', 404, 'jurisdiction-not-found'],
    ['__proto__/2/flexi', 404, 'jurisdiction-not-found'],
    ['ae-dmcc/6/flexi', 422, 'invalid-input'],
    ['ae-dmcc/two/flexi', 422, 'invalid-input'],
    ['ae-dmcc/2/palace', 422, 'invalid-input'],
    ['ae-dmcc/2', 404, 'unknown-call'],
  ])('%s gets %i %s', async (path, status, code) => {
    const answer = await read(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status: 'error', code });
  });
});

describe('a comparison', () => {
  const compare = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(`/functions/v1/comparisons/${path}`, { headers });

  test('contains what the plan of each jurisdiction says, in the order of the request', async () => {
    const answer = await compare('2/flexi/gb-llp,ae-dmcc,ae-dubai');
    expect(answer.status).toBe(200);
    const { plans } = await answer.json();
    const ids = plans.map((plan: unknown) => comparedPlan.parse(plan).jurisdiction.id);
    expect(ids).toEqual(['gb-llp', 'ae-dmcc', 'ae-dubai']);
    const { plan } = await (await read('ae-dmcc/2/flexi')).json();
    expect(plans[1]).toEqual(comparedPlan.parse(plan));
    expect(plans[1]).not.toHaveProperty('deadlines');
  });

  test('gives no upper bound where a required price is missing', async () => {
    const { plans } = await (await compare('0/virtual/ae-jafza,ae-ifza,ae-dafza')).json();
    const totals = plans.map((plan: unknown) => comparedPlan.parse(plan).years[0]?.total);
    expect(totals).toMatchObject([
      {
        kind: 'incomplete',
        missing: [{ necessity: 'registration' }, { necessity: 'licence' }, { necessity: 'office' }],
      },
      { kind: 'complete' },
      {
        kind: 'incomplete',
        missing: [{ necessity: 'registration' }, { necessity: 'licence' }, { necessity: 'office' }],
      },
    ]);
    expect(JSON.stringify([totals[0], totals[2]])).not.toContain('high');
  });

  test('describes the office in each jurisdiction', async () => {
    const { plans } = await (await compare('2/flexi/ae-dmcc,gb-private-limited-company')).json();
    expect(plans[0].office).toMatchObject({ isPermitted: true, visaQuota: { kind: 'up-to', visas: 3 } });
    expect(plans[0].office.permission.sources.length).toBeGreaterThan(0);
    expect(plans[1].office.visaQuota).toMatchObject({ kind: 'independent' });
  });

  test('answers 304 to a client that has the current version', async () => {
    const first = await compare('0/flexi/ae-dmcc,ae-ifza');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await compare('0/flexi/ae-dmcc,ae-ifza', {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test.each([
    ['2/flexi/ae-dmcc,ae-atlantis,__proto__', 404, 'jurisdiction-not-found', /ae-atlantis, __proto__/],
    ['2/flexi/ae-dmcc,', 404, 'jurisdiction-not-found', /Not in the catalogue/],
    ['2/flexi/ae-dmcc', 422, 'invalid-input', /2 to 4/],
    ['2/flexi/ae-dmcc,ae-dmcc', 422, 'invalid-input', /once/],
    ['2/flexi/ae-dmcc,ae-ifza,ae-difc,ae-adgm,ae-dubai', 422, 'invalid-input', /2 to 4/],
  ])('%s gets %i %s with the field', async (path, status, code, message) => {
    const answer = await compare(path);
    expect(answer.status).toBe(status);
    const { fields, ...body } = await answer.json();
    expect(body.code).toBe(code);
    expect(fields).toEqual({ jurisdictions: expect.stringMatching(message) });
  });

  test.each([
    ['6/flexi/ae-dmcc,ae-ifza', 'visas'],
    ['2/palace/ae-dmcc,ae-ifza', 'officeType'],
  ])('%s is refused because of %s', async (path, field) => {
    const answer = await compare(path);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });
});

/** The range of a year in a currency; `undefined` for an incomplete total. */
function amountIn(year: YearOfCostsView | undefined, wanted: Currency) {
  return year?.total.kind === 'complete'
    ? year.total.amounts.find(({ currency }) => currency === wanted)
    : undefined;
}

describe('totals in one currency', () => {
  const rates = 'GBP=1.27@2026-11-20';
  let withRates: TestApp;
  beforeAll(async () => {
    withRates = await startTestApp({ settings: { EXCHANGE_RATES: rates } });
  });
  afterAll(() => withRates.close());
  const planIn = async (server: TestApp, path: string) =>
    planView.parse((await (await server.fetch(`/functions/v1/plans/${path}`)).json()).plan);

  test('are present only if requested', async () => {
    expect((await planIn(app, 'ae-dmcc/2/flexi')).converted).toBeNull();
  });

  test('have the rate and its source', async () => {
    const plan = await planIn(app, 'ae-adgm/0/flexi?currency=USD');
    const [first] = plan.years;
    const dirhams = amountIn(first, 'AED');
    if (!dirhams || !plan.converted) throw new Error('There is no total to convert.');
    const own = amountIn(first, 'USD');
    const expected = (end: 'low' | 'high') =>
      Math.round((dirhams[end] / 3.6725 + (own?.[end] ?? 0)) / 100) * 100;
    expect(plan.converted).toMatchObject({ currency: 'USD', missing: [], rounding: 'whole-units' });
    expect(plan.converted.years[0]?.total).toEqual({
      kind: 'complete',
      amounts: [{ currency: 'USD', low: expected('low'), high: expected('high') }],
    });
    expect(plan.converted.years.map(({ year }) => year)).toEqual([1, 2, 3]);
    expect(plan.converted.rates).toEqual([
      {
        one: 'USD',
        rate: 3.6725,
        of: 'AED',
        basis: {
          kind: 'fixed',
          sources: expect.arrayContaining([expect.objectContaining({ readOn: '2026-11' })]),
        },
      },
    ]);
  });

  test('need a rate from the operator for a floating currency', async () => {
    const path = 'gb-private-limited-company/0/physical?currency=AED';
    const without = await planIn(app, path);
    expect(without.converted).toMatchObject({ missing: ['GBP'], rates: [] });
    expect(without.converted?.years.every(({ total }) => total === null)).toBe(true);
    const { converted, years } = await planIn(withRates, path);
    const own = years[0]?.total;
    const [pounds] = own?.kind === 'incomplete' ? own.lowerBounds : [];
    expect(converted?.missing).toEqual([]);
    expect(converted?.years[0]?.total).toMatchObject({
      kind: 'incomplete',
      lowerBounds: [{ currency: 'AED', low: Math.round(((pounds?.low ?? 0) * 1.27 * 3.6725) / 100) * 100 }],
      missing: [{ necessity: 'office' }],
    });
    expect(converted?.rates.map(({ basis }) => basis)).toContainEqual({
      kind: 'set-by-operator',
      on: '2026-11-20',
    });
  });

  test('are present for each jurisdiction of a comparison', async () => {
    const path =
      '/functions/v1/comparisons/1/physical/ae-dmcc,gb-private-limited-company,sa-llc?currency=SAR';
    const { plans } = await (await withRates.fetch(path)).json();
    for (const plan of plans) {
      expect(comparedPlan.parse(plan).converted).toMatchObject({ currency: 'SAR', missing: [] });
      expect(plan.converted.years[0].total.lowerBounds).toMatchObject([{ currency: 'SAR' }]);
    }
  });

  test.each(['plans/ae-dmcc/2/flexi', 'comparisons/2/flexi/ae-dmcc,gb-llp'])(
    'make %s another version, by currency and by rates',
    async (path) => {
      const tagOf = async (server: TestApp, query: string) =>
        (await server.fetch(`/functions/v1/${path}${query}`)).headers.get('etag');
      const tags = await Promise.all([
        tagOf(app, ''),
        tagOf(app, '?currency=USD'),
        tagOf(app, '?currency=AED'),
        tagOf(app, '?currency=GBP'),
        tagOf(withRates, '?currency=GBP'),
      ]);
      expect(new Set(tags).size).toBe(5);
      expect(await tagOf(withRates, '')).toBe(tags[0]);
      const again = await app.fetch(`/functions/v1/${path}?currency=USD`, {
        headers: { 'if-none-match': tags[1] ?? '' },
      });
      expect(again.status).toBe(304);
    },
  );

  test.each(['EUR', 'usd', ''])('in %j are refused', async (currency) => {
    for (const path of ['plans/ae-dmcc/2/flexi', 'comparisons/2/flexi/ae-dmcc,gb-llp']) {
      const answer = await app.fetch(`/functions/v1/${path}?currency=${currency}`);
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toEqual({ currency: expect.stringContaining('AED, USD') });
    }
  });
});
