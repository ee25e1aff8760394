import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { typedFieldsOf } from './typed-fields.ts';

const fields = [
  { id: 'street', label: 'Street', kind: 'text', isRequired: true },
  {
    id: 'use',
    label: 'Use',
    kind: 'choice',
    isRequired: true,
    choices: [{ id: 'office', label: 'Office' }],
  },
] as const;

test('what was typed stands beside the round that was returned, with what was said about it', () => {
  const on = plainDate('2026-11-20');
  const points = [{ text: 'The number is missing.', about: 'street' }, { text: 'Sign it.' }];
  const first = { submittedOn: on, values: { street: 'Harbour Rd' } };
  const typed = { street: 'Harbour Rd 4', use: 'office' };
  expect(typedFieldsOf(fields, { street: 'Harbour Rd' }, [first])).toMatchObject([
    { typed: 'Harbour Rd', before: null, verdict: 'first' },
    { typed: null, verdict: 'first' },
  ]);
  const rounds = [{ ...first, returned: { on, from: 'agency' as const, points } }, { values: typed }];
  expect(typedFieldsOf(fields, typed, rounds)).toMatchObject([
    {
      typed: 'Harbour Rd 4',
      before: 'Harbour Rd',
      verdict: 'changed',
      returnedFor: ['The number is missing.'],
    },
    { typed: 'Office', before: null, verdict: 'changed', returnedFor: [] },
  ]);
});
