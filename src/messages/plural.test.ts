import { expect, test } from 'vitest';
import { plural, pluralIn } from './plural.ts';

test('English has one form for 1 and another for every other count', () => {
  const files = (count: number) => plural(count, { one: 'file', other: 'files' });
  expect([0, 1, 2, 11, 21].map(files)).toEqual(['files', 'file', 'files', 'files', 'files']);
});

test('another locale may need more forms', () => {
  const arabic = pluralIn<Intl.LDMLPluralRule>('ar');
  const form = (count: number) =>
    arabic(count, { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' });
  expect([0, 1, 2, 3, 11, 100].map(form)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

test('a missing form does not compile', () => {
  // @ts-expect-error: 'other' is missing
  expect(plural(1, { one: 'file' })).toBe('file');
});
