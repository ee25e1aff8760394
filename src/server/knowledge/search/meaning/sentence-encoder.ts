import type { EncoderWeights, Layer, Matrix } from './encoder-weights.ts';
import { openMatrixKernel, rowsAtOnce, valuesAtOnce } from './matrix-kernel.ts';
import { openTokenizer } from './tokenizer.ts';

/** Maximum pieces of a text, by the model; the rest is not read. */
const maxTokens = 128;

/** Numbers of a layer's attention heads. */
const heads = 4;

/** The greatest value of a quantised row: the widest row's sum of products still fits 32 bits. */
const maxValue = 8_191;

/** Keeps the variance from being zero. */
const epsilon = 1e-6;

/** Turns sentences into vectors whose angle tells how alike their meaning is. */
export interface SentenceEncoder {
  /** Length of a vector. */
  size: number;
  /** A sentence's vector, of length 1. */
  encode(sentence: string): Float32Array;
}

/** A matrix, with the address of its values in the kernel's memory. */
interface Placed extends Matrix {
  at: number;
  bias: Float32Array;
}

/**
 * Universal Sentence Encoder lite: two transformer layers over the pieces of a sentence, their mean, and one last layer.
 * The matrices are multiplied in whole numbers by SIMD; the rest takes a tenth of the time.
 */
export function openSentenceEncoder(weights: EncoderWeights): SentenceEncoder {
  const tokenize = openTokenizer(weights.vocabulary);
  const linears = [
    ...weights.layers.flatMap(({ queryKeyValue, output, expand, contract, residual }) => [
      queryKeyValue,
      output,
      expand,
      contract,
      ...(residual ? [residual] : []),
    ]),
    weights.last,
  ];
  const widest = Math.max(...linears.flatMap(({ matrix: { rows, width } }) => [rows, width]));
  const rowsAt = 0;
  const sumsAt = rowsAt + maxTokens * widest * Int16Array.BYTES_PER_ELEMENT;
  const weightsAt = sumsAt + maxTokens * widest * Int32Array.BYTES_PER_ELEMENT;
  const weightBytes = linears.reduce((sum, { matrix }) => sum + matrix.values.length, 0);
  const { memory, multiply } = openMatrixKernel(weightsAt + weightBytes);
  const rows = new Int16Array(memory.buffer, rowsAt, maxTokens * widest);
  const sums = new Int32Array(memory.buffer, sumsAt, maxTokens * widest);
  let next = weightsAt;
  const place = ({ matrix, bias }: { matrix: Matrix; bias: Float32Array }): Placed => {
    const at = next;
    new Int8Array(memory.buffer, at, matrix.values.length).set(matrix.values);
    next += matrix.values.length;
    return { ...matrix, values: matrix.values.subarray(0, 0), at, bias };
  };
  const layers = weights.layers.map((layer) => ({
    ...layer,
    queryKeyValue: place(layer.queryKeyValue),
    output: place(layer.output),
    expand: place(layer.expand),
    contract: place(layer.contract),
    residual: layer.residual && place(layer.residual),
  }));
  const last = place(weights.last);

  /** Multiplies rows of numbers with a matrix, and adds its bias. */
  function apply({ at, rows: count, width, scales, bias }: Placed, input: Float32Array): Float32Array {
    const inputs = input.length / width;
    const blocks = Math.ceil(inputs / rowsAtOnce);
    const inputScales = new Float32Array(inputs);
    for (let row = 0; row < inputs; row += 1) {
      let most = 0;
      for (let index = row * width; index < (row + 1) * width; index += 1) {
        most = Math.max(most, Math.abs(input[index] ?? 0));
      }
      const scale = most / maxValue || 1;
      inputScales[row] = scale;
      // Rows of a block alternate after each few values, as the kernel reads them.
      const inverse = 1 / scale;
      const from = row * width;
      const to = (row - (row % rowsAtOnce)) * width + (row % rowsAtOnce) * valuesAtOnce;
      for (let chunk = 0; chunk < width; chunk += valuesAtOnce) {
        const start = to + chunk * rowsAtOnce;
        for (let index = 0; index < valuesAtOnce; index += 1) {
          rows[start + index] = Math.round((input[from + chunk + index] as number) * inverse);
        }
      }
    }
    multiply(rowsAt, at, sumsAt, blocks, width, count);
    const output = new Float32Array(inputs * count);
    for (let result = 0; result < count; result += 1) {
      const from = result * blocks * rowsAtOnce;
      const scale = scales[result] ?? 0;
      const add = bias[result] ?? 0;
      for (let row = 0; row < inputs; row += 1) {
        output[row * count + result] = (sums[from + row] ?? 0) * scale * (inputScales[row] ?? 0) + add;
      }
    }
    return output;
  }

  /** The vectors of a sentence's pieces, with their position. */
  function embed(ids: readonly number[]): Float32Array {
    const { embeddings, frequencies } = weights;
    const { width } = embeddings;
    const half = frequencies.length;
    const input = new Float32Array(ids.length * width);
    for (const [position, id] of ids.entries()) {
      const scale = embeddings.scales[id] ?? 0;
      for (let index = 0; index < width; index += 1) {
        const angle = position * (frequencies[index % half] ?? 0);
        const wave = index < half ? Math.sin(angle) : Math.cos(angle);
        // The model adds the vector to itself with its position.
        input[position * width + index] = 2 * (embeddings.values[id * width + index] ?? 0) * scale + wave;
      }
    }
    return input;
  }

  return {
    size: last.rows,
    encode(sentence) {
      const ids = tokenize(sentence).slice(0, maxTokens);
      let states = embed(ids);
      for (const layer of layers) {
        const residual = layer.residual ? apply(layer.residual, states) : states;
        const attended = attention(
          apply(layer.queryKeyValue, normalised(states, layer.attentionNorm)),
          ids.length,
        );
        const mixed = sumOf(apply(layer.output, attended), residual);
        const wide = apply(layer.expand, normalised(mixed, layer.networkNorm));
        for (let index = 0; index < wide.length; index += 1) wide[index] = Math.max(0, wide[index] ?? 0);
        states = sumOf(apply(layer.contract, wide), mixed);
      }
      const vector = apply(last, meanOf(states, last.width)).map(Math.tanh);
      const length = Math.hypot(...vector) || 1;
      return vector.map((value) => value / length);
    },
  };
}

