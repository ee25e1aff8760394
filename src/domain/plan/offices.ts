import { type OfficeType, officeTypes, visaChoices } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction, Office } from '#domain/catalogue/definition.ts';

/** Why an office does not allow the visas in a jurisdiction, with alternatives. */
export interface OfficeProblem {
  reason: 'office-not-permitted' | 'too-many-visas';
  office: Office;
  /** The nearest alternatives: another office for these visas, or the maximum visas of this office. */
  alternatives: readonly PlanRequirements[];
}

/** The problem of a choice; `undefined` if none is known. */
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

/** The square metres needed for this many visas; `undefined` if the area does not matter. */
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
 * Looks up an office type in a jurisdiction.
 *
 * @throws RangeError if the jurisdiction lacks it; the integrity test excludes that
 */
export function officeOf({ id, offices }: Jurisdiction, type: OfficeType): Office {
  const office = offices.find((known) => known.type === type);
  if (!office) throw new RangeError(`${id} says nothing about the office '${type}'`);
  return office;
}

/** Unconfirmed does not mean forbidden. */
function isPermitted({ isPermitted: known }: Office): boolean {
  return !('value' in known) || known.value;
}

function brings({ visaQuota }: Office, visas: number): boolean {
  if (!('value' in visaQuota) || visaQuota.value.kind !== 'up-to') return true;
  return visas <= visaQuota.value.visas;
}
