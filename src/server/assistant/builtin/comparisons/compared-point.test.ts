import { expect, test } from 'vitest';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { AnswerContext } from '../context.ts';
import { understand } from '../question/understand.ts';
import { comparedPoint } from './compared-point.ts';

const today = plainDate('2026-11-27');
// What is looked up is given by the test.
const context = { today, catalogue: publishedCatalogue, language: 'en' } as AnswerContext;

async function toldOf(
  sentences: Readonly<Record<string, string>>,
  question = 'Which office do DMCC, IFZA and JAFZA want at least?',
) {
  const answer = await comparedPoint(
    understand([{ role: 'user', content: question }], today),
    context,
    async ({ places: [id = ''] }) => [
      { kind: 'quoted', parts: [{ text: sentences[id] ?? '', sources: [] }] },
    ],
  );
  return answer?.kind === 'side-by-side' ? answer.answers.map(({ part }) => part?.text) : undefined;
}

test('asks each place alone and sets the answers beside each other', async () => {
  const sentences = {
    'ae-dmcc': 'DMCC wants a desk as office.',
    'ae-ifza': 'IFZA wants no office.',
    'ae-jafza': 'JAFZA wants an office.',
  };
  expect(await toldOf(sentences)).toEqual(Object.values(sentences));
});

test('a sentence on another place says nothing of this one', async () => {
  const sentences = {
    'ae-dmcc': 'DMCC wants a desk as office.',
    'ae-ifza': 'JAFZA wants an office, with a lease.',
    'ae-jafza': 'JAFZA wants an office.',
  };
  expect(await toldOf(sentences)).toEqual([sentences['ae-dmcc'], undefined, sentences['ae-jafza']]);
});

test('asks the mainland beside a zone, and places in the order of the question', async () => {
  const sentences = {
    'ae-difc': 'A DIFC company has 1 to 50 owners.',
    'sa-llc': 'A Saudi LLC has owners without limit.',
  };
  const told = await toldOf(
    { ...sentences, '': 'A mainland company has 1 to 50 owners of its own.' },
    'How many owners may a UAE mainland LLC, a DIFC private company and a Saudi LLC have at most?',
  );
  expect(told).toEqual(['A mainland company has 1 to 50 owners of its own.', ...Object.values(sentences)]);
});
