import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { comparisonQueryOf } from '#domain/plan/plan-address.ts';
import { moneyTexts } from '#domain/values/money-text.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';

/** Maximum places on the comparison page. */
const maxSideBySide = 4;

/** Compares places for the same visas and office: cost, time and suitability. */
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
    plans.slice(0, maxSideBySide).map(({ jurisdiction }) => jurisdiction.id),
    { visas, officeType },
  );
  return {
    text: [
      ...leaderText(plans),
      `For ${visas === 0 ? 'no visa' : visas === 1 ? '1 visa' : `${visas} visas`} and a ${officeType} office; what is open comes on top:`,
      ['| Place | First year | Second year | Working days | Suits |', '|---|---|---|---|---|', ...rows].join(
        '\n',
      ),
      `[Side by side, with every source](${publicUrl}/app/compare?${new URLSearchParams(query)})`,
    ].join('\n\n'),
    sources: citations.list,
  };
}

/** The cheapest and the fastest place, if known. */
function leaderText(plans: readonly Plan[]): string[] {
  const cheapest = minOf(plans, amountOf);
  const fastest = minOf(plans, ({ timeline }) => timeline.workingDays.longest);
  const cost = `least in the first year, ${moneyTexts(cheapest?.years[0]?.totals ?? [])}`;
  const time = `least time, at most ${fastest?.timeline.workingDays.longest} working days`;
  const told =
    cheapest && cheapest === fastest
      ? [`**${cheapest.jurisdiction.name}** costs ${cost}, and takes ${time}`]
      : [
          ...(cheapest ? [`**${cheapest.jurisdiction.name}** costs ${cost}`] : []),
          ...(fastest ? [`**${fastest.jurisdiction.name}** takes ${time}`] : []),
        ];
  return told.length > 0 ? [`As far as figures are published, ${told.join('; ')}.`] : [];

  /** The lowest first-year sum; none unless all places have one in the same currency. */
  function amountOf({ years }: Plan): number | undefined {
    const totals = plans.map((plan) => plan.years[0]?.totals ?? []);
    const currencies = new Set(totals.flat().map(({ currency }) => currency));
    if (currencies.size !== 1 || totals.some((each) => each.length === 0)) return undefined;
    return years[0]?.totals[0]?.low;
  }
}

/** The plan with the lowest value; none if it is tied or unknown for one of them. */
function minOf(plans: readonly Plan[], of: (plan: Plan) => number | undefined): Plan | undefined {
  const amounts = plans.map(of);
  if (amounts.some((amount) => amount === undefined)) return undefined;
  const least = Math.min(...amounts.flatMap((amount) => amount ?? []));
  const [first, ...others] = plans.filter((_, index) => amounts[index] === least);
  return others.length === 0 ? first : undefined;
}

/** The cost of a year and how many of its amounts are unpublished. */
function yearText(year: YearOfCosts | undefined): string {
  const sum = moneyTexts(year?.totals ?? []);
  const open = year?.unconfirmed ?? 0;
  if (sum === '') return 'to be confirmed';
  return open > 0 ? `${sum} + ${open} open` : sum;
}
