import type { Country } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { costsOfYear, type YearOfCosts } from '#domain/plan/costs.ts';
import type { LaterCaseKind } from '../case-kind.ts';
import { feesOfCase } from './change-fees.ts';
import type { CasesOfCountry, LaterCase } from './later-case.ts';
import { casesInSaudiArabia } from './places/saudi-arabia.ts';
import { casesInSingapore } from './places/singapore.ts';
import { casesInTheEmirates } from './places/united-arab-emirates.ts';
import { casesInTheUnitedKingdom } from './places/united-kingdom.ts';
import { casesInTheUnitedStates } from './places/united-states.ts';
import { stepsOfKinds } from './steps-of-kinds.ts';

const casesOfCountries: Record<Country, CasesOfCountry> = {
  AE: casesInTheEmirates,
  US: casesInTheUnitedStates,
  GB: casesInTheUnitedKingdom,
  SA: casesInSaudiArabia,
  SG: casesInSingapore,
};

/** How a kind of case goes in a place; `undefined` where there is nothing of the kind. */
export function laterCaseIn(jurisdiction: Jurisdiction, kind: LaterCaseKind): LaterCase | undefined {
  const place = casesOfCountries[jurisdiction.place.country](jurisdiction);
  if (kind === 'licence-renewal' && !place.renewsLicence) return undefined;
  if (kind === 'visa-renewal' && !jurisdiction.steps.some(({ reaches }) => reaches?.includes('visa-issue'))) {
    return undefined;
  }
  return {
    kind,
    steps: stepsOfKinds[kind](jurisdiction, place),
    fees: feesOfCase(jurisdiction, kind),
    legalDays: place.legalDays?.[kind] ?? [],
  };
}

/** What a case of the kind costs: the catalogue's own lines where it has them. */
export function costsOfCase(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  { fees }: Pick<LaterCase, 'fees'>,
): YearOfCosts {
  return costsOfYear({ ...jurisdiction, fees }, requirements, 1);
}
