import { describe, expect, test } from 'vitest';
import { countedDays } from './counted-days.ts';
import { multiplied } from './multiplied.ts';
import { sentencesIn } from './sentences.ts';
import { visasByArea } from './visas-by-area.ts';

const said = (text: string) => ({ text, sources: [] });

describe('days counted from a date in the question', () => {
  test.each([
    ['The name is valid for 6 months [1].', '2026-10-21', '21 April 2027'],
    ['File within 30 days of the transfer.', '2027-01-05', '4 February 2027'],
    ['Due by the end of the 9th month after the period ends [2].', '2027-03-31', '31 December 2027'],
    ['Pay on the 28th day after the period ends.', '2026-12-31', '28 January 2027'],
    ['It lasts 2 years.', '2024-02-29', '28 February 2026'],
  ])('%s', (text, from, day) => {
    expect(countedDays([said(text)], from as '2026-01-01', true, () => 1)?.text).toContain(`**${day}**`);
  });

  test('use the sentence that matches the question', () => {
    const text = 'Register within 3 months. For a newborn apply within 120 days of birth.';
    const counted = countedDays([said(text)], '2026-12-01', false, (sentence) =>
      /birth/.test(sentence) ? 2 : 1,
    );
    expect(counted?.text).toBe('- 120 days from 1 December 2026: **31 March 2027**');
  });

  test('keep the citations of their sentence', () => {
    expect(countedDays([said('Valid 60 days [2, 3].')], '2026-11-21', false, () => 1)?.text).toMatch(
      / \[2, 3\]$/,
    );
  });

  test('need a period, but not in working days', () => {
    expect(countedDays([said('It is renewed.')], '2026-11-21', false, () => 1)).toBeUndefined();
    const return28 = said('It is due on the 28th day after the tax period ends [1].');
    expect(countedDays([return28], '2026-02-01', false, () => 1)).toBeUndefined();
    expect(countedDays([return28], '2026-03-31', true, () => 1)?.text).toContain('28 April 2026');
    expect(
      countedDays([said('It takes after 20 business days.')], '2026-11-21', false, () => 1),
    ).toBeUndefined();
  });
});

describe('an amount per unit', () => {
  const stemOf = (word: string) => word.toLowerCase().replace(/s$/, '');
  test.each([
    ['Overstaying costs AED 50 a day [1].', 12, 'day', 'AED\u00A0600'],
    [
      'Late filing: AED 500 a month or part of a month for the first 12 months, then AED 1,000 a month.',
      15,
      'month',
      'AED\u00A09,000',
    ],
    ['A foreign employee costs a levy of SAR 800 a month.', 12, 'employee', 'SAR\u00A09,600'],
  ])('%s', (text, number, unit, total) => {
    expect(multiplied(said(text), [{ number, unit }], stemOf)?.text).toContain(`**${total}**`);
  });

  test('is not multiplied if it is a range', () => {
    const text = 'An employment visa costs about AED 4,500 to 7,000 a person in all.';
    expect(multiplied(said(text), [{ number: 2, unit: 'visa' }], stemOf)).toBeUndefined();
  });

  test('is not multiplied by another unit', () => {
    expect(multiplied(said('AED 50 a day.'), [{ number: 3, unit: 'visa' }], stemOf)).toBeUndefined();
  });
});

test.each([
  ['About 1 visa per 9 square metres [1].', 72, 'about 8 visas'],
  ['One visa for every 8 to 10 square metres.', 80, 'about 8 to 10 visas'],
])('%s', (text, area, visas) => {
  expect(visasByArea(said(text), area)?.text).toContain(visas);
});

test('sentences are split correctly, with their citations', () => {
  expect(sentencesIn('A costs AED 1,000 [1]. B is free [2]; no more.\n- C too [3]\n1. D')).toEqual([
    'A costs AED 1,000 [1].',
    'B is free [2]; no more.',
    'C too [3]',
    'D',
  ]);
});
