import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planView } from '#contract/plans.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the catalogue', () => {
  const list = (headers: Record<string, string> = {}) => app.fetch('/functions/v1/catalogue', { headers });

  test('lists every place for anyone, in the order of the questionnaire', async () => {
    const answer = await list();
    expect(answer.status).toBe(200);
    const { places, catalogueVersion } = await answer.json();
    const known = catalogue.flatMap(({ jurisdictions }) => jurisdictions);
    expect(places.map(({ id }: { id: string }) => id)).toEqual(known.map(({ id }) => id));
    expect(places.find(({ id }: { id: string }) => id === 'ae-dmcc')).toEqual({
      id: 'ae-dmcc',
      name: expect.stringContaining('DMCC'),
      place: { country: 'AE', companyType: 'free-zone', subType: 'dmcc' },
      authority: { text: expect.any(String), sources: [expect.anything()] },
      suitsInShort: expect.objectContaining({ text: expect.any(String) }),
      currency: 'AED',
    });
    const { plan } = await (await read('ae-dmcc/0/flexi')).json();
    expect(catalogueVersion).toBe(plan.catalogueVersion);
    expect(answer.headers.get('etag')).toBe(`"${catalogueVersion}"`);
  });

  test('has a plan at every place it lists, told with the same words', async () => {
    for (const { id, name, place, authority, suitsInShort } of (await (await list()).json()).places) {
      const { plan } = await (await read(`${id}/0/physical`)).json();
      expect(plan).toMatchObject({ jurisdiction: { id, name, place }, facts: { authority, suitsInShort } });
    }
  });

  test('is not sent again to whoever has it', async () => {
    const first = await list();
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await list({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await list({ 'if-none-match': '"another"' })).status).toBe(200);
  });
});

const read = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(`/functions/v1/plans/${path}`, { headers });

describe('a plan', () => {
  test('is there for anyone, with a source for each figure', async () => {
    const answer = await read('ae-dmcc/2/flexi');
    expect(answer.status).toBe(200);
    const plan = planView.parse((await answer.json()).plan);
    expect(plan.jurisdiction).toMatchObject({ id: 'ae-dmcc', place: { subType: 'dmcc' } });
    expect(plan.requirements).toEqual({ visas: 2, officeType: 'flexi' });
    const [first] = plan.years;
    for (const { label, amount, statement } of first?.lines ?? []) {
      if (amount) expect('sources' in statement && statement.sources.length, label).toBeGreaterThan(0);
      else expect('toBeConfirmed' in statement && statement.toBeConfirmed, label).toBeTruthy();
    }
    expect(first?.lines.find(({ id }) => id === 'residence-visa')).toMatchObject({ count: 2 });
  });

  test('says why an office does not do, and what would', async () => {
    const { plan } = await (await read('ae-dmcc/5/flexi')).json();
    expect(plan.officeProblem).toMatchObject({
      reason: 'too-many-visas',
      mostVisas: 3,
      alternatives: [
        { visas: 5, officeType: 'physical' },
        { visas: 3, officeType: 'flexi' },
      ],
    });
  });

  test('is there for every jurisdiction', async () => {
    for (const { id } of catalogue.flatMap(({ jurisdictions }) => jurisdictions)) {
      const answer = await read(`${id}/1/physical`);
      expect(answer.status, id).toBe(200);
    }
  });

  test('is not sent again to whoever has it', async () => {
    const first = await read('ae-dmcc/0/flexi');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await read('ae-dmcc/0/flexi', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await read('ae-dmcc/0/flexi', { 'if-none-match': '"another"' })).status).toBe(200);
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

  test('holds the plan of each place, in the order they are named', async () => {
    const answer = await compare('2/flexi/gb-llp,ae-dmcc,ae-dubai');
    expect(answer.status).toBe(200);
    const { plans } = await answer.json();
    const ids = plans.map((plan: unknown) => planView.parse(plan).jurisdiction.id);
    expect(ids).toEqual(['gb-llp', 'ae-dmcc', 'ae-dubai']);
    expect(plans[1]).toEqual((await (await read('ae-dmcc/2/flexi')).json()).plan);
  });

  test('says what the office means in each place', async () => {
    const { plans } = await (await compare('2/flexi/ae-dmcc,gb-private-limited-company')).json();
    expect(plans[0].office).toMatchObject({ isPermitted: true, visaQuota: { kind: 'up-to', visas: 3 } });
    expect(plans[0].office.permission.sources.length).toBeGreaterThan(0);
    expect(plans[1].office.visaQuota).toMatchObject({ kind: 'independent' });
  });

  test('is not sent again to whoever has it', async () => {
    const first = await compare('0/flexi/ae-dmcc,ae-ifza');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await compare('0/flexi/ae-dmcc,ae-ifza', {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test.each([
    ['2/flexi/ae-dmcc,ae-atlantis,__proto__', 404, 'jurisdiction-not-found', /ae-atlantis, __proto__/],
    ['2/flexi/ae-dmcc,', 404, 'jurisdiction-not-found', /does not hold/],
    ['2/flexi/ae-dmcc', 422, 'invalid-input', /2 to 4/],
    ['2/flexi/ae-dmcc,ae-dmcc', 422, 'invalid-input', /once/],
    ['2/flexi/ae-dmcc,ae-ifza,ae-difc,ae-adgm,ae-dubai', 422, 'invalid-input', /2 to 4/],
  ])('%s gets %i %s, which names the field', async (path, status, code, message) => {
    const answer = await compare(path);
    expect(answer.status).toBe(status);
    const { fields, ...body } = await answer.json();
    expect(body.code).toBe(code);
    expect(fields).toEqual({ jurisdictions: expect.stringMatching(message) });
  });

  test.each([
    ['6/flexi/ae-dmcc,ae-ifza', 'visas'],
    ['2/palace/ae-dmcc,ae-ifza', 'officeType'],
  ])('%s is refused for its %s', async (path, field) => {
    const answer = await compare(path);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });
});
