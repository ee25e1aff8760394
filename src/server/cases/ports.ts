import type { AttachedPaperView } from '#contract/attached-paper.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { CaseActor } from '#domain/cases/allowed-actions.ts';
import type { AnswerPaper, CaseEvent } from '#domain/cases/case-event.ts';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { Task } from '#domain/cases/fold-case.ts';
import type { RegisterChange } from '#domain/cases/kinds/opening.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Concerned } from '#domain/papers/requirements.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { LivePrices } from '../prices/index.ts';
import type { CompanyRecord } from '../tenancy/index.ts';

/** A transaction limited to one company's rows, for either side. */
export interface CaseScope extends Transaction {
  company: CompanyRecord;
  actor: CaseActor;
  /** Writes into the company's log. */
  record(entry: AuditEntry): Promise<void>;
}

/** Something that has to be there before the founder's part of a task is complete. */
export interface TaskNeed {
  kind: 'paper' | 'answer' | 'party' | 'provider';
  /** Unique within the task, as a point's `about` names it. */
  id: string;
  label: string;
  /** The same without the name of a person, for those who do not run the case. */
  unnamed?: string;
}

/** What does not fit the company's record in what was typed for a task. It warns, and stands in nobody's way. */
export interface TaskWarning {
  code: string;
  /** What does not fit, and what to do. */
  text: string;
}

/** What tasks still lack of papers and answers, of a feature that keeps them. */
export interface TaskNeeds {
  /**
   * @param concerned those whom the case is about; `undefined` where it is about everybody in their present roles
   * @returns what lacks by task, in a transaction limited to the company's rows
   */
  missing(
    transaction: Transaction,
    company: CompanyRecord,
    tasks: readonly Task[],
    concerned: readonly Concerned[] | undefined,
  ): Promise<ReadonlyMap<string, readonly TaskNeed[]>>;
  /** @returns what does not fit, by task */
  warnings?(
    transaction: Transaction,
    company: CompanyRecord,
    tasks: readonly Task[],
  ): Promise<ReadonlyMap<string, readonly TaskWarning[]>>;
}

/** An event that was just recorded. */
interface CaseChange {
  kind: CaseKind;
  jurisdiction: Jurisdiction;
  event: CaseEvent;
  /** The task as it stood before; `undefined` for events about none. */
  task: Task | undefined;
  at: Date;
}

/** Keeps another record in step with a case, in the transaction that records the event. */
export type CaseFollower = (
  transaction: Transaction,
  company: CompanyRecord,
  change: CaseChange,
) => Promise<void>;

/** Who finished or reopened a case, when, and how the company's log is written on that side. */
interface ResultRecord {
  by: string;
  at: Date;
  log(entry: AuditEntry): Promise<void>;
}

/** What a finished case changes in registers that another feature keeps. */
export interface CaseResults {
  /**
   * @returns the names of those concerned, by the part of the change
   * @throws Failure where the change is impossible on that day, with the reason
   */
  check(
    transaction: Transaction,
    company: CompanyRecord,
    change: RegisterChange,
  ): Promise<Readonly<Record<string, string>>>;
  /** Enters the change. @throws Failure as `check` */
  apply(
    transaction: Transaction,
    company: CompanyRecord,
    change: RegisterChange,
    record: ResultRecord,
  ): Promise<void>;
  /** Takes the change back with a trace. @throws Failure where later entries stand on it */
  revert(
    transaction: Transaction,
    company: CompanyRecord,
    change: RegisterChange,
    record: ResultRecord,
  ): Promise<void>;
}

/** The papers of answers that go beyond an authority's form, of the feature that keeps papers. */
export interface AnswerPapers {
  /** @throws Failure 'paper-not-found' for one that the user may not open */
  refer(scope: CaseScope, person: Person, ids: readonly string[]): Promise<readonly AnswerPaper[]>;
  /** Describes them as far as the user may open them. */
  describe(
    scope: Omit<CaseScope, 'record'>,
    person: Person,
    papers: readonly AnswerPaper[],
  ): Promise<(paper: AnswerPaper) => AttachedPaperView>;
}

/** Dependencies of the use cases in this feature. Each use case picks what it needs. */
export interface CasesPorts {
  clock: Clock;
  database: Database;
  prices: LivePrices;
  taskNeeds: readonly TaskNeeds[];
  caseFollowers: readonly CaseFollower[];
  caseResults: CaseResults;
  answerPapers: AnswerPapers;
}