/** Each row with a mean of zero and a variance of one, scaled. */
function normalised(input: Float32Array, { scale, bias }: Layer['attentionNorm']): Float32Array {
  const width = scale.length;
  const output = new Float32Array(input.length);
  for (let from = 0; from < input.length; from += width) {
    let mean = 0;
    for (let index = 0; index < width; index += 1) mean += (input[from + index] ?? 0) / width;
    let variance = 0;
    for (let index = 0; index < width; index += 1)
      variance += ((input[from + index] ?? 0) - mean) ** 2 / width;
    const factor = 1 / Math.sqrt(variance + epsilon);
    for (let index = 0; index < width; index += 1) {
      output[from + index] =
        ((input[from + index] ?? 0) - mean) * factor * (scale[index] ?? 0) + (bias[index] ?? 0);
    }
  }
  return output;
}

/** Each piece's mix of all pieces' values, by how well its query fits their keys. */
function attention(queryKeyValue: Float32Array, length: number): Float32Array {
  const width = queryKeyValue.length / length / 3;
  const perHead = width / heads;
  const output = new Float32Array(length * width);
  const fits = new Float32Array(length);
  for (let head = 0; head < heads; head += 1) {
    for (let row = 0; row < length; row += 1) {
      const from = row * width * 3 + head * perHead;
      const query = queryKeyValue.subarray(from, from + perHead);
      let total = 0;
      for (let other = 0; other < length; other += 1) {
        const key = other * width * 3 + width + head * perHead;
        const fit = Math.exp(dot(query, queryKeyValue, key) / Math.sqrt(perHead));
        fits[other] = fit;
        total += fit;
      }
      const mix = output.subarray(row * width + head * perHead, row * width + (head + 1) * perHead);
      for (let other = 0; other < length; other += 1) {
        const value = other * width * 3 + width * 2 + head * perHead;
        addScaled(mix, (fits[other] as number) / total, queryKeyValue, value);
      }
    }
  }
  return output;
}

function dot(one: Float32Array, other: Float32Array, from: number): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    sum += (one[index] as number) * (other[from + index] as number);
  }
  return sum;
}

function addScaled(to: Float32Array, factor: number, values: Float32Array, from: number): void {
  for (let index = 0; index < to.length; index += 1) {
    to[index] = (to[index] as number) + factor * (values[from + index] as number);
  }
}

function sumOf(one: Float32Array, other: Float32Array): Float32Array {
  const sum = new Float32Array(one.length);
  for (let index = 0; index < one.length; index += 1) sum[index] = (one[index] ?? 0) + (other[index] ?? 0);
  return sum;
}

/** The mean of all rows. */
function meanOf(rows: Float32Array, width: number): Float32Array {
  const mean = new Float32Array(width);
  const count = rows.length / width;
  for (let from = 0; from < rows.length; from += width) {
    for (let index = 0; index < width; index += 1) {
      mean[index] = (mean[index] ?? 0) + (rows[from + index] ?? 0) / count;
    }
  }
  return mean;
}
