import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  [
    'What does IFZA cost for 2 and for 3 visas?',
    /^A company in IFZA with 2 visas .*A company in IFZA with 3 visas/,
  ],
  ["What's the tax in the UK on a profit of 40,000 and of 150,000?", /GBP 7,600[\s\S]*GBP 36,000/],
  [
    'UK: what is the penalty for accounts two months late and for a company tax return two months late?',
    /GBP 375[\s\S]*GBP 200/,
  ],
  ['What do the ADGM establishment card and the e-Channels cost?', /^[^.]*AED 1,127\.27.*AED 4,197\.27/],
  // Of a place that is named beside another one it is said that nothing is known.
  ['What does the signboard permit cost in Ajman and in Dubai?', /no reliable source.*AED 350/],
  ['what is the licence fee in Ajman', /^The licence fee in mainland Ajman is \*\*AED 600\*\* \[1\]\.\n\n\[/],
])('each of several things is answered: %s', async (question, answer) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(answer);
});
