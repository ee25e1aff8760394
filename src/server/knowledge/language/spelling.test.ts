import { expect, test } from 'vitest';
import { openSpelling, spellingWordsOf } from './spelling.ts';

const text =
  'What is the minimum capital of a joint stock company? An establishment card, opened for a form to open.';
const corrected = openSpelling(spellingWordsOf([text, text, text, 'A draft.'], ['whole', 'forge', 'cousin']));

test.each([
  ['minimun capitol of a compny', 'minimum capital of a company'],
  ['estabilshment card', 'establishment card'],
  ['compayn', 'company'],
  ['opend', 'opened'],
  ['Jiont stock', 'Jiont stock'],
])('%s', (message, meant) => {
  expect(corrected(message)).toBe(meant);
});

test.each([
  ['a name', 'the Compny Ltd'],
  ['a known word, however rare', 'draft'],
  ['a form of a known word', 'cousins forged'],
  ['a word with more than one typing error', 'estabilshmnt'],
  ['short words', 'fomr crad'],
  ['addresses', 'compny.com and compny@example.com'],
  ['another language', 'capitol compny minimun stokk estabilshment einen brauche'],
])('leaves %s', (_why, message) => {
  expect(corrected(message)).toBe(message);
});
