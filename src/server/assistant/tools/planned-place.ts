import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { OfficeProblem } from '#domain/plan/offices.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { planQueryOf } from '#domain/plan/plan-address.ts';
import { choiceLabels } from '#messages/choices.ts';
import { planMessages } from '#messages/plans.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';

/** What a place and a company in it are called in an answer, as in 'DMCC' and 'A company in DMCC'. */
export function placeNameOf({ id, name, place }: Jurisdiction, words: ExpertWords) {
  if (place.companyType === 'free-zone' && place.subType) {
    return words.place.zone(choiceLabels.subType[place.subType]);
  }
  return place.companyType === 'mainland-llc' ? words.place.mainland(name) : words.place.other(id, name);
}

/** Why visas and office do not go together, and what would work instead. */
export function officeProblemText({ reason, office, alternatives }: OfficeProblem, visas: number): string {
  const texts = planMessages.officeProblem;
  const { visaQuota, label } = office;
  const maxVisas = 'value' in visaQuota && visaQuota.value.kind === 'up-to' ? visaQuota.value.visas : null;
  const instead = alternatives.map((choice) =>
    planMessages.requirementsWithin(choice.visas, choice.officeType),
  );
  return [
    texts.reason({ reason, office: label, maxVisas }, visas),
    instead.length > 0 ? `${texts.alternatives} ${instead.join('; ')}.` : texts.none,
  ].join(' ');
}

/** The address of a plan's page. @param publicUrl origin of this installation */
export function planLinkOf({ jurisdiction, requirements }: Plan, publicUrl: string): string {
  return `${publicUrl}/app/plan?${new URLSearchParams(planQueryOf(jurisdiction.place, requirements))}`;
}
