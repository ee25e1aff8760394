import { expect, test } from 'vitest';
import { countryDefinitions } from '#domain/catalogue/catalogue.ts';
import { money } from '#domain/values/money.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import {
  type AdoptedFigure,
  adoptedFigures,
  adoptedFiguresText,
  problemsOfAdopted,
} from './adopted-figures.ts';

const licence: AdoptedFigure = {
  place: 'ae-jafza',
  line: 'licence',
  amount: money('AED', 9_000),
  sourceTitle: 'Tariff',
  sourceUrl: 'https://example.com/tariff',
  seenOn: plainDate('2026-11-20'),
  replaces: null,
};

test('the adopted figures match the jurisdictions’ files', () => {
  expect(problemsOfAdopted(adoptedFigures, countryDefinitions)).toEqual([]);
});

test.each<[string, AdoptedFigure[], RegExp]>([
  ['twice', [licence, licence], /is there twice/],
  ['for a fee that is gone', [{ ...licence, line: 'gone' }], /no longer a fee/],
  ['in another currency', [{ ...licence, amount: money('USD', 1) }], /is in USD/],
  [
    'beside a figure that the place has got since',
    [{ ...licence, line: 'residence-visa' }],
    /remove the older/,
  ],
  ['instead of a figure that has changed', [{ ...licence, replaces: money('AED', 1) }], /remove the older/],
])('reports a figure that is there %s', (_, figures, problem) => {
  expect(problemsOfAdopted(figures, countryDefinitions)).toContainEqual(expect.stringMatching(problem));
});

test('accepts a matching figure', () => {
  expect(problemsOfAdopted([licence], countryDefinitions)).toEqual([]);
});

test('a newer figure replaces the earlier one and keeps its position', () => {
  const registration = { ...licence, line: 'registration' };
  const newer = { ...licence, amount: money('AED', 9_500) };
  expect(JSON.parse(adoptedFiguresText([licence, registration], [newer]))).toEqual([newer, registration]);
});
