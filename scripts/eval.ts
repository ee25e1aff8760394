import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Evaluation, type OpenExpert, openEvaluator } from '#server/assistant/evaluation/evaluate.ts';
import type { EvaluationQuestion } from '#server/assistant/evaluation/question.ts';
import {
  keptScoreFile,
  questionSets,
  readQuestionFiles,
  readQuestionSet,
} from '#server/assistant/evaluation/question-files.ts';
import {
  atShare,
  isPassed,
  type KindScore,
  kindScoreOf,
  regressionsOf,
  type Score,
  scoreOf,
} from '#server/assistant/evaluation/score.ts';
import { builtSearch, knowledgeIn } from '#server/knowledge/knowledge.ts';

/*
 * Runs the evaluation of the expert, or the given files, and prints the score by kind and the problems
 * of the answers. For held-out questions it prints the score only.
 *
 *   --keep            saves the score as the baseline for later runs
 *   --answers         prints each failed answer
 *   --kind figure     asks the questions of one kind only
 *   --variant a.ts    also evaluates a variant of the expert and prints the differences; may be repeated. The module's
 *                     default export takes the options of the built-in expert and returns an expert.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    kind: { type: 'string' },
    variant: { type: 'string', multiple: true, default: [] },
  },
});

type Sets = Map<string, readonly EvaluationQuestion[]>;
const sets: Sets =
  positionals.length > 0
    ? new Map([['files', readQuestionFiles(positionals)]])
    : new Map(questionSets.map((set) => [set, readQuestionSet(set)]));
for (const [set, questions] of sets) {
  sets.set(
    set,
    questions.filter(({ kind }) => values.kind === undefined || kind === values.kind),
  );
}
if (!existsSync(builtSearch.searchFolder)) {
  throw new Error('The search index is not built, and the score would be another one. Use "npm run eval".');
}
const knowledge = knowledgeIn('knowledge', builtSearch);

const evaluations = await evaluateAll();
for (const [set, ofSet] of evaluations) {
  if (set !== 'held-out') for (const evaluation of ofSet) printProblems(evaluation);
}
for (const [set, ofSet] of evaluations) printScore(set, ofSet);
printTimes([...evaluations.values()].flat());

for (const path of values.variant) {
  const { default: open } = (await import(pathToFileURL(path).href)) as { default: OpenExpert };
  printChanges(path, await evaluateAll(open));
}

if (positionals.length === 0 && values.kind === undefined) {
  const scores = Object.fromEntries([...evaluations].map(([set, ofSet]) => [set, scoreOf(ofSet)]));
  if (values.keep) {
    writeFileSync(keptScoreFile, `${JSON.stringify(scores, undefined, 2)}\n`);
    console.log(`\nThe score is kept in ${keptScoreFile}.`);
  } else if (existsSync(keptScoreFile)) {
    const kept = JSON.parse(readFileSync(keptScoreFile, 'utf8')) as Record<string, Score>;
    const worse = Object.entries(scores).flatMap(([set, score]) =>
      regressionsOf(score, kept[set] ?? {}).map((regression) => `${set}, ${regression}`),
    );
    for (const regression of worse) console.log(`Worse than the kept score: ${regression}`);
    if (worse.length > 0) process.exitCode = 1;
  }
}

async function evaluateAll(open?: OpenExpert): Promise<Map<string, readonly Evaluation[]>> {
  const evaluator = await openEvaluator(knowledge, open);
  const results = new Map<string, readonly Evaluation[]>();
  for (const [set, questions] of sets) {
    const ofSet: Evaluation[] = [];
    for (const question of questions) ofSet.push(await evaluator.evaluate(question));
    results.set(set, ofSet);
  }
  return results;
}

function printProblems({ question, answer, problems }: Evaluation): void {
  if (problems.length === 0) return;
  console.log(`✗ ${question.id}: ${[...(question.before ?? []), question.question].join(' / ')}`);
  for (const { check, why } of problems) console.log(`    ${check}: ${why}`);
  if (values.answers) console.log(answer.replaceAll(/^/gm, '    > '));
}

function printScore(set: string, ofSet: readonly Evaluation[]): void {
  if (ofSet.length === 0) return;
  const scores: [string, KindScore][] = Object.entries(scoreOf(ofSet));
  console.log(`\n${set.padEnd(18)} passed      right  sourced   opened   median words   figures checked`);
  for (const [kind, score] of scores) printLine(kind, score);
  if (scores.length > 1) printLine('all', kindScoreOf(ofSet));
}

function printLine(kind: string, score: KindScore): void {
  const { questions, passed, right, sourced, opened, medianWords, figuresChecked } = score;
  const percent = `${((100 * passed) / questions).toFixed(0)} %`;
  console.log(
    `${kind.padEnd(18)} ${`${passed}/${questions}`.padStart(7)} ${percent.padStart(5)} ${[
      right,
      sourced,
      opened,
    ]
      .map((count) => String(count).padStart(8))
      .join(' ')} ${String(medianWords).padStart(14)} ${String(figuresChecked).padStart(17)}`,
  );
}

function printTimes(all: readonly Evaluation[]): void {
  const at = (times: readonly number[]) =>
    `${atShare(times, 0.5).toFixed(1)} ms at the median, ${atShare(times, 0.95).toFixed(1)} ms at the 95th percentile`;
  console.log(`\nfirst token: ${at(all.map(({ firstTokenMs }) => firstTokenMs))}`);
  console.log(`whole answer: ${at(all.map(({ milliseconds }) => milliseconds))}`);
}

/** What a variant answers better or worse than the expert; for held-out questions only the number. */
function printChanges(path: string, ofVariant: Map<string, readonly Evaluation[]>): void {
  console.log(`\n── ${path}`);
  for (const [set, ofSet] of ofVariant) {
    const before = new Map(evaluations.get(set)?.map((evaluation) => [evaluation.question.id, evaluation]));
    const isBetter = (evaluation: Evaluation) => {
      const old = before.get(evaluation.question.id);
      return old ? Number(isPassed(evaluation)) - Number(isPassed(old)) : 0;
    };
    for (const [sign, change] of [
      ['better', 1],
      ['worse', -1],
    ] as const) {
      const changed = ofSet.filter((evaluation) => isBetter(evaluation) === change);
      if (changed.length === 0) continue;
      console.log(`${set}, ${sign}: ${changed.length}`);
      if (set === 'held-out') continue;
      for (const evaluation of changed) {
        console.log(`  ${evaluation.question.id}: ${evaluation.question.question}`);
        for (const { check, why } of evaluation.problems) console.log(`      ${check}: ${why}`);
      }
    }
    printScore(set, ofSet);
  }
  printTimes([...ofVariant.values()].flat());
}
