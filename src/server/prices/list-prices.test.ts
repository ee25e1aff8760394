import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { PriceLineView } from '#contract/prices.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { feesIn } from '#domain/prices/apply-figures.ts';
import { refusal } from '../platform/testing/builders.ts';
import { published, startPriceDesk, unpublished } from './testing/price-desk.ts';

const { olga, confirm, planned, clear, close } = await startPriceDesk();
afterEach(clear);
afterAll(close);

describe('the list', () => {
  const list = async (query = '') => (await olga.call('GET', `/operator/prices${query}`)).body;
  const named = (lines: PriceLineView[]) => lines.map(({ place, line }) => `${place.id}/${line}`);

  test('has every fee of every place, page after page', async () => {
    const found: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { lines: PriceLineView[]; nextCursor: string | null } = await list(
        next && `?cursor=${next}`,
      );
      found.push(...named(page.lines));
      next = page.nextCursor;
    }
    const fees = catalogue.flatMap(({ jurisdictions }) =>
      jurisdictions.flatMap((place) => feesIn(place).map((fee) => `${place.id}/${fee.id}`)),
    );
    expect(found).toEqual(fees);
    expect((await list()).total).toBe(fees.length);
  });

  test('is narrowed down by place, state and words', async () => {
    const ofPlace = await list('?place=ae-jafza');
    expect(new Set(ofPlace.lines.map(({ place }: PriceLineView) => place.id))).toEqual(new Set(['ae-jafza']));
    const open = await list('?place=ae-jafza&state=no-figure');
    expect(named(open.lines)).toContain(unpublished);
    expect(open.lines.every(({ amount }: PriceLineView) => amount === null)).toBe(true);
    expect(named((await list('?search=jebel%20licence')).lines)).toContain(unpublished);
    expect((await list('?search=zeppelin')).total).toBe(0);

    expect((await list('?state=confirmed')).total).toBe(0);
    await confirm(unpublished);
    expect(named((await list('?state=confirmed')).lines)).toEqual([unpublished]);
    expect(named((await list('?place=ae-jafza&state=no-figure')).lines)).not.toContain(unpublished);
  });

  test('says where the catalogue has caught up with a figure', async () => {
    const { amount } = (await planned(published)).line;
    await confirm(published, { low: amount.low, high: amount.high });
    const same = await list('?state=same-as-catalogue');
    expect(named(same.lines)).toEqual([published]);
    expect(same.exportable).toBe(0);
    await confirm(published, { low: amount.low + 1, high: amount.high + 1 });
    expect(await list('?state=same-as-catalogue')).toMatchObject({ total: 0, exportable: 1 });
  });

  test('refuses a cursor from elsewhere', async () => {
    expect(refusal(await olga.call('GET', '/operator/prices?cursor=abc'))).toMatchObject({
      fields: ['cursor'],
    });
  });
});
