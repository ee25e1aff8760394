import { expect, test } from 'vitest';
import { answerOf } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';
import { thingsToAdd } from './sum-of-things.ts';

test.each([
  [
    "Standard medical plus Emirates ID for two years, what's that together?",
    ['Standard medical', 'Emirates ID for two years'],
  ],
  [
    'ADGM: card, account and one two-year visa for somebody abroad. What do the three come to?',
    ['card', 'account', 'two-year visa for somebody abroad'],
  ],
  ['What do the trade name and the licence cost together?', ['trade name', 'licence']],
  ['What is the total of the name fee, the card and a visa?', ['name fee', 'card', 'visa']],
])('reads what is to be added up: %s', (question, names) => {
  expect(thingsToAdd(question).map(({ name }) => name)).toEqual(names);
});

test('a number before a thing counts it, and a time does not', () => {
  expect(thingsToAdd('How much are two visas and one card in all?')).toEqual([
    { name: 'visas', count: 2 },
    { name: 'card', count: 1 },
  ]);
});

test.each([
  'What does a company with two visas and a desk cost in all?',
  'What is the corporate tax and what is the VAT?',
  'How much capital plus which papers do we need?',
])('adds up nothing else: %s', (question) => {
  expect(thingsToAdd(question)).toEqual([]);
});

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  [
    "Standard medical in Dubai plus Emirates ID for two years, what's that together?",
    '**AED 520** in all (our sum): AED 320 for standard medical in Dubai [1] and AED 200',
  ],
  [
    'ADGM: establishment card, e-Channels account and one two-year employment visa for somebody abroad. What do the three come to?',
    '**AED 8,561.93** in all',
  ],
])('adds up prices that are published: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, question)).startsWith(opening)).toBe(true);
});
