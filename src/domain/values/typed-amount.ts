import { type Currency, minorDigitsOf, minorPerMajor } from './money.ts';

/** An amount as people type it, as in '12,000.50', in minor units of the currency; NaN for anything else. */
export function minorUnitsIn(text: string, currency: Currency): number {
  const plain = text.trim().replaceAll(/(?<=\d)[,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  const [, decimals = ''] = /^\d+(?:\.(\d+))?$/.exec(plain) ?? [plain, 'none'];
  if (!/^\d*$/.test(decimals) || decimals.length > minorDigitsOf(currency)) return Number.NaN;
  return Math.round(Number(plain) * minorPerMajor(currency));
}

/** An amount as people type it, without grouping, as in '12000.50'. */
export function typedAmount(minor: number, currency: Currency): string {
  const text = (minor / minorPerMajor(currency)).toFixed(minorDigitsOf(currency));
  return text.replace(/\.0+$/, '');
}
