import { expect, test } from 'vitest';
import { type Caption, withAnswerEnded, withWords } from './captions.ts';

const asked = (transcript: string, transcriptType: 'partial' | 'final' = 'final', turn = 1) =>
  ({ type: 'transcript', role: 'user', transcript, transcriptType, turn }) as const;
const answered = (transcript: string, turn = 1) =>
  ({ type: 'transcript', role: 'assistant', transcript, transcriptType: 'final', turn }) as const;

const shown = (captions: readonly Caption[]) =>
  captions.map(
    ({ role, text, isFinal, isInterrupted }) =>
      `${role}: ${text}${isFinal ? '' : ' …'}${isInterrupted ? ' /' : ''}`,
  );

test('words that may change are replaced by those that follow', () => {
  let captions = withWords([], asked('How', 'partial'));
  captions = withWords(captions, asked('How much is', 'partial'));
  expect(shown(captions)).toEqual(['user: How much is …']);
  captions = withWords(captions, asked('How much is DMCC?'));
  expect(shown(captions)).toEqual(['user: How much is DMCC?']);
});

test('words that turn out to be none go', () => {
  expect(withWords(withWords([], asked('Hm', 'partial')), asked(''))).toEqual([]);
  expect(withWords([], asked(' '))).toEqual([]);
});

test('sentences of one answer are one caption, until it ends', () => {
  let captions = withWords([], asked('How much?'));
  for (const sentence of ['One.', 'Two.']) captions = withWords(captions, answered(sentence));
  expect(shown(captions)).toEqual(['user: How much?', 'assistant: One. Two. …']);
  expect(shown(withAnswerEnded(captions, false))).toEqual(['user: How much?', 'assistant: One. Two.']);
});

test('an answer that was spoken into is marked, and what follows is another caption', () => {
  let captions = withAnswerEnded(withWords([], answered('One.')), true);
  captions = withWords(captions, answered('Two.', 2));
  expect(shown(captions)).toEqual(['assistant: One. /', 'assistant: Two. …']);
});

test('two questions of one turn are one, of two turns two', () => {
  const captions = withWords(withWords([], asked('One')), asked('One more'));
  expect(shown(captions)).toEqual(['user: One more']);
  expect(shown(withWords(captions, asked('Two', 'final', 2)))).toEqual(['user: One more', 'user: Two']);
});

test('where nothing is open nothing ends', () => {
  const captions = withWords([], asked('How much?'));
  expect(withAnswerEnded(captions, true)).toBe(captions);
});
