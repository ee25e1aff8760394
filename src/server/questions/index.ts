/* What other features may use. */

export { exportReports } from './export-reports.ts';
export { countOpenQuestions } from './question-repository.ts';
export { isAnswerPublished } from './read-answer.ts';
