import { fixedRates } from '#domain/catalogue/fixed-rates.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { comparisonQueryOf } from '#domain/plan/plan-address.ts';
import { lowestTotals, rankableFirst } from '#domain/plan/ranking.ts';
import { corporateTaxRateOf } from '#domain/tax/corporate-tax.ts';
import { convertedSum, type ExchangeRate } from '#domain/values/exchange.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { placeNameOf } from './planned-place.ts';
import { totalOfYears } from './year-total.ts';

/** Maximum places on the comparison page. */
const maxSideBySide = 4;

/** What a comparison is about. */
export type ComparisonFocus = 'cost' | 'time' | 'choice' | 'all';

/** Compares places for the same visas and office: cost, time and suitability. The focus decides the first sentence. */
export function comparePlaces(
  plans: readonly Plan[],
  publicUrl: string,
  focus: ComparisonFocus = 'all',
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const { comparison } = words;
  const nameOf = ({ jurisdiction }: Plan) => placeNameOf(jurisdiction, words).place;
  const byCost = rankableFirst(plans, ({ years }) => years[0]?.total);
  const rows = byCost.map((plan) => {
    const { shortest, longest } = plan.timeline.workingDays;
    const suits = plan.jurisdiction.suitsInShort;
    return [
      `**${nameOf(plan)}**`,
      yearText(plan, 0, words),
      yearText(plan, 1, words),
      `${shortest}–${longest}`,
      'value' in suits
        ? comparison.suits(suits.value, citations.mark(suits.sources.slice(0, 1).map(citationOf)))
        : words.notConfirmed,
    ];
  });
  const { visas, officeType } = plans[0]?.requirements ?? { visas: 0, officeType: 'flexi' as const };
  const query = comparisonQueryOf(
    plans.slice(0, maxSideBySide).map(({ jurisdiction }) => jurisdiction.id),
    { visas, officeType },
  );
  const leaders = {
    cost: cheaperOfTwo(plans, words, citations) ?? costLeader(plans, words, focus === 'cost'),
    time: timeLeader(plans, words, focus === 'time'),
  };
  const opening =
    focus === 'time'
      ? leaders.time
      : focus === 'choice'
        ? `${comparison.decide(plans.map(nameOf))}\n\n${comparison.choose(
            plans.flatMap(({ jurisdiction }) => {
              const { suitsInShort: suits } = jurisdiction;
              return 'value' in suits
                ? [
                    {
                      place: placeNameOf(jurisdiction, words).place,
                      suits: suits.value,
                      marks: citations.mark(suits.sources.slice(0, 1).map(citationOf)),
                    },
                  ]
                : [];
            }),
          )}\n\n${leaders.cost} ${leaders.time}`
        : focus === 'cost'
          ? leaders.cost
          : `${leaders.cost} ${leaders.time}`;
  const head = comparison.head;
  const columns = focus === 'choice' ? 4 : 5;
  const table = [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.slice(0, columns).join(' | ')} |`)
    .join('\n');
  return {
    text: [
      opening,
      comparison.basis(visas, officeType),
      table,
      ...notPublished(byCost, words),
      comparison.link(
        plans.slice(0, maxSideBySide).map(nameOf),
        `${publicUrl}/app/compare?${new URLSearchParams(query)}`,
      ),
    ].join('\n\n'),
    sources: citations.list,
  };
}

function totalOf({ years }: Plan) {
  return totalOfYears([years[0]]);
}

/**
 * Of two places the one that surely costs less, with amounts of several currencies at fixed rates. One with prices that
 * are not published costs less only up to a total, which is told.
 */
function cheaperOfTwo(
  plans: readonly Plan[],
  words: ExpertWords,
  citations: ReturnType<typeof openCitations>,
): string | undefined {
  // Our own fee never decides silently which place is the cheapest.
  if (plans.length !== 2 || plans.some(({ years: [first] }) => first?.totalWithoutAgency)) return undefined;
  const [first] = plans;
  if (!first) return undefined;
  const to = corporateTaxRateOf(first.jurisdiction.place.country).currency;
  const known = plans.flatMap((plan) => {
    const total = plan.years[0]?.total;
    const isComplete = total?.kind === 'complete';
    const amounts: readonly MoneyRange[] = isComplete
      ? total.amounts
      : (total?.lowerBounds ?? []).map((bound) => ({ ...bound, high: bound.low }));
    const sum = convertedSum(amounts, to, fixedRates);
    return sum.amount ? [{ plan, isComplete, ...sum, amount: sum.amount }] : [];
  });
  const [less, more, ...others] = known.toSorted((one, other) => one.amount.low - other.amount.low);
  if (!less || !more || others.length > 0 || less.amount.high >= more.amount.low) return undefined;
  if (less.isComplete && less.rates.length + more.rates.length === 0) return undefined;
  // Beside rent nearly everything may be missing.
  const lacksOnlyRent = totalOf(less.plan).missing.every(({ necessity }) => necessity === 'office');
  if (!more.isComplete || !lacksOnlyRent) return undefined;
  const costOf = ({ plan, amount, rates }: typeof less) => {
    const { text, missing } = totalOf(plan);
    const own = words.cost.sum(text, missing);
    if (rates.length === 0) return own;
    const marks = citations.mark(rates.flatMap(sourcesOf));
    return words.comparison.converted(moneyText(amount), own, rates.map(rateText).join(', '), marks);
  };
  const [place, other] = [less, more].map(({ plan }) => placeNameOf(plan.jurisdiction, words).place);
  const least = moneyText({ ...more.amount, high: more.amount.low });
  return words.comparison.cheaperOfTwo(
    place ?? '',
    costOf(less),
    other ?? '',
    costOf(more),
    less.isComplete ? undefined : least,
  );
}

function sourcesOf({ basis }: ExchangeRate): ReturnType<typeof citationOf>[] {
  return basis.kind === 'fixed' ? basis.sources.slice(0, 1).map(citationOf) : [];
}

function rateText({ one, rate, of }: ExchangeRate): string {
  return `${one} 1 = ${of} ${rate}`;
}

/** Which place costs the least, as far as that is certain; an incomplete total is never ranked. */
function costLeader(plans: readonly Plan[], words: ExpertWords, asksCheapest: boolean): string {
  const { comparison } = words;
  const nameOf = ({ jurisdiction }: Plan) => placeNameOf(jurisdiction, words).place;
  const textOf = (plan: Plan) => words.cost.sum(totalOf(plan).text, totalOf(plan).missing);
  const totals = new Map(plans.map((plan) => [nameOf(plan), textOf(plan)]));
  const totalNamed = (name: string) => totals.get(name) ?? comparison.notPublished;
  const names = plans.map(nameOf);
  const incomplete = plans.filter((plan) => totalOf(plan).missing.length > 0);
  if (incomplete.length === plans.length) {
    return asksCheapest ? comparison.incomplete(names, totalNamed) : comparison.currencies(names, totalNamed);
  }
  const [lowest, ...others] = lowestTotals(plans, ({ years }) => years[0]?.total).keys();
  if (!lowest || others.length > 0) return comparison.currencies(names, totalNamed);
  const said =
    incomplete.length > 0
      ? comparison.cheapestOfComplete(nameOf(lowest), textOf(lowest), incomplete.map(nameOf))
      : comparison.cheapest(nameOf(lowest), textOf(lowest));
  const bare = lowestTotals(plans, ({ years: [first] }) => first?.totalWithoutAgency ?? first?.total);
  const [lowestOfOthers, ...equals] = bare.keys();
  if (lowestOfOthers === lowest && equals.length === 0) return said;
  // Our own fee never decides silently which place is the cheapest.
  const other = equals.length === 0 && lowestOfOthers ? nameOf(lowestOfOthers) : undefined;
  return `${said} ${comparison.withoutOurFee(other)}`;
}

function timeLeader(plans: readonly Plan[], words: ExpertWords, asksTime: boolean): string {
  const least = Math.min(...plans.map(({ timeline }) => timeline.workingDays.longest));
  const fastest = plans.filter(({ timeline }) => timeline.workingDays.longest === least);
  const [first] = fastest;
  const names = fastest.map(({ jurisdiction }) => placeNameOf(jurisdiction, words).place);
  if (!first) return '';
  const { shortest, longest } = first.timeline.workingDays;
  const others = plans
    .filter((plan) => !fastest.includes(plan))
    .map(({ jurisdiction, timeline: { workingDays } }) => {
      const { place } = placeNameOf(jurisdiction, words);
      return words.comparison.timeOf(place, workingDays.shortest, workingDays.longest);
    });
  return fastest.length === 1
    ? words.comparison.fastest(names[0] ?? '', shortest, longest, asksTime ? others : [])
    : words.comparison.equallyFast(names, least);
}

/** A year's cost; with something missing its lower bound. */
function yearText({ years }: Plan, index: number, words: ExpertWords): string {
  const { text, missing } = totalOfYears([years[index]]);
  return text === '' ? words.comparison.notPublished : words.comparison.amount(text, missing.length > 0);
}

/** Below the table, what each first year leaves out: a cell would be too narrow for it. */
function notPublished(plans: readonly Plan[], words: ExpertWords): string[] {
  const lines = plans.flatMap(({ jurisdiction, years }) => {
    const { text, missing } = totalOfYears([years[0]]);
    if (text === '' || missing.length === 0) return [];
    return [words.comparison.leavesOut(placeNameOf(jurisdiction, words).place, words.cost.sum('', missing))];
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}
