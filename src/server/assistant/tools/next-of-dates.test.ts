import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { nextOfDates } from './next-of-dates.ts';

const instalments =
  'It is paid in instalments: 40% by 1 June, 20% by 1 September, 20% by 1 December and the rest by 1 March [1].';
const next = (question: string, today: string) =>
  nextOfDates({ text: instalments, sources: [] }, question, plainDate(today))?.text;

test.each([
  ['2026-11-27', 'Next is **1 December 2026**: 20% by 1 December [1].'],
  ['2026-12-02', 'Next is **1 March 2027**: the rest by 1 March [1].'],
  ['2026-06-01', 'Next is **1 June 2026**: 40% by 1 June [1].'],
])('on %s: %s', (today, text) => {
  expect(next('Which instalment comes next?', today)?.replaceAll('\u00A0', ' ')).toBe(text);
});

test('a question for all of them, or a text with one date, is left as it is', () => {
  expect(next('When are the instalments due?', '2026-11-27')).toBeUndefined();
  const text = 'The report is due on 1 March [1].';
  expect(
    nextOfDates({ text, sources: [] }, 'Which date comes next?', plainDate('2026-11-27')),
  ).toBeUndefined();
});
