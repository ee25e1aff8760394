import { expect, test } from 'vitest';
import { type Currency, currencies, minorPerMajor } from './money.ts';
import { amountText, moneyText, moneyTexts } from './money-text.ts';

const british = (currency: Currency, major: number, digits?: number) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...(digits === 0 && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(major);

test('amounts read as British English writes them, whole ones without decimals', () => {
  for (const currency of currencies) {
    const units = minorPerMajor(currency);
    for (const major of [0, 7, 1_015, 1_234_567, -1_015]) {
      const low = major * units;
      expect(moneyText({ currency, low, high: low })).toBe(british(currency, major, 0));
      const odd = low + 1;
      expect(moneyText({ currency, low: odd, high: odd })).toBe(british(currency, odd / units));
    }
  }
});

test('a range names its currency once, with as many decimals on both sides', () => {
  const range = { currency: 'AED', low: 2_140_000, high: 2_540_050 } as const;
  expect(moneyText(range)).toBe('AED\u00A021,400.00\u00A0– 25,400.50');
  expect(amountText(range)).toBe('21,400.00\u00A0– 25,400.50');
  expect(moneyTexts([range, { currency: 'USD', low: 100, high: 100 }])).toBe(
    'AED\u00A021,400.00\u00A0– 25,400.50 + USD\u00A01',
  );
});
