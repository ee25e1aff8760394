import type { DocumentOwner } from '#domain/catalogue/definition.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import { choiceText, planLinkOf } from './planned-place.ts';

const ownerTexts: Record<DocumentOwner, string> = {
  company: 'The company',
  'each-owner': 'Each owner',
  'each-director': 'Each director or manager',
  'each-visa-holder': 'Each person with a visa',
  'corporate-owner': 'An owner that is a company',
};

/** The documents for a choice, and who provides them. */
export function documentsOfPlace(plan: Plan, publicUrl: string): Quotable | undefined {
  if (plan.documents.size === 0) return undefined;
  const citations = openCitations();
  const lines = [...plan.documents].map(([owner, entries]) => {
    const labels = [...new Map(entries.map(({ document }) => [document.label, document])).values()];
    const texts = labels.map(
      ({ label, sources }) => `${label} ${citations.mark(sources.slice(0, 1).map(citationOf))}`,
    );
    return `- **${ownerTexts[owner]}**: ${texts.join('; ')}`;
  });
  return {
    text: [
      `For ${choiceText(plan)} these documents are asked for:`,
      lines.join('\n'),
      `[Which step asks for which](${planLinkOf(plan, publicUrl)})`,
    ].join('\n\n'),
    sources: citations.list,
  };
}
