import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';

/** Every jurisdiction of the catalogue, in the order of the questionnaire. */
export function listPlaces({ countries }: PricedCatalogue): readonly Jurisdiction[] {
  return countries.flatMap(({ jurisdictions }) => jurisdictions);
}
