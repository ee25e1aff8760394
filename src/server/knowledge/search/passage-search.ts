import type { Topic } from '../article.ts';
import type { Passage } from '../passages.ts';
import { confidenceOf } from './confidence.ts';
import type { Found, PassageIndex } from './passage-index.ts';
import type { Whereabouts } from './place-factor.ts';

/** What to look for. An `Understanding` is one. */
export interface PassageQuery extends Whereabouts {
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
  passage: Passage;
  /** The probability that the passage answers the question, from 0 to 1. Comparable between questions. */
  confidence: number;
}

/** Finds passages that answer a question. */
export interface PassageSearch {
  /** The passages that fit best, best first, with at most `limit` of them; empty if none fits at all. */
  find(query: PassageQuery, limit: number): Promise<readonly FoundPassage[]>;
}

/** Search by words alone. */
export function openLexicalSearch(index: PassageIndex): PassageSearch {
  return {
    async find(query, limit) {
      return index
        .search(query)
        .slice(0, limit)
        .map((found) => ({ ...found, confidence: confidenceOf(found) }));
    },
  };
}
