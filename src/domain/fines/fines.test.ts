import { describe, expect, test } from 'vitest';
import { problemsOfSources } from '#domain/catalogue/integrity.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { fineAfter } from './fine.ts';
import { fines } from './fines.ts';

const textOf = (id: string, units: number) => {
  const fine = fines.find((each) => each.id === id);
  if (!fine) throw new Error(`There is no fine '${id}'.`);
  const after = fineAfter(fine.rule.value, units);
  return `${moneyText(after.fine).replace('\u00a0', ' ')}${after.isCapped ? ', capped' : ''}`;
};

describe('a fine after so much time', () => {
  test.each<[string, number, string]>([
    ['abu-dhabi-licence', 0, 'AED 0'],
    ['abu-dhabi-licence', 5, 'AED 1,000'],
    ['abu-dhabi-licence', 20, 'AED 4,000'],
    ['abu-dhabi-licence', 21, 'AED 4,000, capped'],
    ['abu-dhabi-licence', 60, 'AED 4,000, capped'],
    ['vat-deregistration', 10, 'AED 10,000'],
    ['vat-deregistration', 24, 'AED 10,000, capped'],
    ['corporate-tax-return', 12, 'AED 6,000'],
    ['corporate-tax-return', 14, 'AED 8,000'],
    ['dubai-licence', 3, 'AED 750'],
    ['establishment-card', 2, 'AED 200'],
    ['identity-card', 10, 'AED 200'],
    ['overstay', 7, 'AED 350'],
  ])('%s after %i: %s', (id, units, expected) => {
    expect(textOf(id, units)).toBe(expected);
  });

  test('no fine ever exceeds its cap, and each rests on a page', () => {
    const today = plainDate(new Date().toISOString().slice(0, 10));
    expect(problemsOfSources(fines, 'fines', today)).toEqual([]);
    for (const { rule } of fines) {
      const { atMost } = rule.value;
      for (let units = 0; atMost !== undefined && units < 500; units += 1)
        expect(fineAfter(rule.value, units).fine.high).toBeLessThanOrEqual(atMost * 100);
    }
  });
});
