import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';

/** Every place of the catalogue, in the order of the questionnaire. */
export function listPlaces(): readonly Jurisdiction[] {
  return catalogue.flatMap(({ jurisdictions }) => jurisdictions);
}
