/* Exports for other features. */

export { viewDueDate } from './view-due-date.ts';
export { viewOfficeProblem } from './view-office-problem.ts';
export { viewStep } from './view-step.ts';
export { viewTotal } from './views.ts';
export { workCalendarOf } from './work-calendars.ts';
