import type { Condition } from '#domain/catalogue/condition.ts';
import type { Fact, Statement } from '#domain/catalogue/definition.ts';

/** What the company's record says about a company: the last value that was recorded counts. */
export const recordKeys = [
  'licence-number',
  'licence-expiry',
  'company-number',
  'tax-number',
  'registered-address',
  'mailing-address',
  'activity',
  'name-reservation',
  'name-reservation-expiry',
  'establishment-card-number',
  'establishment-card-expiry',
  'entry-permit-date',
  'visa-expiry',
  'identity-card-ending',
] as const;
export type RecordKey = (typeof recordKeys)[number];

/** A time limit that begins on the day typed into a field. */
interface FieldClock {
  label: string;
  why: string;
  /** Days after that day; none for a field that is itself the last day. */
  days: Fact<number>;
  penalty: Statement;
  /** Tasks of which the needed ones meet it, and where it is shown; without them, the field's own. */
  metBy?: readonly string[];
}

export const taskFieldKinds = ['text', 'long-text', 'date', 'choice'] as const;

/** What is typed for a task. */
export interface TaskField {
  /** Unique within the task. */
  id: string;
  label: string;
  kind: (typeof taskFieldKinds)[number];
  isRequired: boolean;
  /** Only of choices. */
  choices?: readonly { id: string; label: string }[];
  /** Whether it comes with the answer or the result, and not with what the founder hands in. */
  isResult?: boolean;
  /** What it changes in the company's record. */
  records?: RecordKey;
  /** Without it the field is always asked for. What was typed stays. */
  when?: Condition;
  /** Only of dates: a time limit that begins then. */
  clock?: FieldClock;
}

/**
 * The answer to a question that the form does not ask. Any task has it once a point is about it: what an authority wants to
 * know beyond its form.
 */
export const answerField: TaskField = { id: 'answer', label: 'Answer', kind: 'long-text', isRequired: true };
