import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();
const answer = async (question: string) =>
  (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');

test.each([
  [
    'Our Riyadh company pays SAR 80,000 rent to an owner abroad. How much do we hold back?',
    /^5% of SAR 80,000 is \*\*SAR 4,000\*\* \(our sum\)/,
  ],
  [
    'Our Singapore company owes S$50,000 tax for year of assessment 2026. How much is left after the rebate?',
    /which leaves \*\*SGD 30,000\*\*/,
  ],
  [
    'Franchise tax USD 12,000 for our Delaware corp: what share falls due in September?',
    /^20% of USD 12,000, due by 1 September, is \*\*USD 2,400\*\*/,
  ],
  [
    'My Wyoming LLC has assets of $1,000,000 in the state. How much is its yearly licence tax?',
    /^0\.0002 × USD 1,000,000 is \*\*USD 200\*\*/,
  ],
  [
    'Our Delaware corporation earned $200,000 apportioned to Delaware. How much state income tax?',
    /^8\.7% of USD 200,000 is \*\*USD 17,400\*\*/,
  ],
  [
    'JAFZA warehouse for AED 300,000 a year. How much public health charge comes on top?',
    /^2% of AED 300,000 is \*\*AED 6,000\*\*/,
  ],
  [
    'We owe a bank in London SAR 60,000 interest from our Saudi company. How much withholding tax is that?',
    /^5% of SAR 60,000 is \*\*SAR 3,000\*\*/,
  ],
])('the share of the amount comes first: %s', async (question, opening) => {
  expect(await answer(question)).toMatch(opening);
});

test.each([
  'Our Saudi turnover is SAR 2,000,000. How much zakat do we pay on the zakat base?',
  'Our Wyoming LLC had sales of $5,000,000. What is the annual licence tax?',
  'Our Riyadh company pays SAR 80,000 rent to an owner abroad. When is the tax due?',
  'We borrow SAR 500,000 from a bank abroad for our Riyadh company. How much tax do we withhold on the interest?',
])('no share is taken of what is no base: %s', async (question) => {
  expect(await answer(question)).not.toContain('our sum');
});
