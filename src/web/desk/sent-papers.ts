import { type ComponentType, createContext, useContext } from 'react';
import type { AttachedPaperView } from '#contract/attached-paper.ts';

/** What shows the papers that went with an answer, given by the page, as papers are a feature of their own. */
export type SentPapers = ComponentType<{
  companyId: string;
  side: 'company' | 'agency';
  papers: readonly AttachedPaperView[];
}>;

const SentPapersContext = createContext<SentPapers | undefined>(undefined);

export const SentPapersProvider = SentPapersContext.Provider;

export const useSentPapers = () => useContext(SentPapersContext);
