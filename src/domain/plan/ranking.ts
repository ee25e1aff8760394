import type { Currency } from '#domain/values/money.ts';
import type { Total } from './total.ts';

/**
 * Sorts those without an upper bound last, since they cannot be ranked. The order is otherwise kept.
 *
 * @param totalOf the total that the ranking is about
 */
export function rankableFirst<Item>(
  items: readonly Item[],
  totalOf: (item: Item) => Total | undefined,
): readonly Item[] {
  const isRankable = (item: Item) => totalOf(item)?.kind === 'complete';
  return [...items.filter(isRankable), ...items.filter((item) => !isRankable(item))];
}

/**
 * The lowest of the complete totals, as far as that is certain: its highest is no more than what any other at
 * least costs. Incomplete ones are left out, other currencies are not compared, and where ranges overlap
 * or all are equal there is none.
 *
 * @returns its currency for each that is the lowest in it
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
