import type { DueDate } from '#domain/plan/deadlines.ts';
import { wordsOf } from '../../knowledge/index.ts';

/** Words that are common to all deadlines. */
const ofAnyDeadline = new Set(
  wordsOf(
    'due date deadline file filing incorporate incorporation year end last first day register registered company annual month late start begin set up form pay',
  ),
);

/** Short names of what a deadline's label writes out. */
const writtenOut: Readonly<Record<string, readonly string[]>> = {
  agm: wordsOf('general meeting'),
  ubo: wordsOf('owners'),
  '83b': wordsOf('election'),
  ard: wordsOf('accounts'),
};

/** The deadlines a question means: those whose name shares most of its distinctive words. */
export function meantBy(words: readonly string[]): (due: DueDate) => boolean {
  const named = words.flatMap((word) => [word, ...(writtenOut[word] ?? [])]);
  // A number of two digits or more names a form or survey, such as 5472 or BE-13.
  const asked = new Set(named.filter((word) => !/^\d$/.test(word) && !ofAnyDeadline.has(word)));
  return ({ deadline }) => wordsOf(deadline.label).some((word) => asked.has(word));
}
