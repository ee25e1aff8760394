/** For each word the numbers of its texts, in order of insertion. */
export interface Postings {
  /** Adds the next text; words are separated by spaces. */
  add(words: string): void;
  /** Numbers of the texts that contain a word, each once; empty for an unknown word. */
  of(word: string): readonly number[];
  /** How many texts there are. */
  readonly size: number;
}

const nowhere: readonly number[] = [];

/** Opens an empty list. A look-up costs the length of its result, independent of the texts. */
export function openPostings(): Postings {
  const byWord = new Map<string, number[]>();
  let size = 0;
  return {
    add(words) {
      for (const word of new Set(words.split(/[ |]+/))) {
        if (word === '') continue;
        const known = byWord.get(word);
        if (known) known.push(size);
        else byWord.set(word, [size]);
      }
      size += 1;
    },
    of: (word) => byWord.get(word) ?? nowhere,
    get size() {
      return size;
    },
  };
}
