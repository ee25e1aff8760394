import { type Knowledge, wordsOf } from '../knowledge/index.ts';

/** Minimum letters of a word before it is completed. */
const minLetters = 3;

const counted = new WeakMap<Knowledge, ReadonlyMap<string, number>>();

/** Completes the last word of a search with the most common word that starts with it. */
export function completedBy(query: string, knowledge: Knowledge): string {
  const [, before = '', begun = ''] = /^(.*?)([a-z]+)$/is.exec(query) ?? [];
  if (begun.length < minLetters || wordsOf(begun).every(knowledge.index.knows)) return query;
  const beginning = begun.toLowerCase();
  let finished: { word: string; count: number } | undefined;
  for (const [word, count] of headingWordsOf(knowledge)) {
    if (word.startsWith(beginning) && count > (finished?.count ?? 0)) finished = { word, count };
  }
  return finished ? before + finished.word : query;
}

/** The words of all headings and alternative terms, with their frequency. */
function headingWordsOf(knowledge: Knowledge): ReadonlyMap<string, number> {
  const known = counted.get(knowledge);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { heading, also } of knowledge.passages) {
    for (const word of `${heading} ${also}`.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  counted.set(knowledge, counts);
  return counts;
}
