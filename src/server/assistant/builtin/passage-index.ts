import MiniSearch from 'minisearch';
import type { Country } from '#domain/catalogue/choices.ts';
import type { Topic } from '../knowledge/article.ts';
import { countryOf, type Passage } from './passages.ts';
import { synonymsOf } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** What is looked for. */
export interface Query {
  /** Stemmed words, as `wordsOf` gives them, without those that only name a place. */
  words: readonly string[];
  /** Ids of the places it is about. */
  places: readonly string[];
  countries: readonly Country[];
  kinds: readonly ('free-zone' | 'mainland-llc')[];
  topics: readonly Topic[];
}

/** A passage with how well it answers. */
export interface Found {
  passage: Passage;
  /** Comparable within one search only. */
  score: number;
  /** The words of the query that it holds, or a near relation of. */
  covers: ReadonlySet<string>;
  /** Which part of the query's weight that is, from 0 to 1. */
  coverage: number;
}

export interface PassageIndex {
  /** The passages that fit best, best first. */
  search(query: Query): readonly Found[];
  /** How much a word tells: rare ones more. */
  weightOf(word: string): number;
  /** Whether the word, or one like it, occurs anywhere. */
  knows(word: string): boolean;
}

const fields = ['heading', 'also', 'title', 'body'] as const;
const boosts = { heading: 3, also: 2.2, title: 1.2, body: 1 };

/** What a synonym weighs beside the word itself. */
const synonymWeight = 0.45;

/** How many of the full-text search's results are looked at more closely. */
const candidates = 60;

/** Indexes the passages for full-text search that forgives typing errors. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const wordsOfPassage = new Map(
    passages.map((passage) => [
      passage.id,
      {
        strong: new Set(wordsOf(`${passage.heading} ${passage.also}`)),
        all: new Set(wordsOf(`${passage.heading} ${passage.also} ${passage.title} ${passage.body}`)),
      },
    ]),
  );
  const occurrences = new Map<string, number>();
  for (const { all } of wordsOfPassage.values()) {
    for (const word of all) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
  }
  const index = new MiniSearch<Passage>({
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  index.addAll(passages);

  const weightOf = (word: string) => Math.log(1 + passages.length / (1 + (occurrences.get(word) ?? 0)));

  return {
    weightOf,
    knows: (word) => occurrences.has(word),
    search(query) {
      const words = [...new Set(query.words)];
      if (words.length === 0) return [];
      const synonyms = new Map(
        words.map((word) => [word, synonymsOf(word).filter((other) => !words.includes(other))]),
      );
      const results = index.search(
        {
          combineWith: 'OR',
          queries: [
            { queries: words, fuzzy: (term) => (isTypo(term) ? 0.25 : false), prefix: false },
            {
              queries: [...new Set([...synonyms.values()].flat())],
              fuzzy: false,
              boostTerm: () => synonymWeight,
            },
          ],
        },
        { tokenize: (text) => [text], boost: boosts },
      );
      const best = results[0]?.score ?? 1;
      const total = words.reduce((sum, word) => sum + weightOf(word), 0);
      return results
        .slice(0, candidates * 4)
        .flatMap(({ id, score, match }) => {
          const passage = byId.get(id);
          if (!passage) return [];
          const { strong, all } = wordsOfPassage.get(id) ?? { strong: new Set(), all: new Set() };
          const covers = new Set<string>();
          let covered = 0;
          for (const word of words) {
            const share = shareOf(word, { strong, all, match, synonyms: synonyms.get(word) ?? [] });
            if (share >= 0.5) covers.add(word);
            covered += share * weightOf(word);
          }
          const coverage = total > 0 ? covered / total : 0;
          const fit = (0.35 * score) / best + 0.65 * coverage;
          return [{ passage, covers, coverage, score: fit * contextOf(passage, query) }];
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, candidates);
    },
  };

  function isTypo(term: string): boolean {
    return !occurrences.has(term) && term.length > 3 && !/\d/.test(term);
  }
}

interface Held {
  strong: ReadonlySet<string>;
  all: ReadonlySet<string>;
  match: Readonly<Record<string, readonly string[]>>;
  synonyms: readonly string[];
}

/** How far a passage holds a word: in its heading more than in its body, by a synonym less, by a near spelling too. */
function shareOf(word: string, { strong, all, match, synonyms }: Held): number {
  if (strong.has(word)) return 1;
  if (all.has(word)) return 0.75;
  if (synonyms.some((other) => strong.has(other))) return 0.65;
  if (synonyms.some((other) => all.has(other))) return 0.4;
  return Object.keys(match).some((term) => term[0] === word[0] && Math.abs(term.length - word.length) < 3) &&
    !synonyms.length
    ? 0.5
    : 0;
}

/** How far a passage is about the place that was asked about. */
function contextOf(passage: Passage, { places, countries, kinds, topics }: Query): number {
  const topical = passage.topics.some((topic) => topics.includes(topic)) ? 1.12 : 1;
  return placeFactor(passage, { places, countries, kinds }) * topical;
}

function placeFactor(
  passage: Passage,
  { places, countries, kinds }: Pick<Query, 'places' | 'countries' | 'kinds'>,
): number {
  const isCountry = passage.country !== undefined && countries.includes(passage.country);
  if (places.length > 0) {
    if (passage.places.some((id) => places.includes(id))) return passage.places.length <= 2 ? 1.6 : 1.35;
    const about = new Set(places.map(countryOf));
    if (passage.country === undefined) return 0.8;
    if (!about.has(passage.country) && !isCountry) return 0.1;
    return passage.places.length === 0 ? 1.15 : 0.3;
  }
  if (kinds.length > 0 && passage.country === 'AE') {
    const isZone = passage.places.some((id) => isFreeZonePlace(id));
    const isMainland = passage.places.some((id) => countryOf(id) === 'AE' && !isFreeZonePlace(id));
    if (passage.places.length === 0) return 1.15;
    if (kinds.includes('free-zone') && isZone) return 0.95;
    if (kinds.includes('mainland-llc') && isMainland) return passage.places.length > 1 ? 1.15 : 0.95;
    return 0.55;
  }
  if (countries.length > 0) {
    if (passage.country === undefined) return 0.8;
    if (!isCountry) return 0.1;
    return passage.places.length === 1 && passage.country === 'AE' ? 0.85 : 1;
  }
  if (passage.country === undefined) return 1.1;
  return passage.country === 'AE' ? (passage.places.length === 1 ? 0.85 : 1) : 0.8;
}

const zoneIds = new Set(['ae-difc', 'ae-dmcc', 'ae-adgm', 'ae-ifza', 'ae-dafza', 'ae-jafza']);

function isFreeZonePlace(id: string): boolean {
  return zoneIds.has(id);
}
