import { expect, test } from 'vitest';
import { answerOf } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();

test.each([
  ["What's the fine when a new UAE company registers for corporate tax too late?", 'AED 10,000'],
  ['ACRA fee for registering a private limited company', 'S$300'],
  ['Our free zone company in Dubai got one mainland client. Price of the temporary permit?', 'AED 5,000'],
  ['what does the emirates id cost for each year', 'AED 100'],
])('%o opens with the amount', async (question, amount) => {
  const answer = await answerOf(expert, question);
  expect(answer.split('\n')[0]).toContain(amount);
});
