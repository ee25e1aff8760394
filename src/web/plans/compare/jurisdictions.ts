import type { ComparedPlanView } from '#contract/plans.ts';
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
export interface Jurisdiction {
  id: string;
  country: Country;
  companyType: CompanyType;
  subType?: SubType;
}

/** Every place, in the order of the questionnaire. */
export const allJurisdictions: readonly Jurisdiction[] = countries.flatMap((country) =>
  companyTypesOf(country).flatMap((companyType) => jurisdictionsOf(country, companyType)),
);

/** The place of an id; `undefined` where there is none. */
export function jurisdictionById(id: string): Jurisdiction | undefined {
  return allJurisdictions.find((place) => place.id === id);
}

function jurisdictionsOf(country: Country, companyType: CompanyType): readonly Jurisdiction[] {
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
export function jurisdictionOf({ jurisdiction: { id, place } }: ComparedPlanView): Jurisdiction {
  const { country, companyType, subType } = place;
  return { id, country, companyType, ...(subType && { subType }) };
}

/** The places of ids, in their order; without those that there are not. */
export function jurisdictionsByIds(ids: readonly string[]): readonly Jurisdiction[] {
  return ids.flatMap((id) => jurisdictionById(id) ?? []);
}

/** What a place is called among others, as in 'DMCC' or 'Private Limited Company'. */
export function nameOf({ companyType, subType }: Jurisdiction): string {
  return subType ? choiceLabels.subType[subType] : choiceLabels.companyType[companyType];
}

/** The same with its country, as in 'DMCC, UAE'. */
export function fullNameOf({ country, companyType, subType }: Jurisdiction): string {
  return planMessages.title(country, companyType, subType);
}
