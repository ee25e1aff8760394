import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { placeNameOf, planLinkOf } from './planned-place.ts';
import { totalOfYears } from './year-total.ts';

/** What a choice costs over several years: the first year and the later ones added up. */
export function costOverYears(
  plan: Plan,
  years: readonly YearOfCosts[],
  publicUrl: string,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const total = totalOfYears(years);
  const { company } = placeNameOf(plan.jurisdiction, words);
  const { visas, officeType } = plan.requirements;
  const sources = (years[0]?.lines ?? []).flatMap(({ fee }) =>
    'sources' in fee.amount && !fee.isOptional ? fee.amount.sources.slice(0, 1).map(citationOf) : [],
  );
  const marks = citations.mark(sources.slice(0, 4));
  if (total.text === '') return { text: `${words.cost.unknown(company, visas, officeType)}`, sources: [] };
  const yearly = years
    .map((year) => totalOfYears([year]))
    .map(({ text, missing }) => words.cost.sum(text, missing));
  return {
    text: [
      `${words.cost.overYears(company, visas, officeType, total.text, years.length, total.missing)} ${marks}.`,
      words.cost.yearly(yearly),
      words.cost.link(planLinkOf(plan, publicUrl)),
    ].join('\n\n'),
    sources: citations.list,
  };
}
