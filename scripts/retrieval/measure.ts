import { confidenceOf, type Evidence, rankingFor, scoreOf } from '#server/knowledge/search/ranking.ts';
import weights from '#server/knowledge/search/ranking-weights.json' with { type: 'json' };
import { type Candidate, type SearchedQuestion, searchedQuestions } from './candidates.ts';

/*
 * Measures retrieval alone: how often the best passage, or one of the best three, answers the question, and the mean of
 * one over the rank of the first that does. `node scripts/retrieval/measure.ts [files of further questions]`, after
 * `npm run build`.
 */

type Ranker = (question: SearchedQuestion) => number[];

/** The usual constant of reciprocal rank fusion. */
const fusionConstant = 60;

/** The score by words before training. */
function handSetScore({ fullText, coverage, likeness, pairs, place, topic }: Evidence): number {
  const words = 0.3 * fullText + 0.4 * coverage + 0.45 * likeness + 0.12 * pairs;
  return words * Math.exp(place) * (1 + 0.1 * topic);
}

const byScore = (candidates: readonly Candidate[], score: (evidence: Evidence) => number) =>
  candidates
    .map(({ passage, evidence }) => ({ passage, score: score(evidence) }))
    .sort((one, other) => other.score - one.score)
    .map(({ passage }) => passage);

const alike = ({ meaning = 0, place }: Evidence) => meaning * Math.exp(place);

const rankers: Record<string, Ranker> = {
  'words, hand-set weights': ({ byWords }) => byScore(byWords, handSetScore),
  'words, learned weights': ({ byWords }) => byScore(byWords, (evidence) => scoreOf(evidence, weights.words)),
  'meaning alone': ({ byMeaning }) => byScore(byMeaning, alike),
  'both, reciprocal rank fusion': ({ byWords, byMeaning }) =>
    fused([byScore(byWords, handSetScore), byScore(byMeaning, alike)]),
  'both, learned weights': ({ byMeaning }) =>
    byScore(byMeaning, (evidence) => scoreOf(evidence, weights.meaning)),
};

const halves = await searchedQuestions(process.argv.slice(2));
const percent = (share: number) => (100 * share).toFixed(1).padStart(5);
for (const [half, questions] of Object.entries(halves)) {
  for (const group of ['paraphrase', 'evaluation', 'given'] as const) {
    const asked = questions.filter((question) => question.group === group);
    if (asked.length === 0) continue;
    console.log(`\n${half}, ${group}: ${asked.length} questions${' '.repeat(10)}recall@1 recall@3   MRR`);
    for (const [name, ranker] of Object.entries(rankers)) {
      const ranks = asked.map(
        (question) => 1 + ranker(question).findIndex((passage) => question.answers.has(passage)),
      );
      const share = (count: (rank: number) => number) =>
        percent(ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : count(rank)), 0) / ranks.length);
      const figures = [
        share((rank) => (rank === 1 ? 1 : 0)),
        share((rank) => (rank <= 3 ? 1 : 0)),
        share((rank) => 1 / rank),
      ];
      console.log(`  ${name.padEnd(40)} ${figures.join('    ')}`);
    }
  }
  reportConfidence(questions);
}

/** How often the best passage is right, by predicted confidence. */
function reportConfidence(questions: readonly SearchedQuestion[]): void {
  const best = questions.map(({ byMeaning, answers }) => {
    const [first] = byMeaning;
    return {
      confidence: first
        ? confidenceOf(first.evidence ? scoreOf(first.evidence) : 0, rankingFor(first.evidence))
        : 0,
      isRight: first !== undefined && answers.has(first.passage),
      isAnswerable: answers.size > 0,
    };
  });
  console.log('\n  confidence    questions  best is right  no article answers');
  for (let from = 0; from < 1; from += 0.2) {
    const within = best.filter(({ confidence }) => confidence >= from && confidence < from + 0.2);
    const share = (has: (each: (typeof best)[number]) => boolean) =>
      within.length > 0 ? `${percent(within.filter(has).length / within.length)} %` : '';
    console.log(
      `  ${from.toFixed(1)} to ${(from + 0.2).toFixed(1)}    ${String(within.length).padStart(6)}        ${share(({ isRight }) => isRight)}        ${share(({ isAnswerable }) => !isAnswerable)}`,
    );
  }
}

function fused(lists: readonly (readonly number[])[]): number[] {
  const scores = new Map<number, number>();
  for (const list of lists) {
    for (const [rank, passage] of list.entries()) {
      scores.set(passage, (scores.get(passage) ?? 0) + 1 / (fusionConstant + rank + 1));
    }
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([passage]) => passage);
}
