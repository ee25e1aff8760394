import type { PlanStepView } from '#contract/plans.ts';
import type { PlannedStep } from '#domain/plan/timeline.ts';
import { viewKnown, viewStatement } from './view-due-date.ts';
import { viewSigning } from './view-signing.ts';

/** View of a step with its dates. */
export function viewStep({ step, earliest, latest, isOpen }: PlannedStep): PlanStepView {
  return {
    id: step.id,
    label: step.label,
    why: step.why ? viewStatement(step.why) : null,
    about: step.about ? viewStatement(step.about) : null,
    actor: step.actor,
    needs: [...step.needs],
    workingDays: 'value' in step.workingDays ? step.workingDays.value : null,
    statement: viewKnown(step.workingDays, () => step.label),
    earliest,
    latest,
    isOpen,
    documents: step.documents.map(({ label, of, sources }) => ({ label, of, sources: [...sources] })),
    signing: step.signing ? viewSigning(step.signing) : null,
    result: step.result,
  };
}
