import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { letters } from '../../src/server/paper-checks/zone/cells.ts';
import {
  hidden,
  inputs,
  openLetterNetwork,
  outputs,
  type StoredWeights,
} from '../../src/server/paper-checks/zone/letter-network.ts';
import { drawAlphabets, drawSample, type Random } from './draw-letters.ts';

/*
 * Trains the network that reads the letters of machine-readable zones, from drawn letters alone:
 *   node scripts/zone-letters/train-letters.ts
 * It always draws the same letters, so that the same program writes the same weights.
 */

const { values } = parseArgs({ options: { steps: { type: 'string', default: '16000' } } });
const steps = Number(values.steps);
const batch = 24;
const momentum = 0.9;
const rateAt = (share: number) => 0.012 * (share > 0.85 ? 0.08 : share > 0.6 ? 0.3 : 1);

const random = randomFrom(20_261_122);
const alphabets = await drawAlphabets();
const first = openLayer(inputs, hidden);
const second = openLayer(hidden, outputs);

for (let step = 0; step < steps; step += 1) {
  for (let at = 0; at < batch; at += 1) {
    const letter = Math.floor(random() * letters.length);
    learn(drawSample(alphabets, letter, random), letter);
  }
  for (const layer of [first, second]) layer.update(rateAt(step / steps) / batch);
  if (step % 1000 === 999) process.stdout.write(`step ${step + 1}\n`);
}

const stored: StoredWeights = { first: first.stored(), second: second.stored() };
const read = openLetterNetwork(stored);
const fresh = randomFrom(7);
const tries = 5_000;
let right = 0;
for (let at = 0; at < tries; at += 1) {
  const letter = Math.floor(fresh() * letters.length);
  const likelihoods = read(drawSample(alphabets, letter, fresh));
  if (likelihoods.indexOf(Math.max(...likelihoods)) === letter) right += 1;
}
const file = new URL('../../src/server/paper-checks/zone/letter-weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(stored)}\n`);
process.stdout.write(`${((100 * right) / tries).toFixed(1)} % of ${tries} fresh letters are read right\n`);

/** Goes forwards, then backwards, and adds up what each weight contributed to the error. */
function learn(samples: Float32Array, letter: number): void {
  const raw = first.forward(samples);
  const active = raw.map((value) => Math.max(0, value));
  const logits = second.forward(active);
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  const errors = powers.map((power, at) => power / sum - (at === letter ? 1 : 0));
  const back = second.learn(active, errors);
  first.learn(
    samples,
    back.map((error, at) => ((raw[at] ?? 0) > 0 ? error : 0)),
  );
}

function openLayer(width: number, height: number) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const weights = Float32Array.from({ length: width * height }, () => normal() * Math.sqrt(2 / width));
  const biases = new Float32Array(height);
  const slopes = new Float32Array(width * height);
  const biasSlopes = new Float32Array(height);
  const pace = new Float32Array(width * height);
  const biasPace = new Float32Array(height);
  return {
    forward(given: Float32Array): Float32Array {
      const result = new Float32Array(biases);
      for (let row = 0; row < height; row += 1) {
        let total = result[row] as number;
        const start = row * width;
        for (let at = 0; at < width; at += 1)
          total += (weights[start + at] as number) * (given[at] as number);
        result[row] = total;
      }
      return result;
    },
    learn(given: Float32Array, errors: Float32Array): Float32Array {
      const back = new Float32Array(width);
      for (let row = 0; row < height; row += 1) {
        const error = errors[row] as number;
        if (error === 0) continue;
        biasSlopes[row] = (biasSlopes[row] as number) + error;
        const start = row * width;
        for (let at = 0; at < width; at += 1) {
          slopes[start + at] = (slopes[start + at] as number) + error * (given[at] as number);
          back[at] = (back[at] as number) + error * (weights[start + at] as number);
        }
      }
      return back;
    },
    update(rate: number): void {
      move(weights, slopes, pace, rate);
      move(biases, biasSlopes, biasPace, rate);
    },
    stored(): StoredWeights['first'] {
      const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
      const whole = Int8Array.from(weights, (weight) => Math.round(weight / scale));
      return {
        scale,
        weights: Buffer.from(whole.buffer).toString('base64'),
        biases: Array.from(biases, (bias) => Number(bias.toFixed(5))),
      };
    },
  };
}

function move(values: Float32Array, slopes: Float32Array, pace: Float32Array, rate: number): void {
  for (let at = 0; at < values.length; at += 1) {
    pace[at] = momentum * (pace[at] as number) - rate * (slopes[at] as number);
    values[at] = (values[at] as number) + (pace[at] as number);
    slopes[at] = 0;
  }
}

/** Pseudo-random numbers from a seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
