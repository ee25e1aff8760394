import { saudiArabia } from './countries/saudi-arabia/saudi-arabia.ts';
import { singapore } from './countries/singapore/singapore.ts';
import { unitedArabEmirates } from './countries/united-arab-emirates/united-arab-emirates.ts';
import { unitedKingdom } from './countries/united-kingdom/united-kingdom.ts';
import { unitedStates } from './countries/united-states/united-states.ts';
import type { CountryDefinition, Jurisdiction } from './definition.ts';

/** Every country, in the order of the questionnaire. */
export const catalogue: readonly CountryDefinition[] = [
  unitedArabEmirates,
  unitedStates,
  unitedKingdom,
  saudiArabia,
  singapore,
];

const jurisdictionsById: ReadonlyMap<string, Jurisdiction> = new Map(
  catalogue.flatMap(({ jurisdictions }) =>
    jurisdictions.map((jurisdiction) => [jurisdiction.id, jurisdiction]),
  ),
);

/** The jurisdiction of an id (see jurisdictionIdOf); `undefined` where there is none. */
export function jurisdictionWith(id: string): Jurisdiction | undefined {
  return jurisdictionsById.get(id);
}
