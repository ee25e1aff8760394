import type { Country } from '#domain/catalogue/choices.ts';
import { placesIn } from '../../../knowledge/index.ts';
import { mainlandIds, usualPlaceOf } from '../question/planned.ts';

/** One of the places that a question lists. */
export interface ListedPlace {
  /** The place, or the usual one of a country. */
  id: string;
  /** Whether only its country is named. */
  isCountry: boolean;
  /** The question with this place in the place of the whole list. */
  alone: string;
}

const separator = /\s*(?:,|:|\/|&)\s*(?:(?:and|or|vs\.?|versus)\s+)?|\s+(?:and|or|vs\.?|versus)\s+/gi;

const preposition = '(?:in|for|of|at|by|with|from|to|under)';
const determiner = '(?:an?|the|one|my|our)';

/** What may stand directly before a place and belongs to it. */
const ledTo = new RegExp(
  `(?:\\b(?:one|those)\\s+)?(?:\\b${preposition}\\s+)?(?:\\b${determiner}\\s+)?(?:(?:mainland|private|foreign)\\s+)?$`,
  'i',
);

/** What a company is, behind the name of its place. */
const kindsBehind =
  /^(?:[\s-]+(?:mainland|private|public|limited|free ?zone|arabian?|companies|company|llc|ltd|pte\.?|llp|spv|fzco|fze|plc|branch|joint[- ]stock|c[- ]?corp(?:oration)?|corporation|partnership)\b|\s*\([^)]*\))*/i;

/** Words that name a place beside those that the reading of places tells. */
const partsOfPlaces =
  'delaware|wyoming|riyadh|jeddah|england|scotland|wales|mainland|arabia|emirates|kingdom|states';

/** Most words that stand behind a place of a list before the next one. */
const maxWordsBehind = 2;

/**
 * The places that a question lists, as in 'a DIFC company, an ADGM SPV and a Saudi LLC': each with the question of it
 * alone. Empty where it names no two of them one after the other.
 */
export function listedPlaces(question: string): readonly ListedPlace[] {
  const said = question.replace(/[?.!\s]+$/, '');
  const items = longestRun(segmentsOf(said));
  const [first, ...others] = items;
  const last = others.at(-1);
  if (!first || !last || new Set(items.map(({ id }) => id)).size < items.length) return [];
  // Beside a zone, 'inside the UAE' tells where something is; only its mainland is another place.
  const isAlsoZone = ({ id, isCountry, item }: Segment) =>
    isCountry &&
    !/\b(?:mainland|llc|companies|company)\b/i.test(item) &&
    items.some((other) => !other.isCountry && other.id.startsWith(id.slice(0, 3)));
  if (items.some(isAlsoZone)) return [];
  if (items.slice(0, -1).some(({ behind }) => behind.split(/\s+/).filter(Boolean).length > maxWordsBehind))
    return [];
  if (others.some(({ before }) => before.trim() !== '')) return [];
  const head = said.slice(0, first.from) + first.before;
  const tail = last.behind + said.slice(last.to);
  return items.map(({ id, isCountry, item, behind }, at) => ({
    id,
    isCountry,
    alone: `${head}${item}${at === items.length - 1 ? '' : behind}${tail}?`.replaceAll(/\s{2,}/g, ' '),
  }));
}

interface Segment {
  from: number;
  to: number;
  id: string;
  isCountry: boolean;
  before: string;
  item: string;
  behind: string;
}

function segmentsOf(said: string): readonly (Segment | undefined)[] {
  const found: (Segment | undefined)[] = [];
  let from = 0;
  for (const { 0: mark, index } of [...said.matchAll(separator), { 0: '', index: said.length }]) {
    found.push(segmentOf(said.slice(from, index), from));
    from = index + mark.length;
  }
  return found;
}

/** A part of a question that names one place. */
function segmentOf(text: string, from: number): Segment | undefined {
  const { places, countries, used, isGuessed, kinds } = placesIn(text);
  const [place] = places;
  const [country] = countries;
  if (places.length > 1 || countries.length !== 1 || !country) return undefined;
  if (isGuessed && !kinds.includes('mainland-llc')) return undefined;
  const id = place ?? idOfCountry(country);
  const named = new RegExp(`\\b(?:${[...used, partsOfPlaces].join('|')})\\b`, 'i').exec(text);
  if (!id || !named) return undefined;
  const [led = ''] = ledTo.exec(text.slice(0, named.index)) ?? [];
  const start = named.index - led.length;
  const rest = text.slice(named.index);
  const names = new RegExp(`^(?:(?:${[...used, partsOfPlaces].join('|')})\\b[\\s-]*)+`, 'i');
  const [name = ''] = names.exec(rest) ?? [];
  const bare = name.trimEnd();
  const [kind = ''] = kindsBehind.exec(rest.slice(bare.length)) ?? [];
  const end = bare.length + kind.length;
  return {
    from,
    to: from + text.length,
    id,
    isCountry: place === undefined,
    before: text.slice(0, start),
    item: text.slice(start, named.index + end),
    behind: rest.slice(end),
  };
}

/** The UAE as a country is told by the rules of its mainland. */
function idOfCountry(country: Country): string | undefined {
  return country === 'AE' ? mainlandIds[0] : usualPlaceOf(country);
}

/** The most parts after each other that each name one place. */
function longestRun(segments: readonly (Segment | undefined)[]): readonly Segment[] {
  let longest: Segment[] = [];
  let run: Segment[] = [];
  for (const segment of segments) {
    run = segment ? [...run, segment] : [];
    if (run.length > longest.length) longest = run;
  }
  return longest.length > 1 ? longest : [];
}
