import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readEncoderWeights } from './encoder-weights.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';
import { openVectorIndex, quantise, readVectors, searchFiles } from './sentence-vectors.ts';

/** What the thread is started with. */
export interface WorkerStart {
  /** The folder of `searchFiles`. */
  folder: string;
  /** The sentences of each passage. */
  sentences: readonly (readonly string[])[];
}

/** A question to compare with all passages. */
export interface WorkerQuestion {
  id: number;
  question: string;
}

/** A question's vector, and the likeness of each passage, by its number. */
export interface WorkerAnswer {
  id: number;
  vector: Float32Array;
  alike: Float32Array<ArrayBuffer>;
}

const { folder, sentences } = workerData as WorkerStart;
const [weights, vectors] = await Promise.all([
  readEncoderWeights(join(folder, searchFiles.encoder)),
  readVectors(join(folder, searchFiles.vectors)),
]);
const encoder = openSentenceEncoder(weights);
const count = sentences.reduce((sum, { length }) => sum + length, 0);
const index = openVectorIndex(vectors.mean, sentences.length, count);
const missing: { passage: number; sentence: string }[] = [];
for (const [passage, own] of sentences.entries()) {
  for (const sentence of own) {
    const vector = vectors.find(sentence);
    if (vector) index.add(passage, vector);
    else missing.push({ passage, sentence });
  }
}

/** Sentences that are encoded before the first question is compared: a new answer is found at once. */
const maxBeforeFirst = 100;

for (const { passage, sentence } of missing.splice(0, maxBeforeFirst)) {
  index.add(passage, quantise(encoder.encode(sentence)));
}

parentPort?.on('message', ({ id, question }: WorkerQuestion) => {
  const vector = encoder.encode(question);
  const alike = index.compare(vector) as WorkerAnswer['alike'];
  parentPort?.postMessage({ id, vector, alike } satisfies WorkerAnswer, [alike.buffer]);
});

// The others, if many were written after the build. Questions are compared in between.
for (const { passage, sentence } of missing) {
  index.add(passage, quantise(encoder.encode(sentence)));
  await nextTurn();
}
