import * as z from 'zod/mini';
import { sides } from '#domain/cases/case-event.ts';
import { caseKinds, laterCaseKinds } from '#domain/cases/case-kind.ts';
import { taskStates } from '#domain/cases/fold-case.ts';
import { taskActions } from '#domain/cases/task-action.ts';
import { recordKeys, taskFieldKinds } from '#domain/cases/task-field.ts';
import { outsiders, turns } from '#domain/cases/task-template.ts';
import { companyQuestions } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { Register } from '#domain/parties/registers.ts';
import { attachedPaperView } from './attached-paper.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { dueDate, feeLine, officeProblem, planStep, requirements, total } from './plans.ts';

export const companyDates = [
  'incorporation',
  'licence-issue',
  'financial-year-end',
  'visa-issue',
] as const satisfies readonly DeadlineStart[];

/** A day as YYYY-MM-DD. */
export const day = z.iso.date(problem('day-missing'));

/** Days from which one can be chosen, both included. */
const dayRange = z.object({ from: day, until: day });

/** Who recorded something, and when. */
const record = z.object({
  /** `null` once the account is gone. */
  by: z.nullable(z.string()),
  side: z.enum(sides),
  at: momentField,
});
export type RecordView = z.infer<typeof record>;

const duration = z.object({ shortest: z.int(), longest: z.int() });

/** One thing to repair. */
const point = z.object({
  text: z.string(),
  /** The field or paper it is about; `null` for the task as a whole. */
  about: z.nullable(z.string()),
});

/** One attempt at a task. */
const round = z.object({
  submittedOn: z.nullable(day),
  /** What was typed by then, by field. */
  values: z.record(z.string(), z.string()),
  /** What went with an answer beyond the form. */
  papers: z.array(attachedPaperView),
  filedOn: z.nullable(day),
  reference: z.nullable(z.string()),
  returned: z.nullable(
    z.object({
      on: day,
      from: z.enum(['agency', ...outsiders]),
      points: z.array(point),
      /** Only of a refusal. */
      refusedBecause: z.nullable(z.string()),
    }),
  ),
});

/** How long the cases of this installation really took at a step in the last year, in working days. */
export const ownWindow = z.object({
  median: z.number(),
  /** Four of five were answered within so many. */
  eightieth: z.int(),
  answers: z.int(),
});

/** A legal day of a case, counted from the day of the change. */
const caseDay = z.extend(dueDate, {
  /** Whether the step that meets it is done. */
  isMet: z.boolean(),
});
export type CaseDayView = z.infer<typeof caseDay>;

const taskClock = z.extend(caseDay, {
  /** Whether it ran out before it was met. */
  hasPassed: z.boolean(),
  /** In its last fourteen days, until it is met; `null` before and after. */
  daysLeft: z.nullable(z.int()),
  /** Id of the task that begins anew then; `null` while there is no need, and where others do that. */
  restart: z.nullable(z.string()),
});

/** The registers that cases change; only their names, because pages load this. */
const changedRegisters = ['members', 'directors', 'secretaries'] as const satisfies readonly Register[];

const caseTask = z.object({
  id: z.string(),
  label: z.string(),
  decidedBy: z.enum(turns),
  result: z.string(),
  state: z.enum(taskStates),
  needs: z.array(z.string()),
  /** Who has to act; `null` where nobody can or need. */
  turn: z.nullable(
    z.object({
      of: z.enum(turns),
      since: day,
      /** `null` after more than a year. */
      workingDays: z.nullable(z.int()),
      /** `null` where no source says. */
      usual: z.nullable(duration),
      here: z.nullable(ownWindow),
      isLate: z.boolean(),
    }),
  ),
  /** Day on which it was done; `null` while it is not. */
  doneOn: z.nullable(day),
  /** The number of the approval. */
  reference: z.nullable(z.string()),
  waivedBecause: z.nullable(z.string()),
  /** Who recorded the last event that counts; `null` if there is none. */
  recorded: z.nullable(record),
  fields: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      kind: z.enum(taskFieldKinds),
      isRequired: z.boolean(),
      /** Whether it comes with the answer or the result. */
      isResult: z.boolean(),
      choices: z.array(z.object({ id: z.string(), label: z.string() })),
      value: z.string(),
      /** Whether it can be typed now. */
      isOpen: z.boolean(),
    }),
  ),
  /** What lacks before the founder's part is complete. */
  missing: z.array(
    z.object({ kind: z.enum(['paper', 'answer', 'party', 'provider']), id: z.string(), label: z.string() }),
  ),
  /** What does not fit the company's record in what was typed, with what to do. */
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  /** What has to be repaired now. */
  points: z.array(point),
  /** All attempts, oldest first. */
  rounds: z.array(round),
  /** Time limits that began on a day typed for it, such as the validity of an entry permit. */
  clocks: z.array(taskClock),
  /** What the caller can do about it now. */
  actions: z.array(z.enum(taskActions)),
  /** On which days that can have happened. */
  possibleDays: dayRange,
  /** Whether it was begun in a place where the company is no longer planned. */
  isFormer: z.boolean(),
});
export type CaseTaskView = z.infer<typeof caseTask>;

