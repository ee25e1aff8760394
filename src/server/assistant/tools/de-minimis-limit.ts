import { deMinimisOf, deMinimisRule } from '#domain/tax/de-minimis.ts';
import { money } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';

/** How much other revenue a free-zone company may have. @param revenue of the year in dirhams */
export function deMinimisLimit(revenue: number): Quotable {
  const { percent, most } = deMinimisRule.value;
  const citations = openCitations();
  const marks = citations.mark(deMinimisRule.sources.map(citationOf));
  return {
    text: `With a total revenue of ${moneyText(money('AED', revenue))} the non-qualifying part may be at most **${moneyText(deMinimisOf(revenue))}**: ${percent}% of the total or ${moneyText(money('AED', most))}, whichever is lower ${marks}.`,
    sources: citations.list,
  };
}
