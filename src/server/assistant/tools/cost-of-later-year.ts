import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { expertMessages } from '#messages/expert.ts';
import { openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { costLines } from './cost-lines.ts';
import { placeNameOf, planLinkOf } from './planned-place.ts';
import { totalOfYears } from './year-total.ts';

/** What a choice costs in one year after the first, with the largest lines and their sources. */
export function costOfLaterYear(
  plan: Plan,
  costs: YearOfCosts,
  publicUrl: string,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const { company } = placeNameOf(plan.jurisdiction, words);
  const { visas, officeType } = plan.requirements;
  const total = totalOfYears([costs]);
  const { largest, rest } = costLines(costs, citations, words);
  const opening =
    total.text === ''
      ? words.cost.unknownInYear(company, costs.year)
      : words.cost.inYear(company, visas, officeType, costs.year, total.text, total.missing);
  return {
    text: [opening, largest, rest.join(' '), words.cost.link(planLinkOf(plan, publicUrl))]
      .filter(Boolean)
      .join('\n\n'),
    sources: citations.list,
  };
}
