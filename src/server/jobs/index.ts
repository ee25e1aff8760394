/* What other features may use. */

export type { Jobs, Run } from './jobs.ts';
