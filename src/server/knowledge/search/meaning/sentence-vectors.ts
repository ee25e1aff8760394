import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Passage } from '../../passages.ts';
import { packTensors, unpackTensors } from './encoder-weights.ts';
import { openMatrixKernel, rowsAtOnce, valuesAtOnce } from './matrix-kernel.ts';

/** The files that `npm run build` makes in `dist/search`. */
export const searchFiles = { encoder: 'encoder.bin', vectors: 'vectors.bin' };

/** The greatest value of a vector's numbers in 8 bits. */
const maxVectorValue = 127;

/** The greatest value of a question's numbers: the sum of 512 products fits 32 bits. */
const maxQuestionValue = 16_383;

/** The sentences of a passage that a question is compared with: the questions it answers. */
export function sentencesOf({ heading, asked }: Passage): string[] {
  return [heading, ...asked];
}

/** Vectors of sentences, in 8 bits. */
export interface SentenceVectors {
  size: number;
  /** What all sentences have in common; it tells nothing about their meaning. */
  mean: Float32Array;
  /** The vector of a sentence, if it is among them. */
  find(sentence: string): QuantisedVector | undefined;
}

export interface QuantisedVector {
  values: Int8Array;
  /** What the values are multiplied with. */
  scale: number;
}

/** A sentence's name in the file: a changed sentence has another. */
function keyOf(sentence: string): string {
  return createHash('sha256').update(sentence).digest('base64').slice(0, 16);
}

export function quantise(vector: Float32Array): QuantisedVector {
  const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / maxVectorValue || 1;
  return { values: Int8Array.from(vector, (value) => Math.round(value / scale)), scale };
}

/** Writes the vectors of sentences. */
export function packVectors(vectors: ReadonlyMap<string, QuantisedVector>): Uint8Array {
  const all = [...vectors.values()];
  const size = all[0]?.values.length ?? 0;
  const values = new Int8Array(all.length * size);
  const mean = new Float32Array(size);
  for (const [number, { values: own, scale }] of all.entries()) {
    values.set(own, number * size);
    for (const [index, value] of own.entries())
      mean[index] = (mean[index] ?? 0) + (value * scale) / all.length;
  }
  const scales = Float32Array.from(all, ({ scale }) => scale);
  const keys = [...vectors.keys()].map(keyOf);
  return packTensors(
    new Map<string, Float32Array | Int8Array>([
      ['values', values],
      ['scales', scales],
      ['mean', mean],
    ]),
    keys,
  );
}

/** Reads what `packVectors` wrote. */
export async function readVectors(file: string): Promise<SentenceVectors> {
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const { tensors, extra } = unpackTensors(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  const numbers = new Map((extra as string[]).map((key, number) => [key, number]));
  const values = tensors.get('values') as Int8Array;
  const scales = tensors.get('scales') as Float32Array;
  const mean = tensors.get('mean') as Float32Array;
  return {
    size: mean.length,
    mean,
    find(sentence) {
      const number = numbers.get(keyOf(sentence));
      if (number === undefined) return undefined;
      const from = number * mean.length;
      return { values: values.subarray(from, from + mean.length), scale: scales[number] ?? 0 };
    },
  };
}

/** The vectors of passages, compared with one question's at a time. */
export interface VectorIndex {
  add(passage: number, vector: QuantisedVector): void;
  /** The cosine of the angle between a question and the most similar sentence of each passage. */
  compare(question: Float32Array): Float32Array;
}

/**
 * Opens an empty index.
 * @param mean of all sentences, subtracted from each vector
 * @param maxSentences how many can be added
 */
export function openVectorIndex(mean: Float32Array, passages: number, maxSentences: number): VectorIndex {
  const size = mean.length;
  const questionAt = 0;
  const sumsAt = size * rowsAtOnce * Int16Array.BYTES_PER_ELEMENT;
  const vectorsAt = sumsAt + maxSentences * rowsAtOnce * Int32Array.BYTES_PER_ELEMENT;
  const { memory, multiply } = openMatrixKernel(vectorsAt + maxSentences * size);
  const row = new Int16Array(memory.buffer, questionAt, size * rowsAtOnce);
  const sums = new Int32Array(memory.buffer, sumsAt, maxSentences * rowsAtOnce);
  const vectors = new Int8Array(memory.buffer, vectorsAt, maxSentences * size);
  const passageOf = new Uint32Array(maxSentences);
  const scales = new Float32Array(maxSentences);
  const lengths = new Float32Array(maxSentences);
  let count = 0;
  return {
    add(passage, { values, scale }) {
      if (count === maxSentences) throw new Error('The index of vectors is full.');
      vectors.set(values, count * size);
      let square = 0;
      for (let index = 0; index < size; index += 1) {
        square += ((values[index] ?? 0) * scale - (mean[index] ?? 0)) ** 2;
      }
      passageOf[count] = passage;
      scales[count] = scale;
      lengths[count] = Math.sqrt(square) || 1;
      count += 1;
    },
    compare(question) {
      const own = question.map((value, index) => value - (mean[index] ?? 0));
      const length = Math.hypot(...own) || 1;
      const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / maxQuestionValue || 1;
      let common = 0;
      for (let index = 0; index < size; index += 1) {
        const value = Math.round((own[index] ?? 0) / scale);
        row[(index - (index % valuesAtOnce)) * rowsAtOnce + (index % valuesAtOnce)] = value;
        common += (own[index] ?? 0) * (mean[index] ?? 0);
      }
      // A passage without a vector yet is neither like the question nor unlike it.
      const best = new Float32Array(passages);
      if (count === 0) return best;
      multiply(questionAt, vectorsAt, sumsAt, 1, size, count);
      for (let number = 0; number < count; number += 1) {
        const product = (sums[number * rowsAtOnce] ?? 0) * scale * (scales[number] ?? 0) - common;
        const alike = product / (length * (lengths[number] ?? 1));
        const passage = passageOf[number] ?? 0;
        if (alike > (best[passage] ?? 0)) best[passage] = alike;
      }
      return best;
    },
  };
}
