import type { ComponentType } from 'react';
import type { DocumentListView, MadeDocumentView } from '#contract/documents.ts';

/** Who looks at a company's documents. */
export type DocumentSide = 'member' | 'staff';

/** Shows whether a document is out for signature. */
export type Signing = ComponentType<{
  companyId: string;
  side: DocumentSide;
  document: MadeDocumentView;
  /** Who may sign in somebody's place. */
  parties: DocumentListView['parties'];
  onChanged(): void;
}>;
