/** The currencies of authorities' fees, in which plans can be shown, as ISO 4217 codes. */
export const planCurrencies = ['AED', 'USD', 'GBP', 'SAR', 'SGD'] as const;
export type PlanCurrency = (typeof planCurrencies)[number];

/** Supported currencies: those of plans, and what agencies charge in besides. */
export const currencies = [
  ...planCurrencies,
  'EUR',
  'CHF',
  'QAR',
  'KWD',
  'BHD',
  'OMR',
  'INR',
  'JPY',
] as const;
export type Currency = (typeof currencies)[number];

/** Whether the text is the code of a currency that plans can be shown in. */
export function isPlanCurrency(value: unknown): value is PlanCurrency {
  return (planCurrencies as readonly unknown[]).includes(value);
}

/** Decimals of the minor unit where they are not two (ISO 4217). */
const otherDigits: Partial<Record<Currency, number>> = { KWD: 3, BHD: 3, OMR: 3, JPY: 0 };

/** Decimals of a currency: 2 for AED, 3 for KWD, 0 for JPY. */
export function minorDigitsOf(currency: Currency): number {
  return otherDigits[currency] ?? 2;
}

/** Minor units in one major unit: 100 for AED, 1,000 for KWD, 1 for JPY. */
export function minorPerMajor(currency: Currency): number {
  return 10 ** minorDigitsOf(currency);
}

/** An amount between `low` and `high`, both in minor units (fils, cents, pence). */
export interface MoneyRange {
  currency: Currency;
  low: number;
  high: number;
}

/**
 * Creates an amount from major units, such as `money('AED', 1_015)` or `money('AED', 4_500, 7_000)`.
 *
 * @param low in major units
 * @param high in major units; defaults to `low`
 * @throws RangeError for a negative amount, a fraction of a minor unit, or `high` below `low`
 */
export function money(currency: Currency, low: number, high = low): MoneyRange {
  const range = { currency, low: inMinor(currency, low), high: inMinor(currency, high) };
  if (range.low > range.high) throw new RangeError(`From ${low} to ${high} is no range.`);
  return range;
}

function inMinor(currency: Currency, major: number): number {
  const units = minorPerMajor(currency);
  const minor = Math.round(major * units);
  if (!(major >= 0) || Math.abs(minor - major * units) > 1e-6) {
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
