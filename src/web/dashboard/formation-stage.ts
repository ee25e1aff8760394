import type { FormationStepView, FormationView } from '#contract/case-views.ts';

/** Progress of a formation as shown on the dashboard, where the bank account is a separate step. */
export interface FormationStage {
  done: number;
  /** Every step but the bank's is done. */
  isFormed: boolean;
  /** The day the last of them was done; `undefined` until then. */
  formedOn: string | undefined;
  hasBankAccount: boolean;
  /** The step to take now; `undefined` where all are done. */
  next: FormationStepView | undefined;
}

/** Every place has one step in which the bank acts: it opens the account. */
export function stageOf({ steps, next }: FormationView): FormationStage {
  const formation = steps.filter((step) => !isOfBank(step));
  const isFormed = formation.every(isDone);
  return {
    done: steps.filter(isDone).length,
    isFormed,
    formedOn: isFormed
      ? formation
          .flatMap(({ doneOn }) => doneOn ?? [])
          .toSorted()
          .at(-1)
      : undefined,
    hasBankAccount: steps.filter(isOfBank).every(isDone),
    next: steps.find(({ id }) => id === next),
  };
}

export function isOfBank({ actor }: FormationStepView): boolean {
  return actor === 'bank';
}

export function isDone({ state }: FormationStepView): boolean {
  return state === 'done' || state === 'waived';
}
