import { expect, test } from 'vitest';
import { limitVerdict } from './limit-verdict.ts';

const text =
  'The tax is 0% on taxable income up to AED 375,000 [1]. The relief is for a revenue up to AED 3 million [2].';

test.each([
  [
    'Turnover of 2.4 million. Can we say that we have no taxable income?',
    2_400_000,
    'Yes, as far as the amount decides: AED 2,400,000 is not above AED 3 million [2].',
  ],
  [
    'Turnover of 3.4 million. Can we say that we have no taxable income?',
    3_400_000,
    'No: AED 3,400,000 is above AED 3 million [2].',
  ],
])('an amount is measured against a limit of its own kind: %s', (question, amount, verdict) => {
  const asked = { question, amount, asks: 'may', isAbout: () => true } as const;
  expect(limitVerdict({ text, sources: [] }, asked)?.text).toBe(verdict);
});

test('an amount that is no obstacle stands behind a no for another reason', () => {
  const told = 'No: a zone company that pays 0% cannot elect the relief for revenue up to AED 3 million [1].';
  const asked = {
    question: 'Sales of 2 million',
    amount: 2_000_000,
    asks: 'may',
    isAbout: () => true,
  } as const;
  expect(limitVerdict({ text: told, sources: [] }, asked)).toBeUndefined();
});
