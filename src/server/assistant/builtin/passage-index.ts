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
  /** Words of the question before, which tell what this one goes on about. */
  context?: readonly string[];
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
  /** The same where words that occur nowhere weigh as much as others: how sure it is that this is an answer. */
  certainty: number;
  /** How like one of the passage's own questions the query is, from 0 to 1. */
  likeness: number;
}

export interface PassageIndex {
  /** The passages that fit best, best first. */
  search(query: Query): readonly Found[];
  /** How much a word tells: rare ones more, and little where it occurs nowhere. */
  weightOf(word: string): number;
  /** Whether the word occurs anywhere. */
  knows(word: string): boolean;
}

const boosts = { heading: 3, asked: 1.5, also: 2, title: 1.2, body: 1 };

/** What a synonym weighs beside the word itself, in the full-text search. */
const synonymWeight = 0.4;

/** What an unknown word weighs beside those that can be found, where passages are ranked. */
const unknownWeight = 1.2;

/** What it weighs where it is asked whether there is an answer at all: a question full of them is about something else. */
const unknownWeightAgainst = 5;

/** How much rarer words tell more than frequent ones; found on the evaluation's questions. */
const rarity = 1.3;

/** How many of the full-text search's results are looked at more closely. */
const candidates = 160;

/** What makes up a passage's score; found on the evaluation's questions. */
const shares = { fullText: 0.3, coverage: 0.4, likeness: 0.45, pairs: 0.12, context: 0.35 };

/** So many passages are indexed at a time, so that the server answers others in between. */
const atATime = 25;

