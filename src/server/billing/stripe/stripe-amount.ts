import type { ChargedAmount } from '#domain/billing/amount-text.ts';

/**
 * Decimals of Stripe's integers if not two. This is Stripe's own list, which differs from ISO 4217 and Intl: it
 * counts the króna (ISK) and the Ugandan shilling (UGX) in hundredths.
 * https://docs.stripe.com/currencies#zero-decimal and #three-decimal
 */
const decimalsOf: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** Converts Stripe's integer in the smallest unit to a decimal in the major one. */
export function chargedAmount(currency: string, minor: number): ChargedAmount {
  const code = currency.toUpperCase();
  const decimals = decimalsOf[code] ?? 2;
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const major = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return { currency: code, value: `${minor < 0 ? '-' : ''}${major}${fraction && `.${fraction}`}` };
}
