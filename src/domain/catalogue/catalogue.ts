import { adoptedFigures } from '#domain/prices/adopted-figures.ts';
import { applyFigures } from '#domain/prices/apply-figures.ts';
import { saudiArabia } from './countries/saudi-arabia/saudi-arabia.ts';
import { singapore } from './countries/singapore/singapore.ts';
import { unitedArabEmirates } from './countries/united-arab-emirates/united-arab-emirates.ts';
import { unitedKingdom } from './countries/united-kingdom/united-kingdom.ts';
import { unitedStates } from './countries/united-states/united-states.ts';
import type { CountryDefinition, Jurisdiction } from './definition.ts';

/** Every country as defined in its files, in the order of the questionnaire. */
export const countryDefinitions: readonly CountryDefinition[] = [
  unitedArabEmirates,
  unitedStates,
  unitedKingdom,
  saudiArabia,
  singapore,
];

/** Every country, including figures adopted from an installation's staff. */
export const catalogue: readonly CountryDefinition[] = applyFigures(
  countryDefinitions,
  adoptedFigures,
  'catalogue',
);

const jurisdictionsById: ReadonlyMap<string, Jurisdiction> = new Map(
  catalogue.flatMap(({ jurisdictions }) =>
    jurisdictions.map((jurisdiction) => [jurisdiction.id, jurisdiction]),
  ),
);

/** The jurisdiction with an id (see jurisdictionIdOf); `undefined` if there is none. */
export function jurisdictionWith(id: string): Jurisdiction | undefined {
  return jurisdictionsById.get(id);
}
