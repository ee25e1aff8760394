import type { DocumentTemplate } from '#domain/documents/document-template.ts';
import type { PaperPorts } from '../papers/index.ts';
import type { Typesetter } from '../typesetting/index.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface DocumentPorts extends PaperPorts {
  typesetter: Pick<Typesetter, 'typeset'>;
  /** The templates in the folder `documents/templates`. */
  documentTemplates: () => Promise<readonly DocumentTemplate[]>;
}
