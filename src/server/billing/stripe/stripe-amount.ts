import type { ChargedAmount } from '#domain/billing/amount-text.ts';

/**
 * How many decimals Stripe's integers have where it is not two. This is Stripe's own list, which is not that of
 * ISO 4217 or of Intl: it counts the króna (ISK) and the Ugandan shilling (UGX) in hundredths.
 * https://docs.stripe.com/currencies#zero-decimal and #three-decimal
 */
const decimalsOf: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** An amount as Stripe writes it, an integer of the currency's smallest unit, as a decimal of its major one. */
export function chargedAmount(currency: string, minor: number): ChargedAmount {
  const code = currency.toUpperCase();
  const decimals = decimalsOf[code] ?? 2;
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const major = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return { currency: code, value: `${minor < 0 ? '-' : ''}${major}${fraction && `.${fraction}`}` };
}
