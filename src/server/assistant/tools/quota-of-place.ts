import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { Jurisdiction, Office } from '#domain/catalogue/definition.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { placeNameOf } from './planned-place.ts';

/** How many visas each kind of office allows in a place; the one that was asked about comes first. */
export function quotaOfPlace(
  jurisdiction: Jurisdiction,
  asked?: OfficeType,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const { place } = placeNameOf(jurisdiction, words);
  const marksOf = ({ isPermitted, visaQuota }: Office) => {
    const sources = [isPermitted, visaQuota].flatMap((known) => ('value' in known ? known.sources : []));
    return citations.mark(sources.slice(0, 2).map(citationOf));
  };
  const office = jurisdiction.offices.find(({ type }) => type === asked);
  const opening = office
    ? `${words.quota.one(place, office.label.split(/[;(]/)[0]?.trim() ?? '', quotaText(office, words), marksOf(office))}.`
    : words.quota.opening(place);
  const others = jurisdiction.offices.filter((each) => each !== office);
  const lines = others.map((each) =>
    words.quota.line(each.label, each.type, quotaText(each, words), marksOf(each)),
  );
  return { text: [opening, lines.join('\n')].filter(Boolean).join('\n\n'), sources: citations.list };
}

/** How many visas an area allows, where the place counts by area. @param area in square metres */
export function quotaOfArea(
  jurisdiction: Jurisdiction,
  area: number,
  words: ExpertWords = expertMessages,
): Quotable | undefined {
  for (const { visaQuota } of jurisdiction.offices) {
    if (!('value' in visaQuota) || visaQuota.value.kind !== 'by-area') continue;
    const { squareMetresPerVisa: each } = visaQuota.value;
    const citations = openCitations();
    const marks = citations.mark(visaQuota.sources.slice(0, 2).map(citationOf));
    const { place } = placeNameOf(jurisdiction, words);
    return {
      text: `${words.quota.forArea(place, area, Math.floor(area / each), each, marks)}.`,
      sources: citations.list,
    };
  }
  return undefined;
}

function quotaText({ isPermitted, visaQuota }: Office, { quota }: ExpertWords): string {
  if ('value' in isPermitted && !isPermitted.value) return quota.notPermitted;
  if (!('value' in visaQuota)) return quota.unknown;
  const { value } = visaQuota;
  if (value.kind === 'independent') return quota.independent;
  return value.kind === 'by-area' ? quota.byArea(value.squareMetresPerVisa) : quota.upTo(value.visas);
}
