import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  ['Five partners hold 20% each in our Dubai LLC. Who is the beneficial owner?', /^If nobody holds 25%/],
  ['How much is the fine for registering for VAT too late?', /^The fine for registering late .*AED 10,000/],
  ['Who supervises Wio?', /^The Central Bank of the UAE/],
  ['We are a category 3 employer. What do we pay for three permits?', /^That is \*\*AED 10,350\*\*/],
  ['Was the AED 1 million capital for a JAFZA FZE abolished?', /^Yes: .*2016 abolished/],
  ["ADGM category B: what's in the USD 5,800?", /^The USD 5,800 .*USD 200 for the name/],
  ['Which monthly fee does First Abu Dhabi Bank charge a company?', /not found .*First Abu Dhabi Bank/],
  ['Can my company get visas before it has an establishment card?', /^No: without the establishment card/],
  // Companies from before March 2024 had a date by the month of their licence.
  [
    'We run our LLC in Ajman since August 2019. What was the last day to register for corporate tax?',
    /^August or September: .*31 October 2024/,
  ],
])('one item of a rule opens the answer: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});
