/* Exports for other features. */

export { caseAfter, caseDaysOf, type FormationCase } from './case-progress.ts';
export { plannedCompany, readCaseState } from './read-case.ts';
export { readFormation } from './read-formation.ts';