export const caseView = z.object({
  id: idField,
  kind: z.enum(caseKinds),
  /** The day of the change, of a renewal the last day of what is renewed; `null` of a formation. */
  on: z.nullable(day),
  /** What was said when it was opened. */
  opening: z.array(z.object({ id: z.string(), value: z.string() })),
  /** Why it was given up, and when; `null` if it was not. */
  withdrawn: z.nullable(z.object({ on: day, reason: z.string() })),
  legalDays: z.array(caseDay),
  /** What it costs; none of a formation, whose plan has them. */
  fees: z.array(feeLine),
  /** The register it changed, and as of which day; `null` until it is finished, and of kinds that change none. */
  register: z.nullable(z.object({ name: z.enum(changedRegisters), on: day })),
  openedAt: momentField,
  /** Day on which the last task ended; `null` while something is left. */
  closedOn: z.nullable(day),
  tasks: z.array(caseTask),
});
export type CaseView = z.infer<typeof caseView>;

/** A value of the company's record, such as the last day of its licence. */
export const recordEntry = z.object({
  key: z.enum(recordKeys),
  value: z.string(),
  /** From which day it holds. */
  from: day,
  /** Id of the case that brought it. */
  case: idField,
});
export type RecordEntryView = z.infer<typeof recordEntry>;

/** A renewal that is due soon. */
export const suggestion = z.object({
  kind: z.enum(laterCaseKinds),
  /** The last day of what would be renewed. */
  on: day,
});

const formationStep = z.extend(planStep, caseTask.shape);
export type FormationStepView = z.infer<typeof formationStep>;

const companyDate = z.object({
  date: z.enum(companyDates),
  /** `null` while it is not known. */
  on: z.nullable(day),
  /** Where it comes from: a person, a finished step, or a rule until a person overrides it. */
  origin: z.nullable(z.enum(['entered', 'step', 'assumed'])),
  /** Who entered it; `null` if it was not entered. */
  recorded: z.nullable(record),
  possibleDays: dayRange,
});
export type CompanyDateView = z.infer<typeof companyDate>;

export const formationView = z.object({
  /** Id of the case. */
  case: idField,
  /** Whether an agency works on it; otherwise admins of the company record both sides. */
  hasAgency: z.boolean(),
  jurisdiction: z.object({ id: z.string(), name: z.string() }),
  requirements,
  /** What decides which steps the company has; `null` until it is answered. */
  questions: z.array(z.object({ question: z.enum(companyQuestions), answer: z.nullable(z.boolean()) })),
  /** An open point: visas that the office does not allow, or an office that is not permitted. */
  officeProblem: z.nullable(officeProblem),
  /** In order; the days are counted from what is done. */
  steps: z.array(formationStep),
  /** Begun, but no longer part of the plan. */
  kept: z.array(caseTask),
  /** Id of the step to take now; `null` where all are done. */
  next: z.nullable(z.string()),
  incorporated: z.boolean(),
  /** Until the last step is over, without steps whose time is unconfirmed. */
  workingDays: z.object({ shortest: z.int(), longest: z.int() }),
  /** The days that the company's deadlines count from. */
  dates: z.array(companyDate),
  /** Tasks of other open cases that somebody has to act on, the longest waiting first. */
  openChanges: z.array(
    z.object({ case: idField, task: z.string(), label: z.string(), turn: z.enum(turns), since: day }),
  ),
  /** Renewals that are due soon and have no open case. */
  suggestions: z.array(suggestion),
  /** What the year of formation costs, without deposits, options and unconfirmed costs. */
  firstYear: total,
});
export type FormationView = z.infer<typeof formationView>;
