/* Exports for other features. */

export { endsOf, isCompanyClosed, isIncorporated } from './case-ends.ts';
export { kindsOfCases, listCaseRows, listOpenCasesIn, type OpenCase } from './case-repository.ts';
export { closingOf, daysOfCases, licenceEndOf } from './company-facts.ts';
export type { CaseUser } from './enter-cases.ts';
export { listOpenTasks } from './open-task-repository.ts';
export { refreshOpenTasks } from './open-tasks.ts';
export type {
  AnswerPapers,
  CaseFollower,
  CaseResults,
  CaseScope,
  CasesPorts,
  TaskNeed,
  TaskNeeds,
  TaskWarning,
} from './ports.ts';
export { readPractice } from './practice-repository.ts';
export {
  type CompanyCase,
  caseAfter,
  caseDaysOf,
  concernedOf,
  type FormationCase,
  formationIn,
  formationOf,
  plannedCompany,
  readCaseFile,
  readCaseFiles,
} from './read-case.ts';
export { readOwnFormation } from './read-cases.ts';
export { recordAction, recordActionIn } from './record-action.ts';
export { type RecordingSources, recordCaseEventIn } from './record-case-event.ts';
export { refuseDayOutside } from './refuse-day.ts';
export { findWindowsOf, type OwnWindow, type StepOfPlace, windowKeyOf } from './task-time-repository.ts';
export { tellLateTasks } from './tell-late-tasks.ts';
