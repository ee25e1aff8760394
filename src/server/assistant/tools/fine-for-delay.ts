import { type Fine, fineAfter } from '#domain/fines/fine.ts';
import { moneyText } from '#domain/values/money-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/expert-words.ts';

/**
 * What a fine that grows with time has come to.
 * @param units days or months that have begun
 * @param since the last day that was in time, where they are counted from it to today
 */
export function fineForDelay(
  { label, rule }: Fine,
  { units, since }: { units: number; since?: PlainDate },
  words: ExpertWords = expertMessages,
): Quotable {
  const { fine, parts, isCapped } = fineAfter(rule.value, units);
  const citations = openCitations();
  const marks = citations.mark(rule.sources.slice(0, 2).map(citationOf));
  const terms = parts.map((part) => words.arithmetic.term(part.units, moneyText(part.each)));
  const text = words.arithmetic.fine(label, units, rule.value.per, moneyText(fine), terms, isCapped, marks);
  const counted =
    since === undefined ? '' : ` ${words.arithmetic.begun(units, rule.value.per, words.day(since))}.`;
  return { text: `${text}.${counted}`, sources: citations.list };
}
