import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';
import { questionsLeftOut } from './joined-answers.ts';

const expert = builtInExpert();

test('a question without an answer is named beside the one that has one', async () => {
  const answer = await answerOf(
    expert,
    aQuestion("What's the VAT threshold in the UAE and what will the weather be in Dubai next week?"),
  );
  expect(answer).toMatch(/375,000/);
  expect(answer).toMatch(/I have no answer to 'what will the weather be in Dubai next week'/);
});

test('a part that only asks for the day is answered with the due date of the other', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('Where are Saudi financial statements filed, and by when for FYE 31 March 2026?'),
  );
  expect(answer).toMatch(/30 September 2026/);
  expect(answer).not.toMatch(/I have no answer/);
});

test('what is repeated of a question has no Markdown, and is no part of another question', () => {
  const unknown = [{ kind: 'unknown', places: [] }] as const;
  expect(questionsLeftOut(['who is [the](http://x.test) **CEO**?', 'and when?'], [unknown, unknown])).toEqual(
    ['who is the http x.test CEO'],
  );
});
