import { globSync, readFileSync } from 'node:fs';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { isPlainDate, plainDate } from '#domain/values/plain-date.ts';
import { openBuiltInExpert } from '#server/assistant/builtin/built-in-expert.ts';
import { evaluate, parseQuestions } from '#server/assistant/evaluation/evaluate.ts';
import { knowledgeIn } from '#server/knowledge/knowledge.ts';

/*
 * Asks the expert the questions of the files named (JSON lines; the project's own set where none is) and
 * prints how many answers are right, what the others lack, how many name sources, and how long they took.
 * EVAL_TODAY=YYYY-MM-DD sets the day it answers on, EVAL_ANSWERS=1 prints each wrong answer whole.
 */
const files = process.argv.slice(2);
const paths = files.length > 0 ? files : globSync('src/server/assistant/evaluation/questions/*.jsonl').sort();
const day = process.env.EVAL_TODAY ?? new Date().toISOString().slice(0, 10);
if (!isPlainDate(day)) throw new Error('EVAL_TODAY has to be a day, as in 2026-11-21.');
const expert = openBuiltInExpert({
  knowledge: knowledgeIn('knowledge'),
  prices: async () => publishedCatalogue,
  publicUrl: 'http://localhost:3000',
  readOwnPlan: async () => [],
  recordUnanswered() {},
});

let right = 0;
let sourced = 0;
const times: number[] = [];
for (const path of paths) {
  for (const question of parseQuestions(readFileSync(path, 'utf8'))) {
    const evaluation = await evaluate(expert, question, plainDate(day));
    times.push(evaluation.milliseconds);
    if (evaluation.isSourced) sourced += 1;
    if (evaluation.isRight) {
      right += 1;
      continue;
    }
    console.log(`✗ ${question.id}: ${question.question}`);
    for (const group of evaluation.missing) console.log(`    lacks: ${group.join(' | ')}`);
    for (const text of evaluation.forbidden) console.log(`    must not say: ${text}`);
    if (process.env.EVAL_ANSWERS) console.log(evaluation.answer.replaceAll(/^/gm, '    > '));
  }
}
times.sort((one, other) => one - other);
const at = (share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
console.log(
  `${right} of ${times.length} right (${((100 * right) / Math.max(1, times.length)).toFixed(1)} %), ${sourced} sourced; ` +
    `${at(0.5)} ms at the median, ${at(0.95)} ms at the 95th percentile`,
);
