import { expect, test } from 'vitest';
import { asForeigner } from './nationality.ts';

test.each([
  ['Can an Indian citizen open a company in Dubai?', 'Can a foreigner open a company in Dubai?'],
  ['Can Pakistanis own a UK Ltd?', 'Can a foreigner own a UK Ltd?'],
  ['May an Egyptian also register an LLC?', 'May a foreigner also register an LLC?'],
  ['Can an Indian company own a Dubai LLC?', 'Can a foreign company own a Dubai LLC?'],
])('for who may own a company, a nationality is any: %s', (asked, read) => {
  expect(asForeigner(asked)).toBe(read);
});

test.each([
  'Can an Indian get an E-2 visa?',
  'Can an Indian have an E-2 visa?',
  'Does an Indian register for corporate tax?',
  'Can a Saudi own a company in Dubai?',
  'Can my Indian employee open a bank account?',
])('where it may matter, it stays: %s', (asked) => {
  expect(asForeigner(asked)).toBe(asked);
});
