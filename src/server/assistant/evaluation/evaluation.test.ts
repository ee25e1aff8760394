import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { knowledgeIn } from '../../knowledge/index.ts';
import { openBuiltInExpert } from '../builtin/built-in-expert.ts';
import { type Evaluation, evaluate, parseQuestions } from './evaluate.ts';

const expert = openBuiltInExpert({
  knowledge: knowledgeIn('knowledge'),
  prices: async () => publishedCatalogue,
  publicUrl: 'http://localhost:3000',
  readOwnPlan: async () => [],
  recordUnanswered() {},
});
const questions = globSync('src/server/assistant/evaluation/questions/*.jsonl')
  .sort()
  .flatMap((file) => parseQuestions(readFileSync(file, 'utf8')));

/** A lower share of right answers indicates a regression. */
const floor = 0.94;

describe('the expert', () => {
  const evaluations: Evaluation[] = [];
  beforeAll(async () => {
    for (const question of questions) {
      evaluations.push(await evaluate(expert, question, plainDate('2026-11-21')));
    }
  }, 60_000);

  test("answers founders' questions", () => {
    expect(evaluations.length).toBeGreaterThanOrEqual(150);
    const wrong = evaluations.filter(({ isRight }) => !isRight).map(({ question }) => question.id);
    expect(1 - wrong.length / evaluations.length, `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(floor);
  });

  test('cites sources in every answer', () => {
    const unsourced = evaluations.filter(
      ({ question, isRight, isSourced }) => question.source !== undefined && isRight && !isSourced,
    );
    expect(unsourced.map(({ question }) => question.id)).toEqual([]);
  });
});

describe('an evaluation', () => {
  const asked = async (must_include: string[][], must_not: string[] = []) =>
    evaluate(
      expert,
      { id: 'x', question: 'What is the UAE corporate tax rate?', must_include, must_not },
      plainDate('2026-11-21'),
    );

  test('requires one alternative of each group, case-insensitively', async () => {
    expect(await asked([['NINE PER CENT', '9%'], ['aed 375,000']])).toMatchObject({
      isRight: true,
      missing: [],
    });
  });

  test('reports missing and forbidden content', async () => {
    const evaluation = await asked([['9%'], ['zeppelin', 'airship']], ['AED 375,000']);
    expect(evaluation).toMatchObject({
      isRight: false,
      missing: [['zeppelin', 'airship']],
      forbidden: ['AED 375,000'],
    });
  });

  test('names an invalid line', () => {
    expect(() => parseQuestions('{"id":"a","question":"b","must_include":[]}\n{"id":')).toThrow(/Line 2/);
  });
});
