import type { PlanView } from '#contract/plans.ts';
import {
  type CompanyType,
  type Country,
  companyTypesOf,
  countries,
  jurisdictionIdOf,
  type SubType,
  subTypesOf,
} from '#domain/catalogue/choices.ts';
import { choiceLabels } from '#messages/choices.ts';
import { planMessages } from '#messages/plans.ts';

/** A place that can be compared, with the answers of the questionnaire that lead to it. */
export interface Place {
  id: string;
  country: Country;
  companyType: CompanyType;
  subType?: SubType;
}

/** Every place, in the order of the questionnaire. */
export const allPlaces: readonly Place[] = countries.flatMap((country) =>
  companyTypesOf(country).flatMap((companyType) => placesOf(country, companyType)),
);

/** The place of an id; `undefined` where there is none. */
export function placeWith(id: string): Place | undefined {
  return allPlaces.find((place) => place.id === id);
}

function placesOf(country: Country, companyType: CompanyType): readonly Place[] {
  const subTypes = subTypesOf(companyType);
  if (subTypes.length === 0) {
    return [{ id: jurisdictionIdOf({ country, companyType }), country, companyType }];
  }
  return subTypes.map((subType) => ({
    id: jurisdictionIdOf({ country, companyType, subType }),
    country,
    companyType,
    subType,
  }));
}

/** The place that a plan is about. */
export function placeOf({ jurisdiction: { id, place } }: PlanView): Place {
  const { country, companyType, subType } = place;
  return { id, country, companyType, ...(subType && { subType }) };
}

/** The places of ids, in their order; without those that there are not. */
export function placesWith(ids: readonly string[]): readonly Place[] {
  return ids.flatMap((id) => placeWith(id) ?? []);
}

/** What a place is called among others, as in 'DMCC' or 'Private Limited Company'. */
export function nameOf({ companyType, subType }: Place): string {
  return subType ? choiceLabels.subType[subType] : choiceLabels.companyType[companyType];
}

/** The same with its country, as in 'DMCC, UAE'. */
export function fullNameOf({ country, companyType, subType }: Place): string {
  return planMessages.title(country, companyType, subType);
}
