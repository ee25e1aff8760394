/* Exports for other features. */

export { listChosenActivities } from './activity-repository.ts';
export { jurisdictionOf } from './jurisdiction-of.ts';
export type { CompanyActivities } from './read-activities.ts';
export { viewActivities } from './views.ts';
