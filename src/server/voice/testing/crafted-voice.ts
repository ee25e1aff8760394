import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * A voice as those released for sherpa-onnx: a model with its tokens and its lexicon. It hums a tenth of a second for
 * each letter of the words it knows, which is enough to prove that a folder of the operator's is loaded and spoken
 * with. The model is written in ONNX's own form: fields with a number, each a whole number or bytes with their length.
 */

const words = 'the corporate tax is nine percent of profit o tmp x reboot break time quoted more s'.split(
  ' ',
);
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Not the rate of calls, because few voices have that. */
const rate = 22_050;

type Field = readonly [number: number, value: number | string | Uint8Array];

function wholeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...wholeNumber(Math.floor(value / 0x80))];
}

function message(...fields: readonly Field[]): Uint8Array {
  const parts = fields.map(([number, value]) => {
    if (typeof value === 'number') return Buffer.from([...wholeNumber(number * 8), ...wholeNumber(value)]);
    const bytes = Buffer.from(value);
    return Buffer.concat([
      Buffer.from([...wholeNumber(number * 8 + 2), ...wholeNumber(bytes.length)]),
      bytes,
    ]);
  });
  return Buffer.concat(parts);
}

const float = 1;
const int64 = 7;

function node(operation: string, inputs: readonly string[], output: string, ...attributes: Uint8Array[]) {
  return message(
    ...inputs.map((input): Field => [1, input]),
    [2, output],
    [4, operation],
    ...attributes.map((attribute): Field => [5, attribute]),
  );
}

function value(name: string, type: number, ...dimensions: string[]): Uint8Array {
  const shape = message(...dimensions.map((dimension): Field => [1, message([2, dimension])]));
  return message([1, name], [2, message([1, message([1, type], [2, shape])])]);
}

function tensor(name: string, type: number, dimensions: readonly number[], raw: ArrayBuffer): Uint8Array {
  return message(
    ...dimensions.map((dimension): Field => [1, dimension]),
    [2, type],
    [8, name],
    [9, new Uint8Array(raw)],
  );
}

function model(): Uint8Array {
  const hum = Float32Array.from(
    { length: rate / 10 },
    (_, at) => 0.01 * Math.sin((2 * Math.PI * 200 * at) / rate),
  );
  const graph = message(
    [1, node('Cast', ['x'], 'letters', message([1, 'to'], [3, float], [20, 2]))],
    [1, node('Reshape', ['letters', 'column'], 'upright')],
    [1, node('Mul', ['upright', 'hum'], 'hummed')],
    [1, node('Reshape', ['hummed', 'row'], 'y')],
    [2, 'voice'],
    [5, tensor('hum', float, [1, 1, hum.length], hum.buffer)],
    [5, tensor('column', int64, [3], BigInt64Array.of(1n, -1n, 1n).buffer)],
    [5, tensor('row', int64, [3], BigInt64Array.of(1n, 1n, -1n).buffer)],
    [11, value('x', int64, 'N', 'T')],
    [11, value('x_length', int64, 'N')],
    [11, value('noise_scale', float, 'one')],
    [11, value('length_scale', float, 'one')],
    [11, value('noise_scale_w', float, 'one')],
    [12, value('y', float, 'N', 'C', 'L')],
  );
  const about = {
    model_type: 'vits',
    comment: 'hum',
    language: 'English',
    n_speakers: '1',
    sample_rate: String(rate),
    add_blank: '0',
    punctuation: '. , ! ?',
  };
  return message(
    [1, 8],
    [7, graph],
    [8, message([1, ''], [2, 13])],
    ...Object.entries(about).map(([key, text]): Field => [14, message([1, key], [2, text])]),
  );
}

/** Writes the voice into a new folder. */
export function writeCraftedVoice(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const tokens = [' ', ...letters, '.', ',', '!', '?'];
  writeFileSync(join(folder, 'voice.onnx'), model());
  writeFileSync(join(folder, 'tokens.txt'), tokens.map((token, id) => `${token} ${id}\n`).join(''));
  writeFileSync(
    join(folder, 'lexicon.txt'),
    words.map((word) => `${word} ${[...word].join(' ')}\n`).join(''),
  );
}
