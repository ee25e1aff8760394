import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { comparisonQueryOf } from '#domain/plan/plan-address.ts';
import { moneyTexts } from '#domain/values/money-text.ts';
import { citationOf, openCitations, type Quotable } from '../citation.ts';

/** Most places that the comparison page takes side by side. */
const mostSideBySide = 4;

/** Several places for the same visas and office: cost, time, and whom each suits. */
export function comparePlaces(plans: readonly Plan[], publicUrl: string): Quotable {
  const citations = openCitations();
  const rows = plans.map(({ jurisdiction, years, timeline }) => {
    const suits = jurisdiction.suitsInShort;
    const { shortest, longest } = timeline.workingDays;
    const cells = [
      jurisdiction.name,
      yearText(years[0]),
      yearText(years[1]),
      `${shortest} to ${longest}`,
      'value' in suits
        ? `${suits.value} ${citations.mark(suits.sources.slice(0, 1).map(citationOf))}`
        : 'to be confirmed',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const [first] = plans;
  const { visas, officeType } = first?.requirements ?? { visas: 0, officeType: 'flexi' as const };
  const query = comparisonQueryOf(
    plans.slice(0, mostSideBySide).map(({ jurisdiction }) => jurisdiction.id),
    { visas, officeType },
  );
  return {
    text: [
      `For ${visas === 0 ? 'no visa' : visas === 1 ? '1 visa' : `${visas} visas`} and a ${officeType} office, as far as figures are published; what is open comes on top:`,
      ['| Place | First year | Second year | Working days | Suits |', '|---|---|---|---|---|', ...rows].join(
        '\n',
      ),
      `[Side by side, with every source](${publicUrl}/app/compare?${new URLSearchParams(query)})`,
    ].join('\n\n'),
    sources: citations.list,
  };
}

/** What a year costs, and how many of its amounts nobody publishes. */
function yearText(year: YearOfCosts | undefined): string {
  const sum = moneyTexts(year?.totals ?? []);
  const open = year?.toBeConfirmed ?? 0;
  if (sum === '') return 'to be confirmed';
  return open > 0 ? `${sum} + ${open} open` : sum;
}
