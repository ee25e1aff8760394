import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();

test.each([
  'What minimum balance does Emirates Development Bank want for a business account?',
  'What does Bank of Sharjah charge below the minimum balance?',
])("no other bank's terms answer for a bank that no article names: %s", async (question) => {
  expect(await answerOf(expert, aQuestion(question))).toMatch(/^I do not know/);
});

test.each([
  ['Will Dubai Islamic Bank open an account for my branch?', /^Dubai Islamic Bank/],
  ['What does Wio Bank want from the person who signs up?', /Wio/],
  ['Does Commercial Bank of Dubai open accounts for free-zone companies?', /Commercial Bank of Dubai/],
])('the terms of the bank that is named answer: %s', async (question, opening) => {
  expect(await answerOf(expert, aQuestion(question))).toMatch(opening);
});
