import type { Plan } from '#domain/plan/plan.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import { choiceText, planLinkOf } from './planned-place.ts';

/** Maximum steps in an answer; the plan page has all. */
const stepsShown = 9;

/** The duration of a choice, step by step. */
export function timeOfPlace(plan: Plan, publicUrl: string): Quotable {
  const { steps, workingDays, open } = plan.timeline;
  const citations = openCitations();
  const unknown =
    open.length > 0
      ? ` Not counted, because nobody publishes a time: ${open
          .slice(0, 3)
          .map(({ label }) => label)
          .join('; ')}${open.length > 3 ? ` and ${open.length - 3} more` : ''}.`
      : '';
  const lines = steps.slice(0, stepsShown).map(({ step }, index) => {
    if (!('value' in step.workingDays)) return `${index + 1}. ${step.label}: time to be confirmed`;
    const { shortest, longest } = step.workingDays.value;
    const marks = citations.mark(step.workingDays.sources.slice(0, 1).map(citationOf));
    return `${index + 1}. ${step.label}: ${rangeText(shortest, longest)} ${marks}`;
  });
  return {
    text: [
      `${choiceText(plan)} takes about **${rangeText(workingDays.shortest, workingDays.longest)}** from the first step to the last, steps that can run side by side counted so.${unknown}`,
      lines.join('\n'),
      `[The whole timeline](${planLinkOf(plan, publicUrl)})`,
    ].join('\n\n'),
    sources: citations.list,
  };
}

/** Working days in readable form. */
export function rangeText(shortest: number, longest: number): string {
  if (shortest === longest) return shortest === 1 ? '1 working day' : `${shortest} working days`;
  return `${shortest} to ${longest} working days`;
}
