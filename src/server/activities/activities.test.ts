import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActivityView } from '#contract/activities.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let founder: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  founder = await aPerson(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const mainland = {
    companyType: 'mainland-llc',
    freezone: undefined,
    subType: 'dubai',
    officeType: 'physical',
  };
  companyId = (await aCompany(founder, mainland)).id;
});

const find = (query: string) =>
  founder.call('GET', `/companies/${companyId}/activities/search?query=${encodeURIComponent(query)}`);
const idsOf = ({ body }: Answer) => body.results.map(({ id }: ActivityView) => id);
const choose = (...activities: object[]) =>
  founder.call('PUT', `/companies/${companyId}/activities`, { body: { activities } });
const one = (activity: string | null, licence = 1, description = '') => ({ activity, licence, description });

describe('searching in plain words', () => {
  test.each([
    ['UX design', 'design'],
    ['designer', 'design'],
    ['skin care', 'cosmetics-trade'],
    ['mobile apps', 'software-development'],
    ['مستحضرات تجميل', 'cosmetics-trade'],
    ['المطاعم', 'restaurant'],
    ['resturant', 'restaurant'],
    ['6920', 'accounting'],
  ])('%s finds %s first', async (query, id) => {
    expect(idsOf(await find(query))[0]).toBe(id);
  });

  test('one sentence finds all that it names', async () => {
    expect(idsOf(await find('online shop for cosmetics'))).toEqual(
      expect.arrayContaining(['online-shop', 'cosmetics-trade']),
    );
  });

  test('finds nothing rather than anything', async () => {
    expect(idsOf(await find('zeppelin'))).toEqual([]);
  });

  test('says the code, the licence and what follows, each with its source', async () => {
    const found = (await find('cosmetics')).body.results.find(
      ({ id }: ActivityView) => id === 'cosmetics-trade',
    );
    expect(found).toMatchObject({
      isic: '4649',
      class: 'commercial',
      licence: 'Commercial licence',
      goods: 'cosmetics',
    });
    expect(found.effects).toEqual([
      {
        kind: 'approval',
        statement: {
          text: expect.stringMatching(/registered with the municipality before/),
          sources: expect.arrayContaining([expect.objectContaining({ confidence: 'medium' })]),
        },
      },
    ]);
  });
});

describe('chosen activities', () => {
  test('trade and services on one Dubai licence: a second one is offered, with its cost', async () => {
    const { body } = await choose(one('online-shop'), one('design'));
    expect(body.activities.mixes).toEqual([
      expect.objectContaining({
        classes: ['commercial', 'professional'],
        verdict: 'second-licence',
        cost: expect.objectContaining({
          amount: null,
          statement: expect.objectContaining({ unconfirmed: expect.any(String) }),
        }),
      }),
    ]);
    const apart = await choose(one('online-shop'), one('design', 2));
    expect(apart.body.activities.mixes).toEqual([]);
    expect((await founder.call('GET', `/companies/${companyId}/activities`)).body).toEqual(apart.body);
  });

  test('one in own words waits for the authority to name its class', async () => {
    const { body } = await choose(one(null, 1, 'Repair of zeppelins'));
    expect(body.activities.chosen).toEqual([
      { activity: null, description: 'Repair of zeppelins', licence: 1 },
    ]);
  });

  test('an unknown one, or one without words, is refused', async () => {
    expect(refusal(await choose(one('zeppelins')))).toEqual({ status: 404, code: 'activity-not-found' });
    expect(refusal(await choose(one(null)))).toEqual({ status: 404, code: 'activity-not-found' });
    expect(refusal(await choose(one('design', 3))).fields).toEqual(['activities.0.licence']);
  });
});
