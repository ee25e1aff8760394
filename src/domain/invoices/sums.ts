import { type Currency, minorDigitsOf } from '#domain/values/money.ts';
import type { InvoiceContent, InvoiceLine, LocalVat, VatSum } from './invoice-content.ts';

/** What lines come to. Each line is rounded by itself, so that the sums are exact. */
export function sumsOfInvoice(
  lines: readonly InvoiceLine[],
): Pick<InvoiceContent, 'net' | 'gross'> & { vat: VatSum[] } {
  const vat = new Map<string, VatSum>();
  for (const { net, vat: own } of lines) {
    const key = `${own.treatment} ${own.rate}`;
    const known = vat.get(key) ?? { treatment: own.treatment, rate: own.rate, amount: 0, net: 0 };
    vat.set(key, { ...known, amount: known.amount + own.amount, net: known.net + net });
  }
  return {
    vat: [...vat.values()],
    net: lines.reduce((sum, { net }) => sum + net, 0),
    gross: lines.reduce((sum, { gross }) => sum + gross, 0),
  };
}

/** Whether a text is an exchange rate: positive, with at most six decimals. */
export function isExchangeRate(text: string): boolean {
  return /^\d{1,6}(\.\d{1,6})?$/.test(text) && Number(text) > 0;
}

/**
 * VAT and total in the currency of the seller's country, each rounded half up to its minor unit.
 *
 * @param rate one unit of the invoice's currency in the local one
 */
export function localVatOf(
  { vat, gross }: Pick<InvoiceContent, 'vat' | 'gross'>,
  from: Currency,
  to: Currency,
  rate: string,
): LocalVat {
  const tax = vat.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency: to,
    rate,
    vat: exchanged(tax, from, to, rate),
    gross: exchanged(gross, from, to, rate),
  };
}

/** In whole numbers: a product of amount and rate can be too large, and too fine, for a float. */
function exchanged(amount: number, from: Currency, to: Currency, rate: string): number {
  const [whole = '0', decimals = ''] = rate.split('.');
  const digits = decimals.length + minorDigitsOf(from);
  const product = BigInt(amount) * BigInt(whole + decimals) * 10n ** BigInt(minorDigitsOf(to));
  const divisor = 10n ** BigInt(digits);
  return Number((2n * product + divisor) / (2n * divisor));
}
