/* What other features may use. */

export { pagesIn, print } from './make-document.ts';
export type { DocumentPorts } from './ports.ts';
export { type ReadDocument, readMade } from './read-made.ts';
export { readTemplates } from './read-templates.ts';
export { rebuildDocuments } from './rebuild-documents.ts';
