import { writeFile } from 'node:fs/promises';
import { confidenceOf, type Evidence, type Ranking, scoreOf } from '#server/knowledge/search/ranking.ts';
import { type Candidate, type SearchedQuestion, searchedQuestions } from './candidates.ts';

/*
 * Trains the weight of each feature on the tuning half of the labelled questions, and writes the weights to
 * `ranking-weights.json`: `node scripts/retrieval/train-ranking.ts`, after `npm run build`. For each question the
 * passages that answer it should rank above all others (logistic regression over the candidates).
 * The mapping from score to probability is then fitted to whether the best passage is right.
 */

const file = 'src/server/knowledge/search/ranking-weights.json';

/** The trained features. Words of a previous question are excluded: these questions have none. */
const ofWords: readonly (keyof Evidence)[] = [
  'fullText',
  'coverage',
  'certainty',
  'likeness',
  'pairs',
  'kind',
  'value',
  'place',
  'topic',
];
const ofMeaning: readonly (keyof Evidence)[] = [...ofWords, 'meaning'];

const steps = 400;
/** Strength of regularisation, because there are few questions. */
const restraint = 0.01;

const { tuning } = await searchedQuestions([]);
const ranking = {
  words: learn(ofWords, tuning, ({ byWords }) => byWords),
  meaning: learn(ofMeaning, tuning, ({ byMeaning }) => byMeaning),
};
await writeFile(file, `${JSON.stringify(ranking, null, 2)}\n`);

function learn(
  names: readonly (keyof Evidence)[],
  questions: readonly SearchedQuestion[],
  of: (question: SearchedQuestion) => readonly Candidate[],
): Ranking {
  const learned = learnWeights(names, questions, of);
  const weights = Object.fromEntries(
    names.map((name, index) => [name, rounded(learned[index] ?? 0)]),
  ) as unknown as Ranking['weights'];
  const unscaled = { weights, slope: 1, offset: 0 };
  const best = questions.flatMap((question) => {
    const [first] = of(question)
      .map(({ passage, evidence }) => ({ passage, score: scoreOf(evidence, unscaled) }))
      .sort((one, other) => other.score - one.score);
    return first ? [{ score: first.score, isRight: question.answers.has(first.passage) }] : [];
  });
  return { weights, ...fitProbability(best) };
}

/** Gradient descent with momentum and per-weight steps (Adam) over normalised features. */
function learnWeights(
  names: readonly (keyof Evidence)[],
  questions: readonly SearchedQuestion[],
  of: (question: SearchedQuestion) => readonly Candidate[],
): number[] {
  const groups = questions
    .map((question) =>
      of(question).map(({ passage, evidence }) => ({
        values: names.map((name) => evidence[name] ?? 0),
        isRight: question.answers.has(passage),
      })),
    )
    .filter((group) => group.some(({ isRight }) => isRight));
  const all = groups.flat();
  const means = names.map((_, index) => mean(all.map(({ values }) => values[index] ?? 0)));
  const spreads = names.map(
    (_, index) =>
      Math.sqrt(mean(all.map(({ values }) => ((values[index] ?? 0) - (means[index] ?? 0)) ** 2))) || 1,
  );
  for (const { values } of all) {
    for (const [index, value] of values.entries())
      values[index] = (value - (means[index] ?? 0)) / (spreads[index] ?? 1);
  }
  const weights = names.map(() => 0);
  const momentum = names.map(() => 0);
  const squares = names.map(() => 0);
  for (let step = 1; step <= steps; step += 1) {
    const gradient = weights.map((weight) => restraint * weight);
    for (const group of groups) {
      const scores = group.map(({ values }) =>
        values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0),
      );
      const shares = softmax(scores);
      const right = shares.reduce((sum, share, index) => sum + (group[index]?.isRight ? share : 0), 0);
      for (const [index, { values, isRight }] of group.entries()) {
        const excess = (shares[index] ?? 0) * (isRight ? 1 - 1 / right : 1);
        for (const [at, value] of values.entries())
          gradient[at] = (gradient[at] ?? 0) + (excess * value) / groups.length;
      }
    }
    for (const [index, slope] of gradient.entries()) {
      momentum[index] = 0.9 * (momentum[index] ?? 0) + 0.1 * slope;
      squares[index] = 0.99 * (squares[index] ?? 0) + 0.01 * slope ** 2;
      const size = Math.sqrt((squares[index] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      weights[index] = (weights[index] ?? 0) - (0.05 * ((momentum[index] ?? 0) / (1 - 0.9 ** step))) / size;
    }
  }
  return weights.map((weight, index) => weight / (spreads[index] ?? 1));
}

/** Slope and offset of the maximum likelihood, by gradient descent. */
function fitProbability(best: readonly { score: number; isRight: boolean }[]): {
  slope: number;
  offset: number;
} {
  const centre = mean(best.map(({ score }) => score));
  let slope = 0.1;
  let offset = 0;
  for (let step = 0; step < 20_000; step += 1) {
    let bySlope = 0;
    let byOffset = 0;
    for (const { score, isRight } of best) {
      const probability = confidenceOf(score - centre, { slope, offset });
      bySlope += ((probability - (isRight ? 1 : 0)) * (score - centre)) / best.length;
      byOffset += (probability - (isRight ? 1 : 0)) / best.length;
    }
    slope -= 0.02 * bySlope;
    offset -= 0.02 * byOffset;
  }
  return { slope: rounded(slope), offset: rounded(offset - slope * centre) };
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
