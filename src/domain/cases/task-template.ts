import type { Condition } from '#domain/catalogue/condition.ts';
import type {
  Actor,
  Duration,
  Known,
  Milestone,
  RequiredDocument,
  Step,
} from '#domain/catalogue/definition.ts';
import type { TaskField } from './task-field.ts';

/** Who has to act for a task to get on. */
export const turns = ['founder', 'agency', 'authority', 'bank'] as const;
export type Turn = (typeof turns)[number];

/** Somebody outside the installation: their answers are recorded, they never act here themselves. */
export const outsiders = ['authority', 'bank'] as const;
export type Outsider = (typeof outsiders)[number];

/** A kind of task, from which a case makes its own. */
export interface TaskTemplate {
  /** Unique within the case's kind and place. */
  id: string;
  label: string;
  /** Who decides that it is done: the founder or the agency by doing it, an outsider by its answer. */
  decidedBy: Turn;
  /** Whether the founder has to hand something in before anybody else can act. */
  hasFounderPart: boolean;
  /** Whether the outsider begins without an application. */
  needsNoApplication: boolean;
  /** Tasks that come before; one that a condition leaves out counts as done. */
  needs: readonly string[];
  when?: Condition;
  /** Working days that the deciding side usually takes. */
  workingDays: Known<Duration>;
  documents: readonly RequiredDocument[];
  fields: readonly TaskField[];
  /** What is there afterwards, as in 'Provisional approval'. */
  result: string;
  reaches: readonly Milestone[];
}

const turnOfActor: Record<Actor, Turn> = {
  founder: 'founder',
  agent: 'agency',
  authority: 'authority',
  government: 'authority',
  bank: 'bank',
};

/** The task that a step becomes. */
export function templateOfStep(step: Step, fields: readonly TaskField[] = []): TaskTemplate {
  const { id, label, actor, needs, when, workingDays, documents, result, reaches = [] } = step;
  const { needsNoApplication = false } = step;
  const decidedBy = turnOfActor[actor];
  return {
    id,
    label,
    decidedBy,
    hasFounderPart: decidedBy === 'founder' || (documents.length > 0 && !needsNoApplication),
    needsNoApplication,
    needs,
    ...(when && { when }),
    workingDays,
    documents,
    fields,
    result,
    reaches,
  };
}

export function isOutsider(turn: Turn): turn is Outsider {
  return turn === 'authority' || turn === 'bank';
}

/** Whether the agency looks at the founder's part before it counts. */
export function isReviewed({ decidedBy, documents, fields }: TaskTemplate): boolean {
  return decidedBy !== 'founder' || documents.length > 0 || fields.some(({ isResult }) => !isResult);
}
