import type { OfficeProblem } from '#domain/plan/offices.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { planQueryOf } from '#domain/plan/plan-address.ts';
import { planMessages } from '#messages/plans.ts';

/** The choice that a plan is for, as in 'DMCC with 2 visas and a flexi desk'. */
export function choiceText({ jurisdiction, requirements }: Plan): string {
  const { visas, officeType } = requirements;
  const visaText = visas === 0 ? 'no visa' : visas === 1 ? '1 visa' : `${visas === 5 ? '5' : visas} visas`;
  return `${jurisdiction.name} with ${visaText} and a ${officeTexts[officeType]}`;
}

/** Why visas and office do not go together, and what would work instead. */
export function officeProblemText({ reason, office, alternatives }: OfficeProblem, visas: number): string {
  const texts = planMessages.officeProblem;
  const { visaQuota, label } = office;
  const mostVisas = 'value' in visaQuota && visaQuota.value.kind === 'up-to' ? visaQuota.value.visas : null;
  const instead = alternatives.map((choice) => planMessages.requirements(choice.visas, choice.officeType));
  return [
    texts.reason({ reason, office: label, mostVisas }, visas),
    instead.length > 0 ? `${texts.alternatives} ${instead.join('; ')}.` : texts.none,
  ].join(' ');
}

const officeTexts = { virtual: 'virtual office', flexi: 'flexi desk', physical: 'physical office' } as const;

/** The address of a plan's page. @param publicUrl origin of this installation */
export function planLinkOf({ jurisdiction, requirements }: Plan, publicUrl: string): string {
  return `${publicUrl}/app/plan?${new URLSearchParams(planQueryOf(jurisdiction.place, requirements))}`;
}
