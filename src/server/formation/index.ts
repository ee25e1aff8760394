/* What other features may use. */

export type { FormationCase } from './case-progress.ts';
export { readCaseState } from './read-case.ts';
export { readFormation } from './read-formation.ts';