/** Indexes the passages for full-text search that forgives typing errors. */
export async function indexPassages(passages: readonly Passage[]): Promise<PassageIndex> {
  const byId = new Map<string, Held>();
  const occurrences = new Map<string, number>();
  const index = new MiniSearch<Tokens>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(/[ |]+/),
    processTerm: (term) => term,
  });
  for (let next = 0; next < passages.length; next += atATime) {
    for (const passage of passages.slice(next, next + atATime)) {
      const tokens = tokensOf(passage);
      index.add(tokens);
      const held = heldBy(passage, tokens);
      byId.set(passage.id, held);
      for (const word of new Set(held.all.split(/[ |]+/))) {
        occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
      }
    }
    await nextTurn();
  }

  function weightOf(word: string): number {
    const count = occurrences.get(word);
    return count === undefined ? unknownWeight : Math.log(1 + passages.length / count) ** rarity;
  }

  /** Words that occur nowhere are read as the one they are a slip of the finger away from. */
  function corrected(word: string): string {
    if (occurrences.has(word) || word.length < 4 || /\d/.test(word)) return word;
    const slips = word.length < 8 ? 1 : 2;
    const [near] = index.search(word, { fuzzy: slips, tokenize: (text) => [text], boost: boosts });
    const [term] = near?.terms ?? [];
    return term && term[0] === word[0] ? term : word;
  }

  return {
    weightOf,
    knows: (word) => occurrences.has(word),
    search(query) {
      const words = [...new Set(query.words)].map((word) => {
        const meant = corrected(word);
        return meaningOf(word, meant, weightOf(meant), !occurrences.has(meant));
      });
      const context = (query.context ?? []).filter((word) => !query.words.includes(word));
      if (words.length === 0) return [];
      const meant = [...words.map((each) => each.meant), ...context];
      const related = words.flatMap(({ synonyms }) => synonyms).filter((word) => !meant.includes(word));
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
      return results
        .slice(0, candidates)
        .flatMap(({ id, score }) => {
          const held = byId.get(id);
          return held ? [judged(held, words, score / best, query, weightOf, context)] : [];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}

/** A word of the query with what it may stand for. */
interface QueryWord {
  word: string;
  /** The same in the index's spelling. */
  meant: string;
  synonyms: readonly string[];
  weight: number;
  isUnknown: boolean;
}

function meaningOf(word: string, meant: string, weight: number, isUnknown: boolean): QueryWord {
  return { word, meant, synonyms: synonymsOf(meant), weight, isUnknown };
}

function judged(
  held: Held,
  words: readonly QueryWord[],
  fullText: number,
  query: Query,
  weightOf: (word: string) => number,
  context: readonly string[],
): Found {
  const { passage } = held;
  const covers = new Set<string>();
  let covered = 0;
  let total = 0;
  let unknown = 0;
  for (const each of words) {
    const share = shareOf(each, held);
    if (share >= 0.6) covers.add(each.word);
    covered += share * each.weight;
    total += each.weight;
    if (each.isUnknown) unknown += unknownWeightAgainst - each.weight;
  }
  const certainty = total > 0 ? covered / (total + unknown) : 0;
  const coverage = total > 0 ? covered / total : 0;
  const likeness = Math.max(...held.questions.map((question) => likenessOf(words, question, weightOf)));
  const pairs = words.slice(1).map(({ meant }, index) => `${words[index]?.meant} ${meant}`);
  const together = pairs.filter((pair) => holds(held.all, pair)).length / Math.max(1, pairs.length);
  const fit =
    shares.fullText * fullText +
    shares.coverage * coverage +
    shares.likeness * likeness +
    shares.pairs * together;
  const before = context.reduce((sum, word) => sum + weightOf(word), 0);
  const carried = context.reduce((sum, word) => sum + (holds(held.all, word) ? weightOf(word) : 0), 0);
  const inContext = before > 0 ? shares.context * (carried / before) : 0;
  const topical = passage.topics.some((topic) => query.topics.includes(topic)) ? 1.1 : 1;
  return {
    passage,
    covers,
    coverage,
    certainty,
    likeness,
    score: (fit + inContext) * topical * placeFactor(passage, query),
  };
}

/** How like a question is: the weight of what both hold beside the weight of all they hold. */
function likenessOf(
  words: readonly QueryWord[],
  question: string,
  weightOf: (word: string) => number,
): number {
  let shared = 0;
  let asked = 0;
  for (const { meant, synonyms, weight } of words) {
    asked += weight;
    if (holds(question, meant)) shared += weight;
    else if (synonyms.some((other) => holds(question, other))) shared += weight * 0.6;
  }
  let own = 0;
  for (const word of question.trim().split(' ')) own += weightOf(word);
  return asked + own === 0 ? 0 : (2 * shared) / (asked + Math.max(own, shared));
}

/** How far a passage holds a word: in its heading more than in its body, by a synonym less. */
function shareOf({ meant, synonyms }: QueryWord, { strong, all }: Held): number {
  if (holds(strong, meant)) return 1;
  if (holds(all, meant)) return 0.75;
  if (synonyms.some((other) => holds(strong, other))) return 0.6;
  return synonyms.some((other) => holds(all, other)) ? 0.3 : 0;
}

/** A passage's words, field by field, as the full-text search takes them. */
interface Tokens {
  id: string;
  heading: string;
  asked: string;
  also: string;
  title: string;
  body: string;
}

function tokensOf({ id, heading, asked, also, title, body }: Passage): Tokens {
  const text = (of: string) => wordsOf(of).join(' ');
  return {
    id,
    heading: text(heading),
    asked: asked.map(text).join(' | '),
    also: text(also),
    title: text(title),
    body: text(body),
  };
}

/** A passage with its words in a few texts, blanks around every word: small, and quick to look a word up in. */
interface Held {
  passage: Passage;
  /** Words of its heading, and of what else it is looked for by. */
  strong: string;
  all: string;
  /** Its heading, and the other ways to ask for it. */
  questions: readonly string[];
}

function heldBy(passage: Passage, { heading, asked, also, title, body }: Tokens): Held {
  const strong = ` ${heading} | ${also} `;
  return {
    passage,
    strong,
    all: `${strong}| ${asked} | ${title} | ${body} `,
    questions: [heading, ...asked.split(' | ')].filter(Boolean).map((question) => ` ${question} `),
  };
}

function holds(text: string, words: string): boolean {
  return text.includes(` ${words} `);
}
