import type { Plan } from '#domain/plan/plan.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { placeNameOf, planLinkOf } from './planned-place.ts';

/** The documents for a choice, and who provides them. */
export function documentsOfPlace(
  plan: Plan,
  publicUrl: string,
  words: ExpertWords = expertMessages,
): Quotable | undefined {
  if (plan.documents.size === 0) return undefined;
  const citations = openCitations();
  const { visas, officeType } = plan.requirements;
  const { company } = placeNameOf(plan.jurisdiction, words);
  const lines = [...plan.documents].map(([owner, entries]) => {
    const labels = [...new Map(entries.map(({ document }) => [document.label, document])).values()];
    const texts = labels.map(
      ({ label, sources }) => `${label} ${citations.mark(sources.slice(0, 1).map(citationOf))}`,
    );
    return `- **${words.documents.owner(owner)}**: ${words.documents.labels(texts)}`;
  });
  return {
    text: [
      words.documents.opening(company, visas, officeType),
      lines.join('\n'),
      words.documents.link(planLinkOf(plan, publicUrl)),
    ].join('\n\n'),
    sources: citations.list,
  };
}
