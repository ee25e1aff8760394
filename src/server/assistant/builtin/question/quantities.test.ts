import { expect, test } from 'vitest';
import { revenueBesideLimit } from './quantities.ts';

test.each([
  ['A company with revenue of less than AED 50 million: when?', 49_999_999],
  ['Our turnover is over 3,000,000. When do we register?', 3_000_001],
  ['Is less than AED 15,000 of salary enough?', undefined],
  ['Our revenue is AED 50 million.', undefined],
])('the side of a limit that a revenue lies on: %s', (question, revenue) => {
  expect(revenueBesideLimit(question)).toBe(revenue);
});
