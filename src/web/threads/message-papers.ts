import type { ComponentType } from 'react';
import type { AttachedPaperView } from '#contract/attached-paper.ts';

/** A paper that goes with a message once it is sent. */
export interface ChosenPaper {
  id: string;
  label: string;
}

interface OfThread {
  companyId: string;
  side: 'company' | 'agency';
}

/** The parts that show and choose papers, given by the page, as papers are a feature of their own. */
export interface MessagePapers {
  Attached: ComponentType<OfThread & { papers: readonly AttachedPaperView[] }>;
  Picker: ComponentType<
    OfThread & {
      chosen: readonly ChosenPaper[];
      max: number;
      /** Whether a new one may be uploaded here. */
      mayUpload: boolean;
      onChosen(papers: readonly ChosenPaper[]): void;
      onClose(): void;
    }
  >;
}
