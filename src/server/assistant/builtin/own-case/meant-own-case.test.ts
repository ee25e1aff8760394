import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSearchFolder } from '../../../knowledge/knowledge.ts';
import { readEncoderWeights } from '../../../knowledge/search/meaning/encoder-weights.ts';
import { openSentenceEncoder } from '../../../knowledge/search/meaning/sentence-encoder.ts';
import { searchFiles } from '../../../knowledge/search/meaning/sentence-vectors.ts';
import { ownCaseMeantBy } from './meant-own-case.ts';

const encoder = openSentenceEncoder(await readEncoderWeights(join(builtSearchFolder, searchFiles.encoder)));
const meant = (question: string) => ownCaseMeantBy(encoder.encode(question))?.aspect;

/** None of these was learned from. */
test.each([
  ['next', 'What am I supposed to do this week?'],
  ['done', 'what have i finished so far'],
  ['turn', 'I think the authority is slow, how long has my file been with them?'],
  ['progress', 'Which of my companies is further along?'],
  ['dates', 'do i have to renew the licence soon?'],
  ['overdue', 'So how late am I with my stuff?'],
  ['paid', 'did my transfer of 12,500 get to you?'],
  ['expiry', 'is my passport still ok'],
  ['people', 'Who owns my company according to you?'],
])('%s: %s', (aspect, question) => {
  expect(meant(question)).toBe(aspect);
});

test.each([
  ['Do I need a visa to run my company?'],
  ['What is the fine if my accounts are late?'],
  ['Can my company open a second office?'],
  ['How do I pay VAT?'],
  ['Is an auditor needed for my free zone company?'],
  ['Which documents does a bank in Singapore ask for?'],
])('a question about the rules: %s', (question) => {
  expect(meant(question)).toBeUndefined();
});
