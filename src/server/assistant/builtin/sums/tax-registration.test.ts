import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();
const answerTo = async (question: string) =>
  (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');

test.each([
  [
    'Our sales in Dubai are AED 100,000. Must we register for VAT?',
    /^No: AED 100,000 .* more than AED 187,500/,
  ],
  ['Our sales in Dubai are AED 200,000. Must we register for VAT?', /^No: AED 200,000 .* by choice \[2\]/],
  ['We make AED 375,000 a year in Sharjah. Do I need to register for VAT?', /^No: AED 375,000 is not above/],
  ['UAE turnover 376k, VAT?', /^Yes: AED 376,000 is above AED 375,000/],
  ['UK turnover of £95k: must we register for VAT?', /^Yes: GBP 95,000 is above GBP 90,000/],
  ['Saudi revenue SAR 300,000: must I register for VAT?', /^No: SAR 300,000 .* by choice/],
  ['Singapore revenue S$900,000: must I register for GST?', /^No: SGD 900,000 .* by choice/],
])('a turnover alone decides: %s', async (question, opening) => {
  expect(await answerTo(question)).toMatch(opening);
});

test.each([
  'We live in Dubai and sell in the UK for £80,000. Must we register for VAT?',
  'Sales of AED 200,000 and expenses of AED 50,000: may I register for VAT voluntarily?',
  'We expect AED 400,000 of sales next month. Do we have to register for VAT?',
  'Our US sales are USD 400,000. Must we register for VAT?',
  'By when do I register for VAT with sales of AED 400,000?',
  'Our turnover in the UK fell to £85,000. May we leave VAT?',
  'We sold for AED 400,000. Do we charge VAT?',
  'We make AED 400,000 profit a year in Dubai. Do we need to register for VAT?',
  'I earn a salary of AED 400,000 in Dubai. Do I need to register for VAT?',
])('a turnover alone does not decide: %s', async (question) => {
  expect(await answerTo(question)).not.toMatch(/, so registration for VAT is/);
});
