/* Exports for other features. */

export { pageAnswersOf } from './page-answers.ts';
export { viewDueDate, viewStatement } from './view-due-date.ts';
export { viewFee } from './view-fee.ts';
export { viewOfficeProblem } from './view-office-problem.ts';
export { viewStep } from './view-step.ts';
export { viewFeeLine, viewTotal } from './views.ts';
export { workCalendarOf } from './work-calendars.ts';
