import { type OfficeType, officeTypes, visaChoices } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction, Office } from '#domain/catalogue/definition.ts';

/** Why a choice of office and visas does not work in a place, and what would. */
export interface OfficeProblem {
  reason: 'office-not-permitted' | 'too-many-visas';
  office: Office;
  /** The nearest choices that work: another office for as many visas, or as many visas as this office brings. */
  alternatives: readonly PlanRequirements[];
}

/** What stands against a choice; `undefined` where nothing that is known does. */
export function officeProblemOf(
  jurisdiction: Jurisdiction,
  wanted: PlanRequirements,
): OfficeProblem | undefined {
  const office = officeOf(jurisdiction, wanted.officeType);
  const reason = !isPermitted(office)
    ? 'office-not-permitted'
    : brings(office, wanted.visas)
      ? undefined
      : 'too-many-visas';
  return reason && { reason, office, alternatives: alternativesTo(jurisdiction, wanted) };
}

/** The square metres that so many visas ask for, where the area decides; `undefined` where it does not. */
export function areaFor({ visaQuota }: Office, visas: number): number | undefined {
  if (!('value' in visaQuota) || visaQuota.value.kind !== 'by-area') return undefined;
  return visaQuota.value.squareMetresPerVisa * visas;
}

function alternativesTo(jurisdiction: Jurisdiction, wanted: PlanRequirements): PlanRequirements[] {
  const works = ({ visas, officeType }: PlanRequirements) => {
    const office = officeOf(jurisdiction, officeType);
    return isPermitted(office) && brings(office, visas);
  };
  const otherOffices = officeTypes.map((officeType) => ({ visas: wanted.visas, officeType })).filter(works);
  const fewerVisas = visaChoices
    .filter((visas) => visas < wanted.visas)
    .map((visas) => ({ visas, officeType: wanted.officeType }))
    .filter(works)
    .at(-1);
  return fewerVisas ? [...otherOffices, fewerVisas] : otherOffices;
}

/**
 * What an answer about the office means in a place.
 *
 * @throws RangeError for a place without that office; the integrity test keeps such places out
 */
export function officeOf({ id, offices }: Jurisdiction, type: OfficeType): Office {
  const office = offices.find((known) => known.type === type);
  if (!office) throw new RangeError(`${id} says nothing about the office '${type}'`);
  return office;
}

/** What is to be confirmed is not forbidden. */
function isPermitted({ isPermitted: known }: Office): boolean {
  return !('value' in known) || known.value;
}

function brings({ visaQuota }: Office, visas: number): boolean {
  if (!('value' in visaQuota) || visaQuota.value.kind !== 'up-to') return true;
  return visas <= visaQuota.value.visas;
}
