import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test('a form of letters and digits is known by its whole name', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('Our US start-up is far below the BE-13 threshold. Do we just ignore it?'),
  );
  expect(plainly(answer)).toContain('claim for exemption');
});

test('a form of single letters is a task of its own', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('Our Singapore year ended on 31 August 2026: when is ECI due, and Form C-S?'),
  );
  expect(plainly(answer)).toMatch(/30 November 2026[\s\S]*Form C-S or Form C by \*\*30 November 2027/);
});

test('countries are not set beside each other by cost where a rule is asked about', async () => {
  const answer = plainly(
    await answerOf(expert, aQuestion('Which country has a visa for founders: UK, Singapore, USA?')),
  );
  expect(answer).toContain('Innovator Founder');
  expect(answer).toContain('EntrePass');
  expect(answer).not.toContain('First year');
});

test('places are not set beside each other by cost where nothing asks to choose one', async () => {
  const answer = await answerOf(expert, aQuestion('Which UAE companies register their owners?'));
  expect(answer).toContain('three registers');
  expect(answer).not.toContain('First year');
});

test('no yes or no stands before what a place says of an amount', async () => {
  const answer = await answerOf(
    expert,
    aQuestion('Late annual return: Singapore vs UK late accounts, first fine'),
  );
  expect(answer).not.toMatch(/\*\* Yes:/);
});

test.each([
  ['Do I still have to file form 5472 for my Wyoming LLC?', /5472/],
  ['Do we need to file a 5472 if the LLC in Delaware was dormant?', /5472/],
  ['My Wyoming LLC elects to be taxed as a corporation, with which effect of form 8832?', /8832/],
])('the form that is named answers, and not the place beside it: %s', async (question, form) => {
  const answer = await answerOf(expert, aQuestion(question));
  expect(answer).toMatch(form);
  expect(answer).not.toMatch(/annual report|licence tax|beneficial owner/i);
});
