/* What other features may use. */

export { importedFile, importedSection, keptSection } from './kept-section.ts';
export { findImported } from './kit-repository.ts';
export { rowsOf } from './kit-rows.ts';
export type { KitFile, KitPreparing, KitReading, KitSection, KitWriting } from './kit-section.ts';
export { readCompanyRecord } from './read-kit.ts';
export { recordSection } from './record-section.ts';
