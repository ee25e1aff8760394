import type { Passage } from './passages.ts';
import type { PassageIndex } from './search/passage-index.ts';
import type { PassageSearch } from './search/passage-search.ts';

/** The articles by section, indexed for search. */
export interface Knowledge {
  /** In the order of their articles. */
  passages: readonly Passage[];
  /** The words of the articles. */
  index: PassageIndex;
  /** Finds the passages that answer a question. */
  search: PassageSearch;
}

/**
 * Returns a function that opens the articles of a folder. They are read and indexed once on first use, which takes
 * some tenths of a second and memory. A failure is retried next time.
 */
export function knowledgeIn(folder: string): () => Promise<Knowledge> {
  let opened: Promise<Knowledge> | undefined;
  return () => {
    opened ??= open(folder).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

async function open(folder: string): Promise<Knowledge> {
  const [{ readKnowledge }, { passagesOf }, { indexPassages }, { openLexicalSearch }] = await Promise.all([
    import('./read-knowledge.ts'),
    import('./passages.ts'),
    import('./search/passage-index.ts'),
    import('./search/passage-search.ts'),
  ]);
  const passages = passagesOf(await readKnowledge(folder));
  const index = await indexPassages(passages);
  return { passages, index, search: openLexicalSearch(index) };
}
