import { cellsOf, type FoundPassage, figuresIn, isRow, wordsOf } from '../../knowledge/index.ts';
import type { PlacedFee } from '../tools/fee-prices.ts';
import { sentencesIn } from '../tools/sentences.ts';
import type { AnswerContext } from './context.ts';
import { alike } from './likeness.ts';
import { fitFor } from './passages/asked-fit.ts';
import type { Reading } from './question/understand.ts';
import { countOf, namesPrice, saysUnpublished, speaksOf } from './sums/asked-fees.ts';
import { partsFor } from './told-passages.ts';
import type { QuotedPart, TypedAnswer } from './typed-answer.ts';
import { quoted } from './wording/quote.ts';
import { withoutVerdict } from './wording/verdict.ts';

/** The amounts of money that a sentence names. */
function pricesIn(sentence: string) {
  return figuresIn(sentence).filter(({ kind }) => kind === 'money');
}

/** Whether a sentence names an amount of money. */
function holdsPrice(sentence: string): boolean {
  return pricesIn(sentence).length > 0;
}

/** Whether a sentence holds a figure beside the numbers of its sources. */
export function holdsFigure(sentence: string): boolean {
  return /\d/.test(sentence.replaceAll(/\[[\d, ]+\]/g, ''));
}

/** Fees without those of a country that nobody named, where an article on another country asks this very question. */
export function feesMeant(
  fees: readonly PlacedFee[],
  chosen: readonly FoundPassage[],
  { places, countries, isGuessed }: Reading,
): readonly PlacedFee[] {
  const [best] = chosen;
  const isNamed = places.length > 0 || (countries.length > 0 && !isGuessed);
  if (isNamed || !best || !isItsPassage(best)) return fees;
  const { country } = best.passage;
  return fees.filter(({ jurisdiction }) => country === undefined || jurisdiction.place.country === country);
}

/** Passages with the price that was asked for in front, unless they open with it. */
export async function opened(
  fees: readonly PlacedFee[],
  chosen: readonly FoundPassage[],
  reading: Reading,
  context: AnswerContext,
): Promise<readonly TypedAnswer[]> {
  const [best] = chosen;
  const count = countOf(reading, fees);
  if (count !== undefined) return [{ kind: 'fees', fees, count }];
  const parts = await partsFor(chosen, reading, context);
  const [sentence = ''] = sentencesIn(parts[0]?.text ?? '');
  // A row of a table, as in 'Name: USD 200', tells no price by itself.
  const isCited = /\[\d/.test(sentence) && !/^(?!Yes|No)[^.:[]{1,40}: /.test(sentence);
  const isOpened = fees.length === 0 || fees.every((fee) => namesPrice(sentence, fee) && isCited);
  // An article that looked for this very price knows better than a line for all such places, or one without a price.
  const isUnpriced = fees.every(
    ({ fee, jurisdiction }) => !('value' in fee.amount) && best?.passage.places.includes(jurisdiction.id),
  );
  const isOfPlaces = best !== undefined && reading.places.every((id) => best.passage.places.includes(id));
  const isVeryQuestion = isOfPlaces && best.likeness >= alike.nearly && isCited && holdsFigure(sentence);
  const isOfThing =
    best !== undefined && isItsPassage(best) && fees.every((fee) => speaksOf(best.passage.heading, fee));
  const knowsBetter =
    best !== undefined &&
    (isVeryQuestion ||
      (isUnpriced && (best.likeness >= alike.same || (isOfThing && holdsPrice(sentence)))) ||
      (isItsPassage(best) && saysUnpublished(sentence)));
  if (isOpened || knowsBetter) return parts.length > 0 ? [{ kind: 'quoted', parts }] : [];
  const isOfFees = best && fees.every((fee) => isAbout(best, fee));
  return isOfFees
    ? [
        { kind: 'fees', fees },
        { kind: 'quoted', parts: besideFees(best, fees, reading, context) },
      ]
    : [{ kind: 'fees', fees }];
}

/** Whether a passage is about a fee: about one without a price only if that is its very question. */
function isAbout(found: FoundPassage, placed: PlacedFee): boolean {
  const { likeness, passage } = found;
  if (isItsPassage(found)) return true;
  return (
    'value' in placed.fee.amount &&
    likeness >= alike.related &&
    speaksOf(passage.heading, placed) &&
    namesPrice(passage.body, placed)
  );
}

export function isItsPassage({ likeness, confidence }: FoundPassage): boolean {
  return likeness >= alike.same || confidence >= enoughConfidence;
}

/** What a passage says beside the price that was asked for: all of it where there is none. */
function besideFees(
  best: FoundPassage,
  fees: readonly PlacedFee[],
  reading: Reading,
  context: AnswerContext,
): QuotedPart[] {
  const isPriced = fees.every(({ fee }) => 'value' in fee.amount);
  const { text, sources } = quoted(best, fitFor(reading, context), isPriced);
  if (!isPriced) return [{ text: withoutVerdict(text), sources }];
  // Neither other things nor the price that was told belong below it.
  const said = new Set(wordsOf(reading.question));
  const isNamed = (row: string) => wordsOf(cellsOf(row)[0] ?? '').some((word) => said.has(word));
  const blocks = withoutVerdict(text)
    .split(/\n{2,}|\n(?=[-*] )/)
    .filter((block) => {
      if (isRow(block)) return block.split('\n').filter(isNamed).length > 1;
      const isOnlyPrice = pricesIn(block).length === 1 && fees.every((fee) => namesPrice(block, fee));
      return /\[\d/.test(block) && fees.some((fee) => speaksOf(block, fee)) && !isOnlyPrice;
    });
  return blocks.length > 0 ? [{ text: blocks.join('\n\n'), sources }] : [];
}

/** From this confidence, a passage is about the fee that was asked for. */
const enoughConfidence = 0.7;
