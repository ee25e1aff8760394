import type { Passage } from './passages.ts';
import type { PassageIndex } from './search/passage-index.ts';

/** The articles by section, indexed for search. */
export interface Knowledge {
  /** In the order of their articles. */
  passages: readonly Passage[];
  index: PassageIndex;
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
  const [{ readKnowledge }, { passagesOf }, { indexPassages }] = await Promise.all([
    import('./read-knowledge.ts'),
    import('./passages.ts'),
    import('./search/passage-index.ts'),
  ]);
  const passages = passagesOf(await readKnowledge(folder));
  return { passages, index: await indexPassages(passages) };
}
