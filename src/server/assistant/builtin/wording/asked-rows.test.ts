import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';
import { rowsOfPlaces } from './asked-rows.ts';

const capital = `None has a fixed minimum:

| Zone | Capital |
|---|---|
| DIFC | none [1] |
| DMCC | no fixed rule [2] |
| ADGM Tech Startup | none [3] |
| ADGM SPV | none, too [3] |
| JAFZA | enough for the activity [4] |`;

test.each([
  [
    'Capital in DMCC and JAFZA?',
    'Capital: **DMCC** no fixed rule [2]; **JAFZA** enough for the activity [4].',
  ],
  ['Capital of an ADGM SPV or in DMCC?', 'Capital: **DMCC** no fixed rule [2]; **ADGM SPV** none, too [3].'],
  // Of kinds that nobody named, all are told.
  [
    'Capital in ADGM or DMCC?',
    'Capital: **DMCC** no fixed rule [2]; **ADGM Tech Startup** none [3]; **ADGM SPV** none, too [3].',
  ],
  ['Capital in DMCC?', 'Capital: **DMCC** no fixed rule [2].'],
  ['Which capital do I need?', undefined],
  ['Capital in DMCC and IFZA?', undefined],
])('%s', (question, sentence) => {
  expect(rowsOfPlaces(capital, question)).toBe(sentence);
});

test('a table of the places that were asked for is no part of one', () => {
  expect(
    rowsOfPlaces('| Zone | Fee |\n|---|---|\n| DIFC | 1 |\n| DMCC | 2 |', 'DIFC or DMCC?'),
  ).toBeUndefined();
});

test('rows of one place alone are no table of places', () => {
  const steps = '| Step | Time |\n|---|---|\n| Hub71 letter | 21 days |\n| Establishment card | 3 days |';
  expect(rowsOfPlaces(steps, 'How long does ADGM take?')).toBeUndefined();
});

test('several columns do not tell which one was asked for', () => {
  const table = '| Zone | Fee | Time |\n|---|---|---|\n| DIFC | 1 | 2 |\n| DMCC | 2 | 3 |\n| ADGM | 3 | 4 |';
  expect(rowsOfPlaces(table, 'DIFC or DMCC?')).toBeUndefined();
});

test.each([
  [
    'minimum share capital DMCC vs JAFZA vs ADGM',
    /^Capital: \*\*DMCC\*\* no fixed rule [^;]*; [^;]*; \*\*ADGM\*\* none [^;]*; \*\*JAFZA\*\* no fixed sum/,
  ],
  // Not three passages on one place each.
  [
    'Compare DMCC, ADGM and JAFZA: how many shareholders are allowed?',
    /^Shareholders: \*\*DMCC\*\* 1 or more.*\*\*ADGM\*\* 1 or more.*\*\*JAFZA\*\* 1 in an FZE, 2 to 50/,
  ],
  // A table on another point is none on this one.
  ['Compare DIFC, DAFZA and JAFZA: 0% tax possible?', /^(?!Audit:)/],
  // Nor all places where one is meant.
  ["what's the minimum office at dafza", /^Smallest office: \*\*DAFZA\*\* premises in the zone/],
  // The places alone are no question of their own.
  [
    'Compare DIFC, ADGM and DMCC: which legal system does each follow?',
    /^Legal system: \*\*DIFC\*\* common law.*\*\*DMCC\*\* civil law/,
  ],
  [
    'What does renewal cost in IFZA compared with an ADGM tech startup?',
    /^Renewal, AED a year: \*\*ADGM Tech Startup\*\* 20,400.*\*\*IFZA\*\* 12,900/,
  ],
])('the rows of the places that were asked for are the answer: %s', async (question, opening) => {
  const answer = await answerOf(builtInExpert(), aQuestion(question));
  expect(answer.replaceAll('\u00A0', ' ')).toMatch(opening);
});
