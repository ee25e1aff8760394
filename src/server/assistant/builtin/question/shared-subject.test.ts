import { expect, test } from 'vitest';
import { withSubjectOf } from './shared-subject.ts';

test.each([
  ['when must I register VAT UAE?', 'and what is fine late?', 'and what is fine late register VAT'],
  ['what is fine late return companies UK?', 'and when must I?', 'and when must I return companies'],
  [
    'in Dubai medical test how much does it cost',
    'report how many days?',
    'report how many days medical test',
  ],
  // Whole by itself.
  [
    'how much capital joint stock company Saudi Arabia?',
    'and how many members board of directors?',
    'and how many members board of directors?',
  ],
  ['what is VAT rate UAE?', 'and when due UK?', 'and when due UK?'],
  ['what does IFZA licence cost?', 'do I need capital?', 'do I need capital?'],
])('%s %s', (first, later, whole) => {
  expect(withSubjectOf(first, later)).toBe(whole);
});
