import type { Currency } from '#domain/values/money.ts';
import type { Total } from './total.ts';

/**
 * Moves items whose total has no upper bound to the end, because they cannot be ranked. Keeps the order otherwise.
 *
 * @param totalOf returns the total of an item
 */
export function rankableFirst<Item>(
  items: readonly Item[],
  totalOf: (item: Item) => Total | undefined,
): readonly Item[] {
  const isRankable = (item: Item) => totalOf(item)?.kind === 'complete';
  return [...items.filter(isRankable), ...items.filter((item) => !isRankable(item))];
}

/**
 * The lowest complete total, if certain: its upper bound does not exceed the lower bound of any
 * other. Incomplete totals are left out and currencies are not compared with each other. If ranges overlap
 * or all are equal, there is none.
 *
 * @returns the currency for each item that is the lowest in it
 */
export function lowestTotals<Item>(
  items: readonly Item[],
  totalOf: (item: Item) => Total | undefined,
): ReadonlyMap<Item, Currency> {
  const complete = items.flatMap((item) => {
    const total = totalOf(item);
    return total?.kind === 'complete' ? [{ item, amounts: total.amounts }] : [];
  });
  const lowest = new Map<Item, Currency>();
  for (const { item, amounts } of complete) {
    const [amount, ...more] = amounts;
    if (!amount || more.length > 0) continue;
    const rivals = complete
      .filter((other) => other.item !== item)
      .flatMap((other) => other.amounts.filter(({ currency }) => currency === amount.currency));
    const isLowest = rivals.every(({ low }) => amount.high <= low);
    if (isLowest && rivals.some(({ high }) => high > amount.low)) lowest.set(item, amount.currency);
  }
  return lowest;
}
