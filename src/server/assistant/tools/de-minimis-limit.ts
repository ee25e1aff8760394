import { deMinimisOf, deMinimisRule } from '#domain/tax/de-minimis.ts';
import { money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

/**
 * How much other revenue a free-zone company may have.
 * @param revenue of the year in dirhams
 * @param other the non-qualifying part of it, where it is known
 */
export function deMinimisLimit(
  revenue: number,
  other?: number,
  words: ExpertWords = expertMessages,
): Quotable {
  const { percent, most } = deMinimisRule.value;
  const citations = openCitations();
  const marks = citations.mark(deMinimisRule.sources.map(citationOf));
  const [total, limit] = [moneyText(money('AED', revenue)), moneyText(deMinimisOf(revenue))];
  const isOver = other !== undefined && other * 100 > deMinimisOf(revenue).low;
  const verdict = isOver ? words.tax.overDeMinimis : words.tax.withinDeMinimis;
  const opening = other === undefined ? '' : verdict(moneyText(money('AED', other)), limit);
  return {
    text: opening + words.tax.deMinimis(total, limit, percent, moneyText(money('AED', most)), marks),
    sources: citations.list,
  };
}
