import { type ComponentType, createContext, useContext } from 'react';
import type { AttachedPaperView } from '#contract/attached-paper.ts';

/** A paper that goes with an answer once it is recorded. */
export interface ChosenPaper {
  id: string;
  label: string;
}

interface OfCompany {
  companyId: string;
  side: 'company' | 'agency';
}

/** The parts that show and choose the papers of answers, given by the page, as papers are a feature of their own. */
interface AnswerPapers extends OfCompany {
  /** Whether a new one may be uploaded here. */
  mayUpload: boolean;
  Attached: ComponentType<OfCompany & { papers: readonly AttachedPaperView[] }>;
  Picker: ComponentType<
    OfCompany & {
      chosen: readonly ChosenPaper[];
      max: number;
      mayUpload: boolean;
      onChosen(papers: readonly ChosenPaper[]): void;
      onClose(): void;
    }
  >;
}

const AnswerPapersContext = createContext<AnswerPapers | undefined>(undefined);

export const AnswerPapersProvider = AnswerPapersContext.Provider;

export const useAnswerPapers = () => useContext(AnswerPapersContext);
