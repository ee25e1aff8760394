import { expect, test } from 'vitest';
import { failureMessages } from '#messages/failures.ts';
import { fieldMessages } from '#messages/fields.ts';
import { wordFailure } from './word-failure.ts';

test('a failure is worded by its code, and a field by its problem, whatever the server says', () => {
  const words = wordFailure({
    code: 'invalid-input',
    message: 'The server’s own sentence.',
    fields: { 'shares.total': 'The server’s own sentence.' },
    problems: { 'shares.total': { code: 'too-large', field: 'total-shares', max: 1000 } },
  });
  expect(words).toEqual({
    message: failureMessages['invalid-input'],
    fields: { 'shares.total': 'Total authorized shares can be at most 1,000.' },
  });
});

test('the server’s sentences remain for codes that this page does not know', () => {
  const answered = JSON.parse(
    '{"code":"from-tomorrow","message":"Come back later.","fields":{"name":"Taken."},"problems":{"name":{"code":"taken"}}}',
  );
  expect(wordFailure(answered)).toEqual({ message: 'Come back later.', fields: { name: 'Taken.' } });
});

test('a code that names a property of every object is unknown, too', () => {
  const answered = JSON.parse(
    '{"code":"constructor","message":"No.","problems":{"name":{"code":"toString"}}}',
  );
  expect(wordFailure(answered)).toEqual({ message: 'No.', fields: {} });
});

test('a failure without code and message has no words', () => {
  expect(wordFailure({})).toEqual({ fields: {} });
  expect(wordFailure({ problems: { name: { code: 'not-id' } } })).toEqual({
    fields: { name: fieldMessages['not-id']({}) },
  });
});
