import { expect, test } from 'vitest';
import { withoutOtherExamples } from './other-examples.ts';

test.each([
  [
    'Within 14 days a company reports it [1]. A change on 21 November 2026 is reported by 5 December 2026 [1].',
    'Within 14 days a company reports it [1].',
  ],
  [
    'It is notified within 15 days [1, 2].\n\n- Example: change on 21 November 2026, notify by 6 December 2026 [2].\n- One page says 30 days [2].',
    'It is notified within 15 days [1, 2].\n\n- One page says 30 days [2].',
  ],
  [
    'A name is reserved for 6 months: a certificate of 21 October 2022 expired on 20 April 2023, and guides agree [1, 2]. The licence comes before [2].',
    'A name is reserved for 6 months [1, 2]. The licence comes before [2].',
  ],
  [
    'The day is **4 December 2026**: 14 days from 20 November 2026 [1]. The fee is AED 100 since 1 May 2025 [2].',
    'The day is **4 December 2026**: 14 days from 20 November 2026 [1]. The fee is AED 100 since 1 May 2025 [2].',
  ],
])('%s', (text, kept) => {
  expect(withoutOtherExamples(text)).toBe(kept);
});
