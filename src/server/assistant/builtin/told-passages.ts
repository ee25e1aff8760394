import type { FoundPassage } from '../../knowledge/index.ts';
import { nextOfDates } from '../tools/next-of-dates.ts';
import type { AnswerContext } from './context.ts';
import { fitFor } from './passages/asked-fit.ts';
import type { Reading } from './question/understand.ts';
import {
  countedFor,
  interestFor,
  limitFor,
  priceFor,
  tierFor,
  visasFor,
  withSide,
} from './sums/counted-parts.ts';
import type { QuotedPart } from './typed-answer.ts';
import { rowsNamedIn } from './wording/named-rows.ts';
import { withoutOtherExamples } from './wording/other-examples.ts';
import { quoted } from './wording/quote.ts';
import { withoutVerdict, withVerdictOnShortfall } from './wording/verdict.ts';
import type { Part } from './wording/word-answer.ts';

/** The passages in words, with what is counted from the dates or the area of the question in front. */
export async function partsFor(
  chosen: readonly FoundPassage[],
  reading: Reading,
  context: AnswerContext,
): Promise<QuotedPart[]> {
  const fit = fitFor(reading, context);
  const all = chosen.map((found, index) => quoted(found, fit, index > 0));
  // Of one place alone its own passage tells more than its row among the others.
  const passages =
    reading.places.length > 1
      ? all
      : all.filter(({ setsPlacesBeside }, index) => index === 0 || !setsPlacesBeside);
  const beside = passages.find(({ setsPlacesBeside }) => setsPlacesBeside);
  if (beside) return [beside];
  const rows = chosen[0] && rowsNamedIn(chosen[0].passage.body, reading.question);
  if (rows && chosen[0]) {
    const { sources, address } = chosen[0].passage;
    return [{ text: rows, sources, address, namesRows: true }];
  }
  const whole = chosen.map(({ passage: { body, sources } }) => ({ text: body, sources }));
  const counted =
    interestFor(reading, whole, context) ??
    whole.slice(0, 1).flatMap((first) => nextOfDates(first, reading.question, context.today) ?? [])[0] ??
    (await countedFor(reading, whole, context)) ??
    visasFor(reading, whole);
  const limit = counted ? undefined : limitFor(reading, whole);
  if (limit) {
    // The amount decides, whatever the passage says of others.
    const others = passages.map((part) => ({ ...part, text: withoutVerdict(part.text) }));
    const text = withVerdictOnShortfall(limit.text, reading.question);
    return withOpening({ ...limit, text }, others);
  }
  const tier = counted ? undefined : tierFor(reading, whole, context);
  // The passage that the tier is of stands alone.
  if (tier) {
    const own = passages.filter(({ sources }) => sources === tier.sources).slice(0, 1);
    return withOpening(
      tier,
      own.map((part) => ({ ...part, text: withoutVerdict(part.text) })),
    );
  }
  const opening = counted ?? priceFor(reading, whole, context);
  return opening ? withOpening(opening, passages) : withSide(passages, reading, whole);
}

/** What was counted, and in the same paragraph the passage that it comes from. */
export function withOpening(counted: Part, passages: readonly QuotedPart[]): QuotedPart[] {
  const [first, ...others] = passages;
  const [opening = '', ...lines] = counted.text.split('\n').filter(Boolean);
  if (!first || first.sources !== counted.sources) return [counted, ...passages];
  const rest = withoutOtherExamples(first.text.replace(opening, '').replaceAll(/ {2,}/g, ' '));
  const text = [`${opening} ${rest}`, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
  return [{ ...first, text }, ...others];
}
