import { describe, expect, test } from 'vitest';
import { lowestCosts } from './lowest-cost.ts';
import { amount, aPlan } from './testing/a-plan.ts';

const costs = (id: string, ...totals: ReturnType<typeof amount>[]) => aPlan({ id, firstYear: { totals } });
const lowest = (...plans: ReturnType<typeof aPlan>[]) => [...lowestCosts(plans, 'year-1')];

describe('the lowest cost', () => {
  test('is the one whose highest is no more than the lowest of the others', () => {
    expect(lowest(costs('a', amount('AED', 20, 30)), costs('b', amount('AED', 10, 20)))).toEqual([
      ['b', 'AED'],
    ]);
  });

  test('shows no lowest cost where ranges overlap or are all equal', () => {
    expect(lowest(costs('a', amount('AED', 20, 30)), costs('b', amount('AED', 10, 21)))).toEqual([]);
    expect(lowest(costs('a', amount('AED', 20)), costs('b', amount('AED', 20)))).toEqual([]);
  });

  test('is looked for within a currency only', () => {
    expect(lowest(costs('a', amount('AED', 1)), costs('b', amount('GBP', 20)))).toEqual([]);
    expect(
      lowest(costs('a', amount('AED', 1)), costs('b', amount('AED', 2)), costs('c', amount('GBP', 1))),
    ).toEqual([['a', 'AED']]);
    expect(lowest(costs('a', amount('AED', 1), amount('USD', 1)), costs('b', amount('AED', 2)))).toEqual([]);
  });

  test('has nothing to be confirmed, but others may', () => {
    const open = aPlan({ id: 'open', firstYear: { totals: [amount('AED', 5)], unconfirmed: 1 } });
    expect(lowest(open, costs('b', amount('AED', 9)))).toEqual([]);
    expect(lowest(open, costs('b', amount('AED', 4)))).toEqual([['b', 'AED']]);
  });

  test('shows no lowest cost beside a place without known figures', () => {
    const unknown = { totals: [], unconfirmed: 3 };
    const rivals = [costs('a', amount('AED', 1)), costs('b', amount('AED', 2))];
    expect(lowest(...rivals, aPlan({ id: 'c', firstYear: unknown }))).toEqual([]);
    expect(lowest(...rivals, aPlan({ id: 'c', country: 'GB', firstYear: unknown }))).toEqual([['a', 'AED']]);
  });
});
