import { join } from 'node:path';
import type { LearnedRow } from '#server/assistant/builtin/learned-row.ts';
import { builtSearch } from '#server/knowledge/knowledge.ts';
import { readEncoderWeights } from '#server/knowledge/search/meaning/encoder-weights.ts';
import { openSentenceEncoder } from '#server/knowledge/search/meaning/sentence-encoder.ts';
import { searchFiles } from '#server/knowledge/search/meaning/sentence-vectors.ts';

const scale = 8;
const restraint = 0.0003;
const steps = 400;
/** What is wrong by less is left as it is, which saves most of the time. */
const small = 0.002;

/** A labelled sentence. */
export interface Example {
  text: string;
  /** What it is an example of; `undefined` for none of the kinds. */
  kind: string | undefined;
  /** How much it counts. */
  weight: number;
  vector: Float32Array;
}

/** One row of weights for each target; the last number of a row is its offset. */
type Rows = Float64Array[];

/** Adds the sentence vectors, from the built search index. */
export async function withVectors(labelled: readonly Omit<Example, 'vector'>[]): Promise<Example[]> {
  const encoder = openSentenceEncoder(
    await readEncoderWeights(join(builtSearch.searchFolder, searchFiles.encoder)),
  );
  return labelled.map((each) => ({ ...each, vector: encoder.encode(each.text) }));
}

/** Turns the sums of an example's rows into likelihoods. */
type Link = (sums: readonly number[]) => readonly number[];

/** Each row by itself: an example can be of several kinds, or of none. */
export const logistic: Link = (sums) => sums.map((sum) => 1 / (1 + Math.exp(-sum)));

/** The rows against each other: an example is of exactly one kind. */
export const softmax: Link = (sums) => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, each) => all + each, 0);
  return powers.map((power) => power / total);
};

/**
 * Regression of several targets, by gradient descent with momentum.
 * @param targetsOf what each row should say of an example, from 0 to 1
 */
export function regression(
  from: readonly Example[],
  targetsOf: (example: Example) => readonly number[],
  count: number,
  link: Link,
): Rows {
  const size = from[0]?.vector.length ?? 0;
  const rows = Array.from({ length: count }, () => new Float64Array(size + 1));
  const speeds = rows.map(() => new Float64Array(size + 1));
  const targets = from.map(targetsOf);
  for (let step = 0; step < steps; step += 1) {
    const slopes = rows.map((row) => row.map((value, index) => (index === size ? 0 : restraint * value)));
    for (const [number, { vector, weight }] of from.entries()) {
      const shares = likelihoods(vector, rows, link);
      for (const [target, slope] of slopes.entries()) {
        const wanted = targets[number]?.[target] ?? 0;
        const wrong = (shares[target] ?? 0) - wanted;
        if (Math.abs(wrong) < small) continue;
        const error = (wrong * weight) / from.length;
        for (let index = 0; index < size; index += 1) {
          slope[index] = (slope[index] ?? 0) + error * scale * (vector[index] ?? 0);
        }
        slope[size] = (slope[size] ?? 0) + error;
      }
    }
    for (const [target, row] of rows.entries()) {
      const speed = speeds[target];
      const slope = slopes[target];
      if (!speed || !slope) continue;
      for (let index = 0; index <= size; index += 1) {
        speed[index] = 0.9 * (speed[index] ?? 0) - (slope[index] ?? 0);
        row[index] = (row[index] ?? 0) + (speed[index] ?? 0);
      }
    }
  }
  return rows;
}

/** How likely a vector is what each row was learned to tell, from 0 to 1. */
export function likelihoods(vector: Float32Array, rows: Rows, link: Link): readonly number[] {
  return link(
    rows.map((row) => {
      let sum = row[vector.length] ?? 0;
      for (let index = 0; index < vector.length; index += 1) {
        sum += scale * (vector[index] ?? 0) * (row[index] ?? 0);
      }
      return sum;
    }),
  );
}

/** A row in 8 bits, as base64. */
export function packed(row: Float64Array): LearnedRow {
  const values = row.subarray(0, -1).map((value) => value * scale);
  const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
  const bytes = Int8Array.from(values, (value) => Math.round((value / most) * 127));
  return {
    weights: Buffer.from(bytes.buffer).toString('base64'),
    scale: Number((most / 127).toPrecision(6)),
    offset: Number((row.at(-1) ?? 0).toPrecision(6)),
  };
}
