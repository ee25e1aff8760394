/* What other features may use. */

export { checkFiles } from './check-files.ts';
export type { FileStore } from './file-store.ts';
