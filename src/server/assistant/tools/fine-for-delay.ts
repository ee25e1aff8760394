import { type Fine, fineAfter } from '#domain/fines/fine.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/expert-words.ts';

/** What a fine that grows with time has come to. @param units days or months that have begun */
export function fineForDelay(
  { label, rule }: Fine,
  units: number,
  words: ExpertWords = expertMessages,
): Quotable {
  const { fine, parts, isCapped } = fineAfter(rule.value, units);
  const citations = openCitations();
  const marks = citations.mark(rule.sources.slice(0, 2).map(citationOf));
  const terms = parts.map((part) => words.arithmetic.term(part.units, moneyText(part.each)));
  const text = words.arithmetic.fine(label, units, rule.value.per, moneyText(fine), terms, isCapped, marks);
  return { text: `${text}.`, sources: citations.list };
}
