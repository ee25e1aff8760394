import { synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import type { AnswerContext } from '../context.ts';
import type { Reading } from '../question/understand.ts';
import type { Fit } from '../wording/quote.ts';

/** How well a text fits a question, by the weight of the words they share. */
export function fitFor(
  { question, quotesFor = question, words, used }: Reading,
  { index }: AnswerContext,
): Fit {
  // A follow-up that asks another value of the same thing is told by its own words.
  const own = quotesFor === question ? words : wordsOf(quotesFor);
  const asked = new Set([...own, ...own.flatMap(synonymsOf)]);
  return {
    question: quotesFor,
    place: used.join(' '),
    weightOf: (word) => (asked.has(word) ? index.weightOf(word) : 0),
  };
}
