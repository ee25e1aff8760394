import { fixedRates } from '#domain/catalogue/fixed-rates.ts';
import type { PointValue } from './point-values.ts';

/**
 * How many US dollars one unit of a floating currency can be worth. The bounds lie outside of every rate since these
 * currencies float, so that only what is clear at any rate is ranked by them.
 */
const floating: Readonly<Record<string, { low: number; high: number }>> = {
  GBP: { low: 1, high: 3 },
  SGD: { low: 0.3, high: 1 },
};

/** An amount of money in US dollars: exact by a fixed rate, between wide bounds by a floating one. */
export function inDollars(amount: PointValue): PointValue | undefined {
  const { kind, unit, low, high } = amount;
  if (kind !== 'money') return undefined;
  if (unit === 'USD') return amount;
  const fixed = fixedRates.find(({ one, of }) => one === 'USD' && of === unit);
  const worth = fixed ? { low: 1 / fixed.rate, high: 1 / fixed.rate } : floating[unit];
  return worth && { ...amount, unit: 'USD', low: low * worth.low, high: high * worth.high };
}
