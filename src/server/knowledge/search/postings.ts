/** For each word where it occurs, as numbers of texts in the order they were added. */
export interface Postings {
  /** Adds a text as the next one; its words parted by blanks. */
  add(words: string): void;
  /** Numbers of the texts that hold a word, each once; nothing for a word that occurs nowhere. */
  of(word: string): readonly number[];
  /** How many texts there are. */
  readonly size: number;
}

const nowhere: readonly number[] = [];

/** Opens an empty list. A look-up costs the length of what it finds, however long the texts are. */
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
