import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();

test.each([
  [
    "My LLC in Wyoming made no money. Do I still have to file form 5472, and what happens if I don't?",
    /^Even without income[\s\S]*USD 25,000/,
  ],
  [
    'By when do I file a confirmation statement in the UK, and is there a fine?',
    /^The confirmation statement[\s\S]*no automatic fixed fine/,
  ],
])('what follows where a duty is missed is told of that duty: %s', async (question, answer) => {
  expect(await answerOf(expert, aQuestion(question))).toMatch(answer);
});

test('a fine for a thing that is named is not looked for under another', async () => {
  const question = 'When is a Dubai mainland licence renewed, and what is the fine for trading without one?';
  expect(await answerOf(expert, aQuestion(question))).not.toMatch(/confirmation statement|5472/);
});
