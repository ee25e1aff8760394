import { readFileSync } from 'node:fs';
import { cellHeight, cellWidth, letters } from './cells.ts';

/** A small network that tells the characters of OCR-B: samples → hidden → characters. */
export const inputs = cellWidth * cellHeight;
export const hidden = 96;
export const outputs = letters.length;

/** Weights as stored: whole numbers from -127 to 127 times a scale for each layer, base64. */
export interface StoredWeights {
  first: { scale: number; weights: string; biases: number[] };
  second: { scale: number; weights: string; biases: number[] };
}

/** Returns the likelihood of each character, given normalised samples. */
export type LetterNetwork = (samples: Float32Array) => Float32Array;

/** Opens the network with the weights that `scripts/zone-letters/train-letters.ts` wrote. */
export function openLetterNetwork(
  stored: StoredWeights = JSON.parse(
    readFileSync(new URL('letter-weights.json', import.meta.url), 'utf8'),
  ) as StoredWeights,
): LetterNetwork {
  const first = layerOf(stored.first);
  const second = layerOf(stored.second);
  return (samples) => softmax(second(first(samples).map((value) => Math.max(0, value))));
}

/** Rows are worked on by fours: a processor adds to four sums in the time that it takes for one. */
const atOnce = 4;

function layerOf({ scale, weights, biases }: StoredWeights['first']) {
  const whole = new Int8Array(Buffer.from(weights, 'base64'));
  const width = whole.length / biases.length;
  const rows = Math.ceil(biases.length / atOnce) * atOnce;
  const values = new Float32Array(rows * width);
  for (const [at, weight] of whole.entries()) values[at] = weight * scale;
  const starts = Float64Array.from({ length: rows }, (_, row) => biases[row] ?? 0);
  return (given: Float32Array) => {
    const result = new Float32Array(rows);
    for (let row = 0; row < rows; row += atOnce) {
      const [a, b, c, d] = [row * width, (row + 1) * width, (row + 2) * width, (row + 3) * width];
      let first = starts[row] as number;
      let second = starts[row + 1] as number;
      let third = starts[row + 2] as number;
      let fourth = starts[row + 3] as number;
      for (let at = 0; at < width; at += 1) {
        const value = given[at] as number;
        first += (values[a + at] as number) * value;
        second += (values[b + at] as number) * value;
        third += (values[c + at] as number) * value;
        fourth += (values[d + at] as number) * value;
      }
      result[row] = first;
      result[row + 1] = second;
      result[row + 2] = third;
      result[row + 3] = fourth;
    }
    return result.subarray(0, biases.length);
  };
}

function softmax(logits: Float32Array): Float32Array {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
