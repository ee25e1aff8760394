import { expect, test } from 'vitest';
import { fromFirstSound } from './sound.ts';

async function* inPieces(...pieces: readonly number[][]): AsyncGenerator<Int16Array> {
  for (const piece of pieces) yield Int16Array.from(piece);
}

const hush = (samples: number) => Array.from({ length: samples }, (_, at) => (at % 3) * 40);
const loud = [3_000, -3_000];

async function lengthsOf(pieces: AsyncIterable<Int16Array>): Promise<number[]> {
  const lengths: number[] = [];
  for await (const piece of pieces) lengths.push(piece.length);
  return lengths;
}

test('all but 20 ms of leading silence is removed, for any chunk sizes', async () => {
  expect(await lengthsOf(fromFirstSound(inPieces([...hush(2_000), ...loud])))).toEqual([322]);
  expect(await lengthsOf(fromFirstSound(inPieces(hush(900), [...hush(10), ...loud])))).toEqual([12]);
});

test('later silence is kept as a pause', async () => {
  expect(await lengthsOf(fromFirstSound(inPieces(loud, hush(900), [...hush(900), ...loud])))).toEqual([
    2, 900, 902,
  ]);
});

test('pure silence becomes no audio', async () => {
  expect(await lengthsOf(fromFirstSound(inPieces(hush(900), [])))).toEqual([]);
});
