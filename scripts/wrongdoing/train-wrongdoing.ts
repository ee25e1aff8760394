import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeaningOfWrongs } from '#server/assistant/builtin/refusals/meant-wrongdoing.ts';
import { readQuestionSet } from '#server/assistant/evaluation/question-files.ts';
import { knowledgeIn } from '#server/knowledge/knowledge.ts';
import { sentencesOf } from '#server/knowledge/search/meaning/sentence-vectors.ts';
import {
  type Example,
  likelihoods,
  logistic,
  packed,
  regression,
  withVectors,
} from '../meaning/regression.ts';

/*
 * Learns from messages what help with something against the law looks like, however it is worded, and writes it to
 * `meant-wrongdoing.json`: `node scripts/wrongdoing/train-wrongdoing.ts`, after `npm run build`. Two steps are learned
 * by logistic regression over sentence vectors: whether a message wants such help, and then which kind.
 * With `--check` it learns from four fifths of the messages at a time, says how the rest is read, and writes nothing.
 */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const folder = 'scripts/wrongdoing/messages';
const file = 'src/server/assistant/builtin/refusals/meant-wrongdoing.json';

/** Files of messages that want nothing unlawful. */
const lawful: readonly string[] = ['lawful-neighbours', 'other-messages'];
/** Every third question of the articles: there are far more of them than of wrongs. */
const everyNth = 3;
const usualWeight = 0.4;
const parts = 5;

const examples = await withVectors(await labelled());
const kinds = [...new Set(examples.flatMap(({ kind }) => kind ?? []))].sort();
if (options.check) check();
else writeFileSync(file, `${JSON.stringify(learned(examples), null, 2)}\n`);

async function labelled(): Promise<Omit<Example, 'vector'>[]> {
  const own = readdirSync(folder).flatMap((name) => {
    const label = name.replace(/\.txt$/, '');
    const kind = lawful.includes(label) ? undefined : label;
    const weight = label === 'other-messages' ? usualWeight : 1;
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    return lines.map((text) => ({ text, kind, weight }));
  });
  const asked = (['tuning', 'earlier', 'further'] as const)
    .flatMap(readQuestionSet)
    .filter(({ expects, kind }) => expects !== 'refusal' && kind !== 'wrongdoing');
  const { passages } = await knowledgeIn('knowledge')();
  const ofArticles = passages.flatMap(sentencesOf).filter((_, index) => index % everyNth === 0);
  const usual = [...asked.map(({ question }) => question), ...ofArticles];
  return [...own, ...usual.map((text) => ({ text, kind: undefined, weight: usualWeight }))];
}

function learned(from: readonly Example[]): MeaningOfWrongs {
  const rows = regression(
    from.filter(({ kind }) => kind !== undefined),
    ({ kind }) => kinds.map((each) => (each === kind ? 1 : 0)),
    kinds.length,
    logistic,
  );
  return {
    isWrong: packed(whetherWrong(from)),
    kinds: Object.fromEntries(kinds.map((kind, index) => [kind, packed(rows[index] ?? new Float64Array())])),
  };
}

function whetherWrong(from: readonly Example[]): Float64Array {
  const [row] = regression(from, ({ kind }) => [kind === undefined ? 0 : 1], 1, logistic);
  return row ?? new Float64Array();
}

/** How messages are read that were not learned from. */
function check(): void {
  const said = examples.map((example) => ({ ...example, share: 0 }));
  for (let part = 0; part < parts; part += 1) {
    const row = whetherWrong(examples.filter((_, index) => index % parts !== part));
    for (const [index, each] of said.entries()) {
      if (index % parts === part) [each.share = 0] = likelihoods(each.vector, [row], logistic);
    }
  }
  const wrongs = said.filter(({ kind }) => kind !== undefined);
  const others = said.filter(({ kind }) => kind === undefined);
  const neighbours = new Set(readFileSync(join(folder, 'lawful-neighbours.txt'), 'utf8').split('\n'));
  for (const limit of [0.4, 0.5, 0.6, 0.7]) {
    const atLeast = (all: typeof said) => all.filter(({ share }) => share >= limit);
    const near = others.filter(({ text }) => neighbours.has(text));
    console.log(
      `from ${limit}: ${atLeast(wrongs).length} of ${wrongs.length} wrongs; refused wrongly ${atLeast(near).length} of ${near.length} lawful neighbours, ${atLeast(others).length} of all ${others.length}`,
    );
  }
}
