import { expect, test } from 'vitest';
import { lateTier } from './deciding-tier.ts';
import { quantitiesIn } from './typed-rates.ts';

const fine = {
  text: 'Late accounts cost GBP 150 up to 1 month late, GBP 375 for 1 to 3 months and GBP 1,500 over 6 months [1].',
  sources: [],
};

const withRepeat = {
  ...fine,
  text: `${fine.text} Late again, they cost GBP 300 up to 1 month late, GBP 750 for 1 to 3 months and GBP 3,000 over 6 months [1].`,
};

test.each([
  ['We are 2 months late', 'GBP 375'],
  ['We are 2 months late, and were late last year too', 'GBP 750'],
])('a repeat costs more: %s', (question, price) => {
  expect(lateTier(withRepeat, question, quantitiesIn(question))?.text).toContain(`**${price}**`);
});

test.each([
  ['We are 3 weeks late', 'GBP 150'],
  ['We are 40 days late', 'GBP 375'],
  ['We are 2 months late', 'GBP 375'],
  ['We are 8 months late', 'GBP 1,500'],
  ['We are late by more than 6 months', 'GBP 1,500'],
])('%s: %s', (question, price) => {
  expect(lateTier(fine, question, quantitiesIn(question))?.text).toContain(`**${price}**`);
});
