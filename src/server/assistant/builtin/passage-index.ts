import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Topic } from '../knowledge/article.ts';
import type { Passage } from './passages.ts';
import { placeFactor, type Whereabouts } from './place-factor.ts';
import { synonymsOf } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** What is looked for. */
export interface Query extends Whereabouts {
  /** Stemmed words, as `wordsOf` gives them, without those that only name a place. */
  words: readonly string[];
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
  /** How much a word tells: rare ones more, and little where it occurs nowhere. */
  weightOf(word: string): number;
  /** Whether the word occurs anywhere. */
  knows(word: string): boolean;
}

const boosts = { heading: 3, also: 2.2, title: 1.2, body: 1 };

/** What a synonym weighs beside the word itself. */
const synonymWeight = 0.4;

/** What an unknown word weighs: no passage can hold it, but a question full of them is about something else. */
const unknownWeight = 1.2;

/** How many of the full-text search's results are looked at more closely. */
const candidates = 240;

/** So many passages are indexed at a time, so that the server answers others in between. */
const atATime = 25;

/** Indexes the passages for full-text search that forgives typing errors. */
export async function indexPassages(passages: readonly Passage[]): Promise<PassageIndex> {
  const byId = new Map<string, Held>();
  const occurrences = new Map<string, number>();
  const index = new MiniSearch<Tokens>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  for (let next = 0; next < passages.length; next += atATime) {
    for (const passage of passages.slice(next, next + atATime)) {
      const tokens = tokensOf(passage);
      index.add(tokens);
      const held = heldBy(passage, tokens);
      byId.set(passage.id, held);
      for (const word of new Set(held.all.split(/[ |]+/)))
        occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
    }
    await nextTurn();
  }

  function weightOf(word: string): number {
    const count = occurrences.get(word);
    return count === undefined ? unknownWeight : Math.log(1 + passages.length / count) ** 1.3;
  }

  /** Words that occur nowhere are read as the one they are a slip of the finger away from. */
  function corrected(word: string): string {
    if (occurrences.has(word) || word.length < 4 || /\d/.test(word)) return word;
    const [near] = index.search(word, { fuzzy: 0.25, tokenize: (text) => [text], boost: boosts });
    return near?.terms[0] ?? word;
  }

  return {
    weightOf,
    knows: (word) => occurrences.has(word),
    search(query) {
      const words = [...new Set(query.words)].map((word) => ({ word, meant: corrected(word) }));
      if (words.length === 0) return [];
      const meant = words.map((each) => each.meant);
      const related = meant.flatMap(synonymsOf).filter((word) => !meant.includes(word));
      const results = index.search(
        {
          combineWith: 'OR',
          queries: [
            { queries: meant, combineWith: 'OR' },
            { queries: [...new Set(related)], combineWith: 'OR', boostTerm: () => synonymWeight },
          ],
        },
        { tokenize: (text) => [text], boost: boosts },
      );
      const best = results[0]?.score ?? 1;
      const total = words.reduce((sum, { word }) => sum + weightOf(word), 0);
      const pairs = pairsOf(meant);
      return results
        .slice(0, candidates)
        .flatMap(({ id, score }) => {
          const held = byId.get(id);
          if (!held) return [];
          const covers = new Set<string>();
          let covered = 0;
          for (const { word, meant: known } of words) {
            const share = shareOf(known, held);
            if (share >= 0.6) covers.add(word);
            covered += share * weightOf(word);
          }
          const coverage = total > 0 ? covered / total : 0;
          const together = pairs.filter((pair) => holds(held.all, pair)).length / Math.max(1, pairs.length);
          const fit = (0.35 * score) / best + 0.6 * coverage + 0.15 * together;
          const topical = held.passage.topics.some((topic) => query.topics.includes(topic)) ? 1.1 : 1;
          return [
            {
              passage: held.passage,
              covers,
              coverage,
              score: fit * topical * placeFactor(held.passage, query),
            },
          ];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}

/** A passage's words, field by field, as the full-text search takes them. */
interface Tokens {
  id: string;
  heading: string;
  also: string;
  title: string;
  body: string;
}

function tokensOf({ id, heading, also, title, body }: Passage): Tokens {
  const text = (of: string) => wordsOf(of).join(' ');
  return { id, heading: text(heading), also: text(also), title: text(title), body: text(body) };
}

/** A passage with its words in one text each, blanks around every word: small, and quick to look a word up in. */
interface Held {
  passage: Passage;
  /** Words of its heading and of what else it is looked for by. */
  strong: string;
  all: string;
}

function heldBy(passage: Passage, { heading, also, title, body }: Tokens): Held {
  const strong = ` ${heading} | ${also} `;
  return { passage, strong, all: `${strong}| ${title} | ${body} ` };
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

function holds(text: string, words: string): boolean {
  return text.includes(` ${words} `);
}

/** How far a passage holds a word: in its heading more than in its body, by a synonym less. */
function shareOf(word: string, { strong, all }: Held): number {
  if (holds(strong, word)) return 1;
  if (holds(all, word)) return 0.75;
  const synonyms = synonymsOf(word);
  if (synonyms.some((other) => holds(strong, other))) return 0.6;
  return synonyms.some((other) => holds(all, other)) ? 0.3 : 0;
}
