import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { isFragment } from './fragment.ts';

const today = plainDate('2026-11-22');

test.each([
  'cost with two visas',
  'License cost with two visas?',
  'with two visas.',
  'the documents',
  'price for a flexi desk',
])('%s is a fragment', (text) => {
  expect(isFragment(text, today)).toBe(true);
});

test.each([
  'How much does it cost?',
  'cost with two visas in DMCC',
  'in Singapore',
  'mainland licence cost',
  'golden visa',
  'corporate tax',
  'bank account',
  'hello',
  'yes please',
  'one, two',
  'Is it cheaper?',
  'I want to open a company',
  "What's next?",
])('%s is none', (text) => {
  expect(isFragment(text, today)).toBe(false);
});
