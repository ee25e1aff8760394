import type { Necessity } from '#domain/catalogue/definition.ts';
import type { FeeLine } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { necessityOf, totalOf } from '#domain/plan/total.ts';
import { moneyTexts } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { costLines } from './cost-lines.ts';
import { officeProblemText, placeNameOf, planLinkOf } from './planned-place.ts';
import { totalOfYears } from './year-total.ts';

/** What a question can ask the price of by name, among what the company itself costs. */
export type PricedPart = Extract<Necessity, 'registration' | 'licence' | 'office'>;

/** A part of the costs that was asked for by name. */
export interface AskedPart {
  part: PricedPart;
  /** Whether nothing else was asked for: the answer then begins with it. */
  isAlone: boolean;
}

interface Asked {
  /** What was asked for by name: it is then part of the opening. */
  asked?: AskedPart | undefined;
  /** Whether nobody said how many visas are needed. */
  areVisasAssumed?: boolean;
}

/** What one place costs in the first year for several sizes, in one sentence. */
export function costsOfSizes(
  plans: readonly Plan[],
  publicUrl: string,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const told = plans.map(({ jurisdiction, requirements: { visas, officeType }, years: [first] }) => {
    const { text, missing } = totalOfYears([first]);
    const { company } = placeNameOf(jurisdiction, words);
    const sources = (first?.lines ?? []).flatMap(({ fee: { amount } }) =>
      'sources' in amount ? amount.sources.slice(0, 1) : [],
    );
    const marks = citations.mark(sources.map(citationOf));
    return text === ''
      ? `${words.cost.unknown(company, visas, officeType)}`
      : `${words.cost.firstYear(company, visas, officeType, text, missing)} ${marks}.`;
  });
  const links = plans.map((plan) => words.cost.link(planLinkOf(plan, publicUrl))).slice(0, 1);
  return { text: [told.join(' '), ...links].join('\n\n'), sources: citations.list };
}

/** The first-year and later costs of a choice, with the largest lines and their sources. */
export function costOfPlace(
  plan: Plan,
  publicUrl: string,
  { asked, areVisasAssumed = false }: Asked = {},
  words: ExpertWords = expertMessages,
): Quotable {
  const { jurisdiction, requirements, years } = plan;
  const [first, ...later] = years;
  const citations = openCitations();
  const lines = (first?.lines ?? []).filter(({ fee }) => !fee.isRefundable && !fee.isOptional);
  const total = totalOfYears([first]);
  const laterTotal = later.map((year) => totalOfYears([year])).find(({ text }) => text !== '');
  const { company } = placeNameOf(jurisdiction, words);
  const { visas, officeType } = requirements;

  const opening =
    total.text === ''
      ? words.cost.unknown(company, visas, officeType)
      : `${words.cost.firstYear(company, visas, officeType, total.text, total.missing)}${
          laterTotal ? words.cost.later(laterTotal.text, laterTotal.missing) : ''
        }.`;
  const ofPart = asked ? lines.filter(({ fee }) => necessityOf(fee) === asked.part) : [];
  const partText = asked && ofPart.length > 0 ? partSentence(asked.part, ofPart) : '';

  function partSentence(part: PricedPart, lines: readonly FeeLine[]): string {
    const total = totalOf(lines.map(({ fee, amount }) => ({ fee, amount })));
    const sources = lines.flatMap(({ fee }) =>
      'sources' in fee.amount ? fee.amount.sources.slice(0, 2) : [],
    );
    const isComplete = total.kind === 'complete';
    const amount = moneyTexts(
      isComplete ? total.amounts : total.lowerBounds.map((low) => ({ ...low, high: low.low })),
    );
    const { place } = placeNameOf(jurisdiction, words);
    return words.cost.part(part, place, amount, isComplete, citations.mark(sources.map(citationOf)));
  }

  const { largest, rest } = costLines(first, citations, words);
  if (first && first.deposits.length > 0) rest.push(words.cost.deposits(moneyTexts(first.deposits)));
  if (plan.officeProblem) rest.push(officeProblemText(plan.officeProblem, visas));
  if (areVisasAssumed) rest.push(words.cost.assumed(visas));
  // Who asks for the licence alone is told no total.
  if (asked?.isAlone && partText !== '' && isPublished(ofPart))
    return {
      text: [partText, words.cost.link(planLinkOf(plan, publicUrl))].join('\n\n'),
      sources: citations.list,
    };
  return {
    text: [
      (asked?.isAlone ? [partText, opening] : [opening, partText]).filter(Boolean).join(' '),
      largest,
      rest.join(' '),
      words.cost.link(planLinkOf(plan, publicUrl)),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: citations.list,
  };
}

/** Whether the place of a plan publishes what a part of its first year costs. */
export function publishesPart({ years: [first] }: Plan, part: PricedPart): boolean {
  const lines = (first?.lines ?? []).filter(({ fee }) => necessityOf(fee) === part);
  return lines.length > 0 && isPublished(lines);
}

/** Whether all that a part of the costs consists of has a price. */
function isPublished(lines: readonly FeeLine[]): boolean {
  return totalOf(lines.map(({ fee, amount }) => ({ fee, amount }))).kind === 'complete';
}
