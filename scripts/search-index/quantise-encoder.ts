import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packTensors } from '#server/knowledge/search/meaning/encoder-weights.ts';

/** The largest signed 8-bit integer. */
const maxValue = 127;

interface Tensor {
  shape: readonly number[];
  values: Float32Array;
}

/** TensorFlow.js' manifest of a model's weights. */
interface WeightsManifest {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[]; dtype: string }[] }[];
}

/**
 * The weights of Universal Sentence Encoder lite, with 8 bits instead of 32 for each: a quarter of the size and of the
 * memory, and integers are multiplied faster.
 * @param folder contains the model in TensorFlow.js' format and its `vocab.json`
 */
export async function quantiseEncoder(folder: string): Promise<Uint8Array> {
  const tensors = await readTensors(folder);
  const find = (ending: string): Tensor => {
    const found = tensors.find(({ name }) => name.endsWith(ending));
    if (!found) throw new Error(`The model has no ${ending}.`);
    return found;
  };
  const packed = new Map<string, Float32Array | Int8Array>();
  const addMatrix = (name: string, matrix: Tensor) => {
    const { values, scales } = quantised(matrix);
    packed.set(name, values).set(`${name}.scales`, scales);
  };
  const addLinear = (name: string, weights: string, bias: string) => {
    addMatrix(name, transposed(find(weights)));
    packed.set(`${name}.bias`, find(bias).values);
  };
  const addNorm = (name: string, path: string) => {
    packed.set(`${name}.scale`, find(`${path}/layer_norm/layer_norm_scale/ConcatPartitions/concat`).values);
    packed.set(`${name}.bias`, find(`${path}/layer_norm/layer_norm_bias/ConcatPartitions/concat`).values);
  };
  addMatrix('embeddings', find('module/Embeddings_en'));
  packed.set('frequencies', find('TimingSignal/ExpandDims_1').values);
  for (const layer of [0, 1]) {
    const path = `Layer_${layer}/TransformerLayer`;
    const attention = `${path}/MultiheadAttention`;
    addNorm(`${layer}.attentionNorm`, `${path}/layer_prepostprocess`);
    addNorm(`${layer}.networkNorm`, `${path}/FFN/layer_prepostprocess`);
    for (const [name, part] of [
      ['queryKeyValue', 'qkv_transform_single'],
      ['output', 'output_transform_single'],
    ]) {
      const weights = `${attention}/${part}/kernel/part_0`;
      addLinear(`${layer}.${name}`, weights, `${attention}/${part}/bias/ConcatPartitions/concat`);
    }
    for (const [name, part] of [
      ['expand', 'conv1'],
      ['contract', 'conv2'],
    ]) {
      const weights = `${path}/FFN/${part}/Tensordot/Reshape_1`;
      addLinear(`${layer}.${name}`, weights, `${path}/FFN/${part}/bias/ConcatPartitions/concat`);
    }
  }
  const residual = 'Layer_0/TransformerLayer/dense';
  addLinear(
    '0.residual',
    `${residual}/kernel/ConcatPartitions/concat`,
    `${residual}/bias/ConcatPartitions/concat`,
  );
  addLinear('last', 'hidden_layers/tanh_layer_0/weights', 'hidden_layers/tanh_layer_0/bias');
  return packTensors(packed, JSON.parse(await readFile(join(folder, 'vocab.json'), 'utf8')));
}

async function readTensors(folder: string): Promise<(Tensor & { name: string })[]> {
  const { weightsManifest }: WeightsManifest = JSON.parse(await readFile(join(folder, 'model.json'), 'utf8'));
  const tensors: (Tensor & { name: string })[] = [];
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(await Promise.all(paths.map((path) => readFile(join(folder, path)))));
    let at = bytes.byteOffset;
    for (const { name, shape } of weights) {
      const size = shape.reduce((product, length) => product * length, 1) * 4;
      // Other weights are shapes and indexes of the graph, also in 32 bits.
      tensors.push({ name, shape, values: new Float32Array(bytes.buffer.slice(at, at + size)) });
      at += size;
    }
  }
  return tensors;
}

/** Swaps the last two dimensions: one row per output. */
function transposed({ shape, values }: Tensor): Tensor {
  const [width = 0, rows = 0] = shape.slice(-2);
  const swapped = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < width; index += 1) {
      swapped[row * width + index] = values[index * rows + row] ?? 0;
    }
  }
  return { shape: [rows, width], values: swapped };
}

/** Quantises each row to 8 bits with its own scale. */
function quantised({ shape: [rows = 0, width = 0], values }: Tensor): {
  values: Int8Array;
  scales: Float32Array;
} {
  const scales = new Float32Array(rows);
  const numbers = new Int8Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    const from = values.subarray(row * width, (row + 1) * width);
    const scale = from.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / maxValue || 1;
    scales[row] = scale;
    for (const [index, value] of from.entries()) numbers[row * width + index] = Math.round(value / scale);
  }
  return { values: numbers, scales };
}
