import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { comparisonQueryOf } from '#domain/plan/plan-address.ts';
import { lowestTotals, rankableFirst } from '#domain/plan/ranking.ts';
import type { Total } from '#domain/plan/total.ts';
import { totalMessages } from '#messages/totals.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';

/** Maximum places on the comparison page. */
const maxSideBySide = 4;

/** Compares places for the same visas and office: cost, time and suitability. */
export function comparePlaces(plans: readonly Plan[], publicUrl: string): Quotable {
  const citations = openCitations();
  const rows = rankableFirst(plans, firstYearOf).map(({ jurisdiction, years, timeline }) => {
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

/** The cheapest and the fastest place, as far as that is certain, and which places have no complete total. */
function leaderText(plans: readonly Plan[]): string[] {
  const ranked = [...lowestTotals(plans, firstYearOf).keys()];
  const cheapest = ranked.length === 1 ? ranked[0] : undefined;
  const fastest = fastestOf(plans);
  const unranked = plans.filter((plan) => firstYearOf(plan)?.kind === 'incomplete');
  const among = unranked.length > 0 ? 'Among the places with a complete total, ' : '';
  return [
    [
      ...(cheapest
        ? [`${among}**${cheapest.jurisdiction.name}** costs least in the first year: ${totalText(cheapest)}.`]
        : []),
      ...unrankedText(plans, unranked),
      ...(fastest
        ? [
            `**${fastest.jurisdiction.name}** takes least time: at most ${fastest.timeline.workingDays.longest} working days.`,
          ]
        : []),
    ].join(' '),
  ].filter(Boolean);
}

/** Says which places cannot be ranked by cost, and what is missing of them. */
function unrankedText(plans: readonly Plan[], unranked: readonly Plan[]): string[] {
  if (unranked.length === 0) return [];
  const reasons = unranked.map(missingText);
  const named = [...new Set(reasons)].map((reason) => {
    const names = unranked.filter((_, index) => reasons[index] === reason);
    return `${names.map(({ jurisdiction }) => jurisdiction.name).join(', ')} (${reason})`;
  });
  if (unranked.length === plans.length) {
    return [`None of these can be called the cheapest, because no total is complete: ${named.join('; ')}.`];
  }
  return [`Not ranked by cost: ${named.join('; ')}.`];
}

/** As in 'licence fee not published'. */
function missingText(plan: Plan): string {
  const total = firstYearOf(plan);
  return total ? totalMessages.missing(total, false) : '';
}

/** The place with the shortest time; none if it is tied. */
function fastestOf(plans: readonly Plan[]): Plan | undefined {
  const daysOf = ({ timeline }: Plan) => timeline.workingDays.longest;
  const least = Math.min(...plans.map(daysOf));
  const [first, ...others] = plans.filter((plan) => daysOf(plan) === least);
  return others.length === 0 ? first : undefined;
}

function firstYearOf({ years }: Plan): Total | undefined {
  return years[0]?.total;
}

function totalText(plan: Plan): string {
  const total = firstYearOf(plan);
  return total ? totalMessages.text(total) : '';
}

/** The cost of a year, and how many costs it excludes. */
function yearText(year: YearOfCosts | undefined): string {
  if (!year) return 'to be confirmed';
  const text = totalMessages.text(year.total);
  if (text === '') return 'to be confirmed';
  return year.total.kind === 'complete' && year.unconfirmed > 0 ? `${text} + ${year.unconfirmed} open` : text;
}
