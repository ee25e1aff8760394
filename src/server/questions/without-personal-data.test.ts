import { expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

test.each([
  ['Mail me at jane.doe@example.com about DMCC', 'Mail me at [email] about DMCC'],
  ['Call +971 50 123 4567 please', 'Call [number] please'],
  ['My passport is AB1234567, can I apply?', 'My passport is [number], can I apply?'],
  ['Account 1234 5678 9012', 'Account [number]'],
  ['See https://example.com/?user=jane for it', 'See [address] for it'],
  ['My name is Jane Doe and I want a licence', 'My name is [name] and I want a licence'],
  ['May Mr. John Smith own it?', 'May Mr. [name] own it?'],
  ['What does AED 1,250,000 of capital cost?', 'What does AED 1,250,000 of capital cost?'],
  ['Is the limit AED 375000 in 2026?', 'Is the limit AED 375000 in 2026?'],
  ['two\nlines\u0000  and blanks', 'two lines and blanks'],
])('%j is kept as %j', (question, kept) => {
  expect(withoutPersonalData(question)).toBe(kept);
});

test('a long question is cut', () => {
  expect(withoutPersonalData('why '.repeat(200))).toHaveLength(300);
});
