/* What other features may use. */

export type { PageSearchResult } from './pages.ts';
