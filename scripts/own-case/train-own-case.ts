import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeaningOfOwnCase } from '#server/assistant/builtin/own-case/meant-own-case.ts';
import { readQuestionSet } from '#server/assistant/evaluation/question-files.ts';
import { knowledgeIn } from '#server/knowledge/knowledge.ts';
import { sentencesOf } from '#server/knowledge/search/meaning/sentence-vectors.ts';
import {
  type Example,
  likelihoods,
  packed,
  regression,
  softmax,
  withVectors,
} from '../meaning/regression.ts';

/*
 * Learns from questions of people with a company here whether they ask about their own case, and what of it, and writes
 * it to `meant-own-case.json`: `node scripts/own-case/train-own-case.ts`, after `npm run build`.
 * With `--check` it learns from four fifths of the questions at a time, says how the rest is read, and writes nothing.
 */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const folder = 'scripts/own-case/questions';
const file = 'src/server/assistant/builtin/own-case/meant-own-case.json';

/** The file of questions on rules that somebody with a company asks, too. */
const general = 'general';
/** Every twelfth question of the articles: there are far more of them than of others. */
const everyNth = 12;
const usualWeight = 0.2;
const parts = 5;

const examples = await withVectors(await labelled());
const kinds = [...new Set(examples.flatMap(({ kind }) => kind ?? []))].sort();
if (options.check) check();
else {
  const rows = learned(examples);
  const learnedRows = Object.fromEntries(
    kinds.map((kind, index) => [kind, packed(rows[index] ?? new Float64Array())]),
  );
  writeFileSync(file, `${JSON.stringify(learnedRows satisfies MeaningOfOwnCase, null, 2)}\n`);
}

async function labelled(): Promise<Omit<Example, 'vector'>[]> {
  const own = readdirSync(folder).flatMap((name) => {
    const kind = name.replace(/\.txt$/, '');
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    return lines.map((text) => ({ text, kind, weight: 1 }));
  });
  const asked = [...readQuestionSet('tuning'), ...readQuestionSet('earlier')].filter(
    ({ kind, companies }) => kind !== 'own-case' && companies === undefined,
  );
  const { passages } = await knowledgeIn('knowledge')();
  const ofArticles = passages.flatMap(sentencesOf).filter((_, index) => index % everyNth === 0);
  const usual = [...asked.map(({ question }) => question), ...ofArticles];
  return [...own, ...usual.map((text) => ({ text, kind: general, weight: usualWeight }))];
}

function learned(from: readonly Example[]) {
  return regression(from, ({ kind }) => kinds.map((each) => (each === kind ? 1 : 0)), kinds.length, softmax);
}

/** How questions are read that were not learned from. */
function check(): void {
  const said = examples.map((example) => ({ ...example, isOwn: 0, guess: '', share: 0 }));
  for (let part = 0; part < parts; part += 1) {
    const rows = learned(examples.filter((_, index) => index % parts !== part));
    for (const [index, each] of said.entries()) {
      if (index % parts !== part) continue;
      const shares = likelihoods(each.vector, rows, softmax);
      each.isOwn = 1 - (shares[kinds.indexOf(general)] ?? 0);
      const own = shares.map((share, kind) => (kinds[kind] === general ? 0 : share));
      each.share = Math.max(...own);
      each.guess = kinds[own.indexOf(each.share)] ?? '';
    }
  }
  const own = said.filter(({ kind }) => kind !== general);
  const others = said.filter(({ kind }) => kind === general);
  const near = others.filter(({ weight }) => weight === 1);
  for (const limit of [0.3, 0.5, 0.7, 0.8]) {
    const atLeast = (all: typeof said) => all.filter(({ isOwn }) => isOwn >= limit);
    const right = atLeast(own).filter(({ kind, guess }) => kind === guess);
    console.log(
      `from ${limit}: ${atLeast(own).length} of ${own.length} own, ${right.length} of them as what they are; wrongly ${atLeast(near).length} of ${near.length} general ones, ${atLeast(others).length} of all ${others.length} others`,
    );
  }
}
