import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();
const answer = async (question: string) =>
  (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');

test.each([
  [
    'How much corporation tax does a UK company pay on £120,000?',
    /^The tax on a profit of GBP 120,000 is \*\*GBP 28,050\*\*/,
  ],
  [
    'Saudi mixed LLC, half Saudi, half British, profit SAR 1,000,000: how much income tax for the British half?',
    /\*\*SAR 100,000\*\*: 20% of SAR 500,000/,
  ],
])('a tax is computed by the rule for that amount and currency: %s', async (question, sum) => {
  expect(await answer(question)).toMatch(sum);
});

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
  [
    'The LLC (capital AED 300,000) made AED 250,000 net profit. How much do we put in the legal reserve?',
    /^5% of AED 250,000 is \*\*AED 12,500\*\*/,
  ],
  [
    "Our Pte Ltd pays its UK parent interest of S$12,500. What's the withholding tax in dollars?",
    /^15% of SGD 12,500 is \*\*SGD 1,875\*\*/,
  ],
  [
    'Singapore tax bill for YA 2026 is S$45,000. What do we finally pay after the corporate income tax rebate?',
    /which leaves \*\*SGD 27,000\*\*/,
  ],
])('the share of the amount comes first: %s', async (question, opening) => {
  expect(await answer(question)).toMatch(opening);
});

test.each([
  'Our Saudi turnover is SAR 2,000,000. How much zakat do we pay on the zakat base?',
  'Our Wyoming LLC had sales of $5,000,000. What is the annual licence tax?',
  'Our Wyoming LLC has $2 million in assets but all in Texas, none in Wyoming. What is the licence tax?',
  'Our Riyadh company pays SAR 80,000 rent to an owner abroad. When is the tax due?',
  'We borrow SAR 500,000 from a bank abroad for our Riyadh company. How much tax do we withhold on the interest?',
])('no share is taken of what is no base: %s', async (question) => {
  expect(await answer(question)).not.toContain('our sum');
});

test.each([
  [
    'What do I pay for the Emirates ID over my five-year Green residence?',
    /^That is \*\*AED 500\*\*: 5 × AED 100/,
  ],
  [
    '3 work permits: what do three foreign employees cost us in levy a month in Saudi Arabia?',
    /^That is \*\*SAR 2,400\*\* a month: 3 × SAR 800/,
  ],
  ['Two Form 5472 (2023 and 2024) never filed: total basic penalty?', /^That is \*\*USD 50,000\*\*/],
])('the price of the asked thing is multiplied: %s', async (question, opening) => {
  expect(await answer(question)).toMatch(opening);
});

test.each([
  [
    'Three dependants in Saudi Arabia at SAR 400 each for half a year, how much?',
    /^That is \*\*SAR 7,200\*\*: 3 × SAR 400 × 6 months/,
  ],
  [
    'Our licence is 70 days out of date, what does Mashreq charge?',
    /^70 days late, the penalty is \*\*AED 250\*\*/,
  ],
  [
    'Dubai trade name reserved on 21 October 2026, until when is it valid?',
    /^The day is \*\*20 April 2027\*\*(?![\s\S]*21 April 2027)/,
  ],
  [
    'Singapore company with S$180,000 profit in its first year, how much is exempt?',
    /Of the profit SGD 115,000 is exempt/,
  ],
])('a time or an amount is counted in its own unit: %s', async (question, sum) => {
  expect(await answer(question)).toMatch(sum);
});
