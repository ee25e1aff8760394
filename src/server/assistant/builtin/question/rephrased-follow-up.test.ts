import { expect, test } from 'vitest';
import { isPhrase, newWords, rephrasings } from './rephrased-follow-up.ts';

test.each([
  [
    'What income do I need to bring my wife to the UAE?',
    'And my parents?',
    'What income do I need to bring my parents to the UAE?',
  ],
  [
    'What capital does a Saudi trading company with 100% foreign ownership need?',
    'And with a Saudi partner?',
    'What capital does a Saudi trading company with a Saudi partner need?',
  ],
  [
    'How much property do I need for the Golden residence in Dubai?',
    'And with a bank deposit instead?',
    'How much do I need for the Golden residence in Dubai with a bank deposit?',
  ],
  [
    'How many shareholders may a private company have?',
    'How many can be in a partnership then?',
    'how many shareholders can be in a partnership?',
  ],
  [
    'How much is the Emirates ID for two years?',
    'And for five?',
    'How much is the Emirates ID for five years?',
  ],
  [
    'What does the trade name cost in Dubai?',
    'And for the licence itself?',
    'What does the licence cost in Dubai?',
  ],
  ['Is an audit needed in ADGM?', 'From which size?', 'From which size is an audit needed in ADGM?'],
  [
    'When are its financial statements due?',
    'Who has to file them?',
    'Who has to file the financial statements?',
  ],
])('after %o, %o stands for a whole question', (before, followUp, whole) => {
  expect(rephrasings(followUp, before)).toContain(whole);
});

test('tells a phrase from a sentence', () => {
  expect(isPhrase('And for the spouse?')).toBe(true);
  expect(isPhrase('For how long?')).toBe(true);
  expect(isPhrase('And what does it cost?')).toBe(false);
  expect(isPhrase('Do I need an audit?')).toBe(false);
});

test('tells what a follow-up adds', () => {
  expect(newWords('And with a bank deposit?', 'How much property do I need?')).toEqual(['bank', 'deposit']);
});
