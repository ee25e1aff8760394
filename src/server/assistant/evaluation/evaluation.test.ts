import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { builtSearch, knowledgeIn } from '../../knowledge/index.ts';
import { type Evaluation, openEvaluator } from './evaluate.ts';
import { assertPlace } from './named-places.ts';
import { formationOf } from './own-companies.ts';
import { keptScoreFile, questionSets, readQuestionSet } from './question-files.ts';
import { type KindScore, regressionsOf, type Score, scoreOf } from './score.ts';

const sets = questionSets.map((set) => ({ set, questions: readQuestionSet(set) }));
const judged = sets.filter(({ set }) => set !== 'earlier');
const questions = judged.flatMap(({ questions }) => questions);

describe('the questions', () => {
  test('have ids of their own', () => {
    const ids = sets.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('are split by their number', () => {
    for (const { set, questions } of judged.filter((each) => each.set !== 'further')) {
      const odd = questions.filter(({ id }) => Number(id.split('-').at(-1)) % 2 === 1);
      expect(odd.length, set).toBe(set === 'tuning' ? questions.length : 0);
    }
  });

  test.each(questions.map((question) => [question.id, question] as const))(
    '%s names places, lines and steps of the catalogue',
    async (_, { places = [], figures, companies = [], today = '2026-11-22' }) => {
      for (const place of places) assertPlace(place);
      for (const { place = '', line, amount, to = amount, unit } of figures) {
        if (line === undefined) continue;
        const fee = jurisdictionWith(place)?.fees.find(({ id }) => id === line);
        expect(fee?.amount).toMatchObject({
          value: { currency: unit, low: amount * 100, high: to * 100 },
        });
      }
      for (const company of companies) await formationOf(company, plainDate(today));
    },
  );
});

describe('the expert', () => {
  const evaluations = new Map<string, Evaluation[]>();
  beforeAll(async () => {
    const evaluator = await openEvaluator(knowledgeIn('knowledge', builtSearch));
    for (const { set, questions } of sets) {
      const ofSet: Evaluation[] = [];
      for (const question of questions) ofSet.push(await evaluator.evaluate(question));
      evaluations.set(set, ofSet);
    }
  }, 180_000);

  // `npm run eval` says which answers are worse; `npm run eval -- --keep` keeps a new score.
  test.each(questionSets)('answers the %s questions as well as the kept score says', (set) => {
    const kept = JSON.parse(readFileSync(keptScoreFile, 'utf8')) as Record<string, Score>;
    expect(regressionsOf(scoreOf(evaluations.get(set) ?? []), kept[set] ?? {})).toEqual([]);
  });
});

describe('a score', () => {
  const kind = (passed: number, questions = 10): KindScore => ({
    questions,
    passed,
    right: passed,
    sourced: questions,
    opened: questions,
    medianWords: 90,
    figuresChecked: 4,
  });

  test('is a regression if a kind falls below the kept one', () => {
    expect(regressionsOf({ figure: kind(8), list: kind(9) }, { figure: kind(9), list: kind(9) })).toEqual([
      'figure: 8 of 10 passed, 9 of 10 before',
    ]);
  });

  test('is a regression if a kind is no longer asked', () => {
    expect(regressionsOf({}, { figure: kind(9) })).toEqual(['figure: no question passed, 9 of 10 before']);
  });

  test('is compared by shares, so that questions can be added', () => {
    expect(regressionsOf({ figure: kind(18, 20) }, { figure: kind(9) })).toEqual([]);
  });
});
