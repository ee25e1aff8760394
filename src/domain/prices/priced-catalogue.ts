import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { CountryDefinition, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { ConfirmedFigure } from './confirmed-figure.ts';
import { layFigures } from './lay-figures.ts';

/** The catalogue with the prices that hold now: every total is made from this one. */
export interface PricedCatalogue {
  countries: readonly CountryDefinition[];
  /** The jurisdiction of an id (see jurisdictionIdOf); `undefined` where there is none. */
  jurisdictionWith(id: string): Jurisdiction | undefined;
}

/**
 * The catalogue with confirmed figures laid over it.
 *
 * @param figures one for each line at most
 */
export function pricedCatalogue(figures: readonly ConfirmedFigure[]): PricedCatalogue {
  const countries = layFigures(catalogue, figures, 'staff');
  const byId = new Map(
    countries.flatMap(({ jurisdictions }) =>
      jurisdictions.map((jurisdiction) => [jurisdiction.id, jurisdiction]),
    ),
  );
  return { countries, jurisdictionWith: (id) => byId.get(id) };
}

/** The catalogue as it is published, without confirmed figures. */
export const publishedCatalogue: PricedCatalogue = pricedCatalogue([]);
