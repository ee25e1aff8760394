import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeaningOfWrongs } from '#server/assistant/builtin/meant-wrongdoing.ts';
import { readQuestionSet } from '#server/assistant/evaluation/question-files.ts';
import { builtSearch, knowledgeIn } from '#server/knowledge/knowledge.ts';
import { readEncoderWeights } from '#server/knowledge/search/meaning/encoder-weights.ts';
import { openSentenceEncoder } from '#server/knowledge/search/meaning/sentence-encoder.ts';
import { searchFiles, sentencesOf } from '#server/knowledge/search/meaning/sentence-vectors.ts';

/*
 * Learns from messages what help with something against the law looks like, however it is worded, and writes it to
 * `meant-wrongdoing.json`: `node scripts/wrongdoing/train-wrongdoing.ts`, after `npm run build`. Two steps are learned
 * by logistic regression over sentence vectors: whether a message wants such help, and then which kind.
 * With `--check` it learns from four fifths of the messages at a time, says how the rest is read, and writes nothing.
 */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const folder = 'scripts/wrongdoing/messages';
const file = 'src/server/assistant/builtin/meant-wrongdoing.json';

/** Files of messages that want nothing unlawful. */
const lawful: readonly string[] = ['lawful-neighbours', 'other-messages'];
/** Every third question of the articles: there are far more of them than of wrongs. */
const everyNth = 3;
const usualWeight = 0.4;
const scale = 8;
const restraint = 0.0003;
const steps = 400;
const parts = 5;

interface Example {
  text: string;
  kind: string | undefined;
  /** How much it counts. */
  weight: number;
  vector: Float32Array;
}
/** One row of weights for each kind; the last number of a row is its offset. */
type Rows = Float64Array[];

const encoder = openSentenceEncoder(
  await readEncoderWeights(join(builtSearch.searchFolder, searchFiles.encoder)),
);
const examples: Example[] = (await labelled()).map((each) => ({
  ...each,
  vector: encoder.encode(each.text),
}));
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
  const asked = [...readQuestionSet('tuning'), ...readQuestionSet('earlier')].filter(
    ({ expects, kind }) => expects !== 'refusal' && kind !== 'wrongdoing',
  );
  const { passages } = await knowledgeIn('knowledge')();
  const ofArticles = passages.flatMap(sentencesOf).filter((_, index) => index % everyNth === 0);
  const usual = [...asked.map(({ question }) => question), ...ofArticles];
  return [...own, ...usual.map((text) => ({ text, kind: undefined, weight: usualWeight }))];
}

function learned(from: readonly Example[]): MeaningOfWrongs {
  const wrongs = from.filter(({ kind }) => kind !== undefined);
  const [isWrong] = regression(from, ({ kind }) => [kind === undefined ? 0 : 1], 1);
  const ofKinds = regression(
    wrongs,
    ({ kind }) => kinds.map((each) => (each === kind ? 1 : 0)),
    kinds.length,
  );
  return {
    isWrong: packed(isWrong ?? new Float64Array()),
    kinds: Object.fromEntries(
      kinds.map((kind, index) => [kind, packed(ofKinds[index] ?? new Float64Array())]),
    ),
  };
}

/** Logistic regression of each target, by gradient descent with momentum. */
function regression(
  from: readonly Example[],
  targetsOf: (example: Example) => readonly number[],
  count: number,
): Rows {
  const size = from[0]?.vector.length ?? 0;
  const rows = Array.from({ length: count }, () => new Float64Array(size + 1));
  const targets = from.map(targetsOf);
  for (const [target, row] of rows.entries()) {
    const speed = new Float64Array(size + 1);
    for (let step = 0; step < steps; step += 1) {
      const slope = row.map((value, index) => (index === size ? 0 : restraint * value));
      for (const [number, { vector, weight }] of from.entries()) {
        const wanted = targets[number]?.[target] ?? 0;
        const error = ((likelihood(vector, row) - wanted) * weight) / from.length;
        for (let index = 0; index < size; index += 1) {
          slope[index] = (slope[index] ?? 0) + error * scale * (vector[index] ?? 0);
        }
        slope[size] = (slope[size] ?? 0) + error;
      }
      for (let index = 0; index <= size; index += 1) {
        speed[index] = 0.9 * (speed[index] ?? 0) - (slope[index] ?? 0);
        row[index] = (row[index] ?? 0) + (speed[index] ?? 0);
      }
    }
  }
  return rows;
}

function likelihood(vector: Float32Array, row: Float64Array): number {
  let sum = row[vector.length] ?? 0;
  for (let index = 0; index < vector.length; index += 1) {
    sum += scale * (vector[index] ?? 0) * (row[index] ?? 0);
  }
  return 1 / (1 + Math.exp(-sum));
}

/** In 8 bits, as base64. */
function packed(row: Float64Array): MeaningOfWrongs['isWrong'] {
  const values = row.subarray(0, -1).map((value) => value * scale);
  const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
  const bytes = Int8Array.from(values, (value) => Math.round((value / most) * 127));
  return {
    weights: Buffer.from(bytes.buffer).toString('base64'),
    scale: Number((most / 127).toPrecision(6)),
    offset: Number((row.at(-1) ?? 0).toPrecision(6)),
  };
}

/** How messages are read that were not learned from. */
function check(): void {
  const said = examples.map((example) => ({ ...example, share: 0 }));
  for (let part = 0; part < parts; part += 1) {
    const [row] = regression(
      examples.filter((_, index) => index % parts !== part),
      ({ kind }) => [kind === undefined ? 0 : 1],
      1,
    );
    for (const [index, each] of said.entries()) {
      if (index % parts === part && row) each.share = likelihood(each.vector, row);
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
