import type { Topic } from '../article.ts';
import type { Meaning } from './meaning/meaning.ts';
import type { Found, PassageIndex } from './passage-index.ts';
import type { Whereabouts } from './place-factor.ts';
import { confidenceOf, rankingFor } from './ranking.ts';

/** What to look for. An `Understanding` is one. */
interface PassageQuery extends Whereabouts {
  /** The question, or the part of it to answer, in the asker's words. */
  question: string;
  /** Stemmed words from `wordsOf`, without words that only name a place. */
  words: readonly string[];
  topics: readonly Topic[];
  /** Words of the previous question, which give context. */
  context?: readonly string[];
}

/** A passage that was found, and how well it fits. */
export interface FoundPassage extends Found {
  /** The probability that the passage answers the question, from 0 to 1. Comparable between questions. */
  confidence: number;
}

/** Finds passages that answer a question. */
export interface PassageSearch {
  /** The passages that fit best, best first, with at most `limit` of them; empty if none fits at all. */
  find(query: PassageQuery, limit: number): Promise<readonly FoundPassage[]>;
  /** The vector of a question, by which its meaning is told; undefined while it cannot be computed. */
  vectorOf(question: string): Promise<Float32Array | undefined>;
  /** How many searches had to do with words alone, because the meaning could not be compared at the time. */
  timesWithoutMeaning(): number;
  /** Ends what runs beside the server. */
  close(): Promise<void>;
}

/** Search by words alone. */
export function openLexicalSearch(index: PassageIndex): PassageSearch {
  return {
    async find(query, limit) {
      return withConfidence(index.search(query).slice(0, limit));
    },
    vectorOf: async () => undefined,
    timesWithoutMeaning: () => 0,
    async close() {},
  };
}

/** Search by words and meaning; by words alone while the meaning cannot be compared. */
export function openHybridSearch(index: PassageIndex, meaning: Meaning): PassageSearch {
  let timesWithoutMeaning = 0;
  return {
    async find(query, limit) {
      const alike = await meaning.compare(query.question);
      if (!alike) timesWithoutMeaning += 1;
      return withConfidence(index.search(query, alike).slice(0, limit));
    },
    vectorOf: (question) => meaning.vectorOf(question),
    timesWithoutMeaning: () => timesWithoutMeaning,
    close: () => meaning.close(),
  };
}

function withConfidence(found: readonly Found[]): FoundPassage[] {
  return found.map((each) => ({ ...each, confidence: confidenceOf(each.score, rankingFor(each.evidence)) }));
}
