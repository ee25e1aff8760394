import type { Jurisdiction, Office } from '#domain/catalogue/definition.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';

/** How many visas each kind of office allows in a place. */
export function quotaOfPlace({ name, offices }: Jurisdiction): Quotable {
  const citations = openCitations();
  const lines = offices.map((office) => {
    const { visaQuota, isPermitted } = office;
    const sources = [isPermitted, visaQuota].flatMap((known) => ('value' in known ? known.sources : []));
    return `- ${office.label}: ${quotaText(office)} ${citations.mark(sources.slice(0, 2).map(citationOf))}`;
  });
  return {
    text: [`In ${name} the office decides how many visas a company can have:`, lines.join('\n')].join('\n\n'),
    sources: citations.list,
  };
}

function quotaText({ isPermitted, visaQuota }: Office): string {
  if ('value' in isPermitted && !isPermitted.value) return 'not permitted';
  if (!('value' in visaQuota)) return 'number of visas to be confirmed with the authority';
  const { value } = visaQuota;
  if (value.kind === 'independent') return 'visas do not depend on it';
  if (value.kind === 'by-area') return `one visa for each ${value.squareMetresPerVisa} square metres`;
  return value.visas === 0 ? 'no visas' : `up to ${value.visas} ${value.visas === 1 ? 'visa' : 'visas'}`;
}
