import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../knowledge/index.ts';
import { isOfTrade, otherCountryIn } from './trade.ts';

describe('an unsupported country', () => {
  test.each([
    ['How do I set up a company in Germany?', true],
    ['What does a company in the Cayman Islands cost?', true],
    ['How do I get an Australian student visa?', true],
    ['What about Oman?', true],
    ['company in hong kong price?', true],
    ['GmbH founding costs', true],
    ['cost of a Texas LLC', true],
    ['what is the price of a licence at RAKEZ', true],
    ['what does an Estonian e-residency cost', true],
    ['Compare Meydan and IFZA', true],
    ['Is SHAMS cheaper than IFZA?', true],
    ['What does a company in Sharjah Media City cost?', true],
    ['What does a company in Nevada cost?', true],
    ['Is the office of an IFZA company in Dubai Silicon Oasis?', false],
    ['I live in Texas and want a Delaware LLC', false],
    ['Our GmbH registered to do business in Texas. Do we report beneficial owners?', false],
    ['May a GmbH from Germany own a DMCC company?', false],
    ['Is Wyoming cheaper than Delaware?', false],
    ['How do I set up a company in Dubai?', false],
    ['I live in Germany and want a company in DMCC', false],
    ['We are based in France: what do we need?', false],
    ['I come from India, what do I need?', false],
    ['May my clients in Japan pay me?', false],
    ['Our parent company in Italy opens a branch: how?', false],
    ['What does a licence cost?', false],
  ])('%s', (question, isOther) => {
    expect(otherCountryIn(question) !== undefined).toBe(isOther);
  });
});

test.each([
  ['Do cats like rain?', false],
  ['How do I fix my car engine?', false],
  ['Explain how a jet engine works', false],
  ['May I work under my trade name?', true],
  ['Must I file a 5472?', true],
  ['licenses for freelancers', true],
  ['When is VAT due?', true],
])('%s', (question, isTrade) => {
  expect(isOfTrade(wordsOf(question))).toBe(isTrade);
});
