import { readFile } from 'node:fs/promises';

/** A matrix in 8 bits: one row per result. */
export interface Matrix {
  rows: number;
  width: number;
  values: Int8Array;
  /** What a row's values are multiplied with. */
  scales: Float32Array;
}

interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

interface Linear {
  matrix: Matrix;
  bias: Float32Array;
}

/** One layer of the transformer. */
export interface Layer {
  attentionNorm: Norm;
  queryKeyValue: Linear;
  output: Linear;
  networkNorm: Norm;
  expand: Linear;
  contract: Linear;
  /** What the layer's input is multiplied with, where its output is wider. */
  residual: Linear | undefined;
}

/** Everything the sentence encoder computes with. */
export interface EncoderWeights {
  /** Pieces of words, with the logarithm of their probability. */
  vocabulary: readonly (readonly [string, number])[];
  embeddings: Matrix;
  /** How fast each pair of the position's waves turns. */
  frequencies: Float32Array;
  layers: readonly Layer[];
  last: Linear;
}

/** A part of the file: name, shape, and where it begins. */
interface Entry {
  name: string;
  type: 'int8' | 'float32';
  length: number;
  at: number;
}

/** The numbers of a model, each under its name. */
export type Tensors = ReadonlyMap<string, Float32Array | Int8Array>;

/** Writes named numbers, with anything that fits JSON in front. */
export function packTensors(tensors: Tensors, extra: unknown): Uint8Array {
  let at = 0;
  const entries: Entry[] = [];
  for (const [name, values] of tensors) {
    entries.push({ name, type: values instanceof Int8Array ? 'int8' : 'float32', length: values.length, at });
    at += Math.ceil(values.byteLength / 4) * 4;
  }
  const head = Buffer.from(JSON.stringify({ entries, extra }));
  const start = 4 + Math.ceil(head.length / 4) * 4;
  const bytes = new Uint8Array(start + at);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  for (const [index, values] of [...tensors.values()].entries()) {
    const view = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    bytes.set(view, start + (entries[index]?.at ?? 0));
  }
  return bytes;
}

/** Reads what `packTensors` wrote, without copying the numbers. */
export function unpackTensors(bytes: ArrayBuffer): { tensors: Tensors; extra: unknown } {
  const length = new DataView(bytes).getUint32(0, true);
  const { entries, extra } = JSON.parse(Buffer.from(bytes, 4, length).toString()) as {
    entries: Entry[];
    extra: unknown;
  };
  const start = 4 + Math.ceil(length / 4) * 4;
  const tensors = new Map(
    entries.map(({ name, type, length: count, at }) => [
      name,
      type === 'int8' ? new Int8Array(bytes, start + at, count) : new Float32Array(bytes, start + at, count),
    ]),
  );
  return { tensors, extra };
}

/** The sizes of the model: Universal Sentence Encoder lite, of 2018. */
const layerCount = 2;

/** @throws Error if the file lacks a part */
export async function readEncoderWeights(file: string): Promise<EncoderWeights> {
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const { tensors, extra } = unpackTensors(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  const numbers = (name: string): Float32Array => {
    const values = tensors.get(name);
    if (!(values instanceof Float32Array)) throw new Error(`${file} lacks ${name}.`);
    return values;
  };
  const matrix = (name: string): Matrix => {
    const values = tensors.get(name);
    if (!(values instanceof Int8Array)) throw new Error(`${file} lacks ${name}.`);
    const scales = numbers(`${name}.scales`);
    return { rows: scales.length, width: values.length / scales.length, values, scales };
  };
  const linear = (name: string): Linear => ({ matrix: matrix(name), bias: numbers(`${name}.bias`) });
  const norm = (name: string): Norm => ({ scale: numbers(`${name}.scale`), bias: numbers(`${name}.bias`) });
  return {
    vocabulary: extra as EncoderWeights['vocabulary'],
    embeddings: matrix('embeddings'),
    frequencies: numbers('frequencies'),
    last: linear('last'),
    layers: Array.from({ length: layerCount }, (_, index) => ({
      attentionNorm: norm(`${index}.attentionNorm`),
      queryKeyValue: linear(`${index}.queryKeyValue`),
      output: linear(`${index}.output`),
      networkNorm: norm(`${index}.networkNorm`),
      expand: linear(`${index}.expand`),
      contract: linear(`${index}.contract`),
      residual: tensors.has(`${index}.residual`) ? linear(`${index}.residual`) : undefined,
    })),
  };
}
