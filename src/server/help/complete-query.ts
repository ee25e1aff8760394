import { type Knowledge, wordsOf } from '../knowledge/index.ts';

/** Minimum letters of a word before it is completed. */
const minLetters = 3;

const listed = new WeakMap<Knowledge, readonly ReadonlySet<string>[]>();

/**
 * Completes the last word of a search with the most common word that starts with it, in the sections that name the word
 * before it if there are any: 'confirmation stat' is on its way to 'statement', however often 'state' is said elsewhere.
 */
export function completedBy(query: string, knowledge: Knowledge): string {
  const [, before = '', begun = ''] = /^(.*?)([a-z]+)$/is.exec(query) ?? [];
  if (begun.length < minLetters || wordsOf(begun).every(knowledge.index.knows)) return query;
  const sections = headingWordsOf(knowledge);
  const last = wordsIn(before).at(-1) ?? '';
  const beside = sections.filter((words) => words.has(last));
  const beginning = begun.toLowerCase();
  const finished = mostCommon(beginning, beside) ?? mostCommon(beginning, sections);
  return finished === undefined ? query : before + finished;
}

function mostCommon(beginning: string, sections: readonly ReadonlySet<string>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const words of sections) {
    for (const word of words) {
      if (word.startsWith(beginning)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0];
}

/** The words of each heading with its alternative terms. */
function headingWordsOf(knowledge: Knowledge): readonly ReadonlySet<string>[] {
  const known = listed.get(knowledge);
  if (known) return known;
  const sections = knowledge.passages.map(({ heading, also }) => new Set(wordsIn(`${heading} ${also}`)));
  listed.set(knowledge, sections);
  return sections;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}
