/** Supported currencies as ISO 4217 codes. */
export const currencies = ['AED', 'USD', 'GBP', 'SAR', 'SGD'] as const;
export type Currency = (typeof currencies)[number];

/** Whether the text is the code of a supported currency. */
export function isCurrency(value: unknown): value is Currency {
  return (currencies as readonly unknown[]).includes(value);
}

/** An amount between `low` and `high`, both in minor units (fils, cents, pence). */
export interface MoneyRange {
  currency: Currency;
  low: number;
  high: number;
}

/** Minor units in one major unit: a hundred in every supported currency (ISO 4217). */
const minorPerMajor = 100;

/**
 * Creates an amount from major units, such as `money('AED', 1_015)` or `money('AED', 4_500, 7_000)`.
 *
 * @param low in major units
 * @param high in major units; defaults to `low`
 * @throws RangeError for a negative amount, a fraction of a minor unit, or `high` below `low`
 */
export function money(currency: Currency, low: number, high = low): MoneyRange {
  const range = { currency, low: inMinor(low), high: inMinor(high) };
  if (range.low > range.high) throw new RangeError(`From ${low} to ${high} is no range.`);
  return range;
}

function inMinor(major: number): number {
  const minor = Math.round(major * minorPerMajor);
  if (!(major >= 0) || Math.abs(minor - major * minorPerMajor) > 1e-6) {
    throw new RangeError(`${major} is no amount of money.`);
  }
  return minor;
}

/** Adds amounts of one currency; zero for an empty list. */
export function sumOf(currency: Currency, amounts: readonly MoneyRange[]): MoneyRange {
  const sum = { currency, low: 0, high: 0 };
  for (const amount of amounts) {
    if (amount.currency !== currency)
      throw new TypeError(`${amount.currency} cannot be added to ${currency}.`);
    sum.low += amount.low;
    sum.high += amount.high;
  }
  return sum;
}

/** Multiplies an amount, for example by the number of visas. */
export function times({ currency, low, high }: MoneyRange, count: number): MoneyRange {
  return { currency, low: low * count, high: high * count };
}
