import { describe, expect, test } from 'vitest';
import { lowestCosts, lowestMarks } from './lowest-cost.ts';
import { amount, aPlan, costs, costsWithoutLicence } from './testing/a-plan.ts';

const place = (id: string, ...amounts: ReturnType<typeof amount>[]) =>
  aPlan({ id, firstYear: { total: costs(...amounts) } });
const lowest = (...plans: ReturnType<typeof aPlan>[]) => [...lowestCosts(plans, 'year-1')];

describe('the lowest cost', () => {
  test('is the one whose highest is no more than the lowest of the others', () => {
    expect(lowest(place('a', amount('AED', 20, 30)), place('b', amount('AED', 10, 20)))).toEqual([
      ['b', 'AED'],
    ]);
  });

  test('shows no lowest cost where ranges overlap or are all equal', () => {
    expect(lowest(place('a', amount('AED', 20, 30)), place('b', amount('AED', 10, 21)))).toEqual([]);
    expect(lowest(place('a', amount('AED', 20)), place('b', amount('AED', 20)))).toEqual([]);
  });

  test('is looked for within a currency only', () => {
    expect(lowest(place('a', amount('AED', 1)), place('b', amount('GBP', 20)))).toEqual([]);
    expect(
      lowest(place('a', amount('AED', 1)), place('b', amount('AED', 2)), place('c', amount('GBP', 1))),
    ).toEqual([['a', 'AED']]);
    expect(lowest(place('a', amount('AED', 1), amount('USD', 1)), place('b', amount('AED', 2)))).toEqual([]);
  });

  test('is looked for among all of them where all are in one currency', () => {
    const inDollars = (id: string, country: 'AE' | 'US', own: ReturnType<typeof amount>, dollars: number) => {
      const plan = aPlan({ id, country, firstYear: { total: costs(own) } });
      const years = [
        { year: 1, total: costs(amount('USD', dollars)), totalWithoutAgency: null, deposits: null },
      ];
      return {
        ...plan,
        converted: {
          currency: 'USD' as const,
          years,
          rates: [],
          missing: [],
          rounding: 'whole-units' as const,
        },
      };
    };
    const zone = inDollars('zone', 'AE', amount('AED', 37), 10);
    const llc = inDollars('llc', 'US', amount('USD', 9), 9);
    expect(lowest(zone, llc)).toEqual([['llc', 'USD']]);
    const open = aPlan({
      id: 'open',
      country: 'GB',
      firstYear: { total: costsWithoutLicence(), unconfirmed: 1 },
    });
    expect(lowest(zone, llc, { ...open, converted: { ...llc.converted, years: [] } })).toEqual([]);
  });

  test('has nothing to be confirmed, but others may', () => {
    const open = aPlan({ id: 'open', firstYear: { total: costs(amount('AED', 5)), unconfirmed: 1 } });
    expect(lowest(open, place('b', amount('AED', 9)))).toEqual([]);
    expect(lowest(open, place('b', amount('AED', 4)))).toEqual([['b', 'AED']]);
  });

  test('shows no lowest cost beside a place of its country that may be lower', () => {
    const unknown = { total: costsWithoutLicence(), unconfirmed: 3 };
    const rivals = [place('a', amount('AED', 10)), place('b', amount('AED', 20))];
    expect(lowest(...rivals, aPlan({ id: 'c', firstYear: unknown }))).toEqual([]);
    expect(lowest(...rivals, aPlan({ id: 'c', country: 'GB', firstYear: unknown }))).toEqual([['a', 'AED']]);
  });

  test('is never a place without an upper bound, however little the rest of it costs', () => {
    const open = { total: costsWithoutLicence(amount('AED', 1)), unconfirmed: 1 };
    const dearer = { total: costsWithoutLicence(amount('AED', 10)), unconfirmed: 1 };
    const rivals = [place('a', amount('AED', 10)), place('b', amount('AED', 20))];
    expect(lowest(...rivals, aPlan({ id: 'c', firstYear: open }))).toEqual([]);
    expect(lowest(...rivals, aPlan({ id: 'c', firstYear: dearer }))).toEqual([['a', 'AED']]);
    expect(lowest(aPlan({ id: 'c', firstYear: open }), aPlan({ id: 'd', firstYear: dearer }))).toEqual([]);
  });
});

describe('our own fee', () => {
  const withFee = (id: string, total: number, withoutFee: number) =>
    aPlan({
      id,
      firstYear: {
        total: costs(amount('AED', total)),
        totalWithoutAgency: costs(amount('AED', withoutFee)),
      },
    });
  const marks = (...plans: ReturnType<typeof aPlan>[]) => [...lowestMarks(plans, 'year-1')];

  test('never decides silently which place is the lowest', () => {
    expect(marks(withFee('a', 10, 9), withFee('b', 12, 10))).toEqual([['a', 'lowest']]);
    expect(marks(withFee('a', 10, 9), withFee('b', 12, 8))).toEqual([
      ['a', 'lowestWithFee'],
      ['b', 'lowestWithoutFee'],
    ]);
    expect(marks(withFee('a', 10, 9), withFee('b', 12, 9))).toEqual([['a', 'lowestWithFee']]);
    expect(marks(place('a', amount('AED', 10)), withFee('b', 12, 8))).toEqual([
      ['a', 'lowestWithFee'],
      ['b', 'lowestWithoutFee'],
    ]);
  });
});
