import { plainText, stemOf, wordsOf } from '../../knowledge/index.ts';
import type { Count } from '../tools/multiplied.ts';

/** What an amount in a question measures. */
const measures = {
  profit: /profit|taxable|normal income|chargeable|net income|earn|\bincome\b/,
  revenue: /revenue|turnover|sales/,
  assets: /assets/,
  authorised: /authori[sz]ed/,
  issued: /issued/,
} as const;
type Measure = keyof typeof measures;

/** The amounts in a question by what they measure, in major units; the first of each. */
export function amountsIn(question: string): Partial<Record<Measure, number>> {
  const plain = plainText(question);
  const found: Partial<Record<Measure, number>> = {};
  for (const match of plain.matchAll(/(?<![\d.])\d{4,}(?:\.\d+)?(?![\d%])/g)) {
    if (isNoAmount(plain.slice(0, match.index), match[0])) continue;
    const near = nearestMeasure(plain, match.index, match.index + match[0].length);
    if (near) found[near] ??= Number(match[0]);
  }
  return found;
}

/** A year, or a limit rather than the asker's own number: 'the first 100,000', 'over 375,000'. */
function isNoAmount(before: string, number: string): boolean {
  if (
    /\b(?:first|between|above|over|below|under|than|exceeds?|threshold of|limit of) (?:[a-z$£€]{1,4} ?)?$/.test(
      before,
    )
  )
    return true;
  return /^(?:19|20)\d\d$/.test(number) && !/(?:aed|usd|gbp|sgd|sar|dhs?|[$£€]) ?$/.test(before);
}

/** Maximum distance between an amount and the word that describes it, in characters. */
const reach = 48;

function nearestMeasure(plain: string, start: number, end: number): Measure | undefined {
  let nearest: { measure: Measure; away: number } | undefined;
  for (const measure of Object.keys(measures) as Measure[]) {
    for (const match of plain.matchAll(new RegExp(measures[measure], 'g'))) {
      const after = match.index - end;
      const before = start - (match.index + match[0].length);
      const away = Math.max(after, before);
      if (away <= reach && (!nearest || away < nearest.away)) nearest = { measure, away };
    }
  }
  return nearest?.measure;
}

/** A larger count is more likely an amount. */
const maxCounted = 200;

/** The counts in a question, as in '12 days' or 'two foreign employees'. */
export function countsIn(question: string): Count[] {
  // Small numbers in words are converted to digits there.
  const words = wordsOf(question);
  return words.flatMap((word, index) =>
    /^\d{1,3}$/.test(word) && Number(word) <= maxCounted
      ? words
          .slice(index + 1, index + 3)
          .filter(() => words[index + 2] !== 'old')
          .map((unit) => ({ number: Number(word), unit }))
      : [],
  );
}

/** A word in the normal form used by counts. */
export function unitOf(word: string): string {
  return stemOf(word.toLowerCase());
}
