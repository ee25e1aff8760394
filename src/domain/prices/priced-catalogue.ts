import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { CountryDefinition, Jurisdiction } from '#domain/catalogue/definition.ts';
import { applyFigures } from './apply-figures.ts';
import type { ConfirmedFigure } from './confirmed-figure.ts';

/** The catalogue with the current prices. Every total is computed from it. */
export interface PricedCatalogue {
  countries: readonly CountryDefinition[];
  /** The jurisdiction with an id (see jurisdictionIdOf); `undefined` if there is none. */
  jurisdictionWith(id: string): Jurisdiction | undefined;
}

/**
 * Applies confirmed figures to the catalogue.
 *
 * @param figures at most one for each line
 */
export function pricedCatalogue(figures: readonly ConfirmedFigure[]): PricedCatalogue {
  const countries = applyFigures(catalogue, figures, 'staff');
  const byId = new Map(
    countries.flatMap(({ jurisdictions }) =>
      jurisdictions.map((jurisdiction) => [jurisdiction.id, jurisdiction]),
    ),
  );
  return { countries, jurisdictionWith: (id) => byId.get(id) };
}

/** The published catalogue without confirmed figures. */
export const publishedCatalogue: PricedCatalogue = pricedCatalogue([]);
