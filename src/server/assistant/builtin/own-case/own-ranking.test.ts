import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { expertMessages } from '#messages/expert.ts';
import { ownCaseIn } from '../../evaluation/own-companies.ts';
import type { OwnCompany } from '../../evaluation/question.ts';
import { rankedBy, rankingParts } from './own-ranking.ts';

const today = plainDate('2026-11-22');

const caseOf = (company: Pick<OwnCompany, 'name' | 'place' | 'done'>) =>
  ownCaseIn({ visas: 1, office: 'flexi', dates: {}, ...company }, today);

const palm = await caseOf({
  name: 'Blue Palm Trading',
  place: 'ae-dmcc',
  done: { 'pre-approval': '2026-10-12', signing: '2026-10-20', lease: '2026-11-10' },
});
const oryx = await caseOf({ name: 'Oryx Digital', place: 'ae-ifza', done: { approval: '2026-11-02' } });
const fenland = await caseOf({
  name: 'Fenland Analytics',
  place: 'gb-private-limited-company',
  done: { incorporation: '2026-02-16' },
});

test.each([
  ['which of my companies is further along?', 'progress'],
  ['is Blue Palm or Oryx closer to being done', 'progress'],
  ['which one will be ready first', 'time-left'],
  ['is Oryx ahead of Blue Palm?', 'progress'],
  ['which of the two has the next deadline?', 'next-date'],
  ['Which zone is cheaper?', undefined],
  ['how far is Blue Palm?', undefined],
])('%s', (question, by) => {
  expect(rankedBy(question, [oryx, palm])).toBe(by);
});

test('somebody with one company has none to set beside it', () => {
  expect(rankedBy('which of my companies is further along?', [palm])).toBeUndefined();
});

test.each([
  ['progress', [oryx, palm], '**Blue Palm Trading** is further along:', '3 of 7 steps done'],
  ['time-left', [oryx, palm], 'It cannot be told which is ready first', 'about 11 to 40 working days left'],
  [
    'next-date',
    [oryx, fenland],
    '**Fenland Analytics** has the next date:',
    'file the confirmation statement by 1 March 2027',
  ],
] as const)('by %s', (by, cases, opening, line) => {
  const [part] = rankingParts({ kind: 'ranking', by, cases }, 'http://localhost:3000', expertMessages);
  expect(part?.text.startsWith(opening)).toBe(true);
  expect(part?.text).toContain(line);
});
