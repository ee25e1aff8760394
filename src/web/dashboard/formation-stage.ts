import type { FormationStepView, FormationView } from '#contract/formation.ts';

/** Progress of a formation as shown on the dashboard, where the bank account is a separate step. */
export interface FormationStage {
  /** Every step but the bank's is done. */
  isFormed: boolean;
  hasBankAccount: boolean;
  /** The step to take now; `undefined` where all are done. */
  next: FormationStepView | undefined;
}

/** Every place has one step in which the bank acts: it opens the account. */
export function stageOf({ steps, next }: FormationView): FormationStage {
  const isDone = ({ state }: FormationStepView) => state === 'done';
  return {
    isFormed: steps.filter((step) => !isOfBank(step)).every(isDone),
    hasBankAccount: steps.filter(isOfBank).every(isDone),
    next: steps.find(({ id }) => id === next),
  };
}

export function isOfBank({ actor }: FormationStepView): boolean {
  return actor === 'bank';
}
