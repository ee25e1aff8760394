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

function layerOf({ scale, weights, biases }: StoredWeights['first']) {
  const whole = new Int8Array(Buffer.from(weights, 'base64'));
  const values = Float32Array.from(whole, (weight) => weight * scale);
  const width = values.length / biases.length;
  return (given: Float32Array) => {
    const result = new Float32Array(biases.length);
    for (const [row, bias] of biases.entries()) {
      let sum = bias;
      const start = row * width;
      for (let at = 0; at < width; at += 1) sum += (values[start + at] ?? 0) * (given[at] ?? 0);
      result[row] = sum;
    }
    return result;
  };
}

function softmax(logits: Float32Array): Float32Array {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
