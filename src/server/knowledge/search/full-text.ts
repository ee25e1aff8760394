import MiniSearch from 'minisearch';

/** A passage's words by field, for the full-text search. */
export interface Tokens {
  /** Its number, from 0 in order of insertion. */
  id: number;
  heading: string;
  asked: string;
  also: string;
  title: string;
  body: string;
}

const boosts = { heading: 3, asked: 1.5, also: 2, title: 1.2, body: 1 };

/** Full-text search over texts that are added first and never change. */
export interface FullText {
  add(tokens: Tokens): void;
  /** The score of each text by number: the sum over its matching words, times their count. */
  scores(words: readonly string[]): Float64Array;
  /** The indexed word nearest to an unknown one, within a maximum edit distance. */
  nearest(word: string, maxDistance: number): string | undefined;
}

/** Opens an empty index. */
export function openFullText(): FullText {
  const index = new MiniSearch<Tokens>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(/[ |]+/),
    processTerm: (term) => term,
  });
  const options = { tokenize: (text: string) => [text], boost: boosts };
  const known = new Map<string, readonly { id: number; score: number }[]>();

  /** Cached: a word's matches never change, and searching again for each question takes most of the time. */
  function scoresOf(word: string): readonly { id: number; score: number }[] {
    const before = known.get(word);
    if (before) return before;
    const scores = index.search(word, options).map(({ id, score }) => ({ id, score }));
    // Bounded, because visitors' words are unlimited.
    if (scores.length > 0) known.set(word, scores);
    return scores;
  }

  return {
    add: (tokens) => index.add(tokens),
    scores(words) {
      const sums = new Float64Array(index.documentCount);
      const counts = new Uint16Array(index.documentCount);
      for (const word of new Set(words)) {
        for (const { id, score } of scoresOf(word)) {
          sums[id] = (sums[id] ?? 0) + score;
          counts[id] = (counts[id] ?? 0) + 1;
        }
      }
      return sums.map((sum, id) => sum * (counts[id] ?? 0));
    },
    nearest: (word, maxDistance) => index.search(word, { ...options, fuzzy: maxDistance })[0]?.terms[0],
  };
}
