import { expect, test } from 'vitest';
import { longestQuestion } from '#contract/assistant.ts';
import { answerOf } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';
import { withoutPersonalData } from '../unanswered/without-personal-data.ts';

const filled = (text: string) =>
  text.repeat(Math.ceil(longestQuestion / text.length)).slice(0, longestQuestion);
/** Words that nobody knows, each another one. */
const invented = Array.from({ length: 1_500 }, (_, index) =>
  `q${index.toString(26)}`.replaceAll(/\d/g, (digit) => 'ghjkmnprst'.charAt(Number(digit))).padEnd(6, 'z'),
).join(' ');

/** Nobody else is answered meanwhile; a machine that is busy with the other tests is several times slower. */
const longest = 250;

const hostile: [string, string][] = [
  ['one letter', filled('a')],
  ['ligatures that unfold', filled('\ufdfa')],
  ['marks', filled('a\u0301')],
  ['digits and commas', filled('1,000')],
  ['days', filled('1 may ')],
  ['dates', filled('2026-01-01 ')],
  ['blanks after a cue', `ignore${filled(' ')}`.slice(0, longestQuestion)],
  ['addresses that never end', filled('a.')],
  ['telephones that never end', filled('+1 ')],
  ['names that never end', `My name is ${filled('A')}`.slice(0, longestQuestion)],
  ['needs without a verb', filled('what do a a a ')],
  ['places', filled('difc dmcc adgm ifza ')],
  ['homes', filled('i am a a company ')],
  ['amounts', filled('profit 5000 ')],
  ['invented words', invented.slice(0, longestQuestion)],
];

test.each(hostile)('%s', async (_, question) => {
  const expert = builtInExpert();
  await answerOf(expert, 'How much is DMCC?');
  const started = performance.now();
  await answerOf(expert, question);
  withoutPersonalData(question);
  expect(performance.now() - started).toBeLessThan(longest);
});
