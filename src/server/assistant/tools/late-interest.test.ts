import { expect, test } from 'vitest';
import { lateInterest } from './late-interest.ts';

const rules = `The penalties changed.

| Failure | Penalty |
|---|---|
| Late return | AED 1,000 [2] |
| Late payment | 14% a year, monthly; before: 2% plus 4% a month up to 300% [1] |`;
const of = (text: string) => ({ text, sources: [] });

test.each([
  [
    rules,
    'I paid AED 40,000 of VAT three months late',
    40_000,
    { number: 3, unit: 'month' },
    'AED\u00A01,400',
    '14% a year',
  ],
  [
    'A late payment of tax costs 5% for each month or part of a month [3], in AED.',
    'I paid AED 40,000 of VAT three months late',
    40_000,
    { number: 3, unit: 'month' },
    'AED\u00A06,000',
    '5% a month',
  ],
  [
    rules,
    'VAT of 40000 paid 40 days late',
    40_000,
    { number: 40, unit: 'day' },
    'AED\u00A0933.33',
    '2 months',
  ],
  [
    'Tax that is paid late costs 1% a month [3], in SAR.',
    'I pay 50,000 a year late',
    50_000,
    { number: 1, unit: 'year' },
    'SAR\u00A06,000',
    '12 months',
  ],
  [
    'Tax paid late costs 1% a month [3].',
    'We are late by two months with a tax of 100,000 riyals. What does it cost?',
    100_000,
    { number: 2, unit: 'month' },
    'SAR\u00A02,000',
    '1% a month',
  ],
] as const)('%s %s', (text, question, amount, late, total, part) => {
  const said = lateInterest(of(text), question, amount, late)?.text ?? '';
  expect(said).toContain(`**${total}**`);
  expect(said).toContain(part);
});

test.each([
  [
    'a rule of before',
    'Late payment cost 4% a month before 2026, in AED.',
    'I paid AED 4,000 two months late',
  ],
  ['a rate on tax and penalty', 'Late, USD 200 plus 1.5% a month.', 'I paid USD 3,000 two months late'],
  ['a late return', rules, 'I filed my return on AED 40,000 two months late'],
])('leaves out %s', (_why, text, question) => {
  expect(lateInterest(of(text), question, 4_000, { number: 2, unit: 'month' })).toBeUndefined();
});
