import {
  type Country,
  emirates,
  freeZones,
  jurisdictionIdOf,
  type OfficeType,
  type VisaChoice,
  visasUnlessNamed,
} from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { makePlan, type Plan } from '#domain/plan/plan.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, weekdayOf } from '#domain/values/plain-date.ts';

/** The company type most founders choose, if a question names only the country. */
const usualPlaces: Partial<Record<Country, string>> = {
  US: 'us-llc',
  GB: 'gb-private-limited-company',
  SA: 'sa-llc',
  SG: 'sg-private-limited-company',
};

/** The place that a country alone means; none in the UAE, where the zone or emirate decides. */
export function usualPlaceOf(country: Country): string | undefined {
  return usualPlaces[country];
}

/** The ids of all free zones. */
export const zoneIds = freeZones.map((subType) =>
  jurisdictionIdOf({ country: 'AE', companyType: 'free-zone', subType }),
);

/** The ids of the mainland of all emirates. */
export const mainlandIds = emirates.map((subType) =>
  jurisdictionIdOf({ country: 'AE', companyType: 'mainland-llc', subType }),
);

/** Only the number of working days is used, so a calendar with weekends is enough. */
export const weekdays = { isWorkingDay: (date: PlainDate) => weekdayOf(date) < 6 };

/** The requested choice for a place, as far as it was given. */
export interface Wanted {
  visas?: number | undefined;
  officeType?: OfficeType | undefined;
}

/** The plan for a place, or none if it is not in the catalogue. */
export function planOf(
  id: string,
  wanted: Wanted,
  { catalogue, today }: { catalogue: PricedCatalogue; today: PlainDate },
): Plan[] {
  const jurisdiction = catalogue.jurisdictionWith(id);
  return jurisdiction ? [makePlan(jurisdiction, requirementsOf(jurisdiction, wanted), weekdays, today)] : [];
}

/** What was asked for, with the usual visas and office of the place for the rest. */
export function requirementsOf({ place }: Jurisdiction, { visas, officeType }: Wanted): PlanRequirements {
  const wanted = Math.min(visas ?? visasUnlessNamed(place.country) ?? 1, 5) as VisaChoice;
  return { visas: wanted, officeType: officeType ?? (wanted > 3 ? 'physical' : 'flexi') };
}
