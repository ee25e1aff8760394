import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { CountryDefinition, Jurisdiction } from '#domain/catalogue/definition.ts';
import { agencyCaseFeesIn, agencyFeesIn, type OfferedService } from '#domain/price-list/agency-fees.ts';
import { applyFigures } from './apply-figures.ts';
import type { ConfirmedFigure } from './confirmed-figure.ts';

/** The catalogue with the current prices. Every total is computed from it. */
export interface PricedCatalogue {
  countries: readonly CountryDefinition[];
  /** The jurisdiction with an id (see jurisdictionIdOf); `undefined` if there is none. */
  jurisdictionWith(id: string): Jurisdiction | undefined;
}

/**
 * Applies confirmed figures to the catalogue, and adds the agency's own fees.
 *
 * @param figures at most one for each line
 * @param offered the agency's services that hold now
 */
export function pricedCatalogue(
  figures: readonly ConfirmedFigure[],
  offered: readonly OfferedService[] = [],
): PricedCatalogue {
  const countries = withAgencyFees(applyFigures(catalogue, figures, 'staff'), offered);
  const byId = new Map(
    countries.flatMap(({ jurisdictions }) =>
      jurisdictions.map((jurisdiction) => [jurisdiction.id, jurisdiction]),
    ),
  );
  return { countries, jurisdictionWith: (id) => byId.get(id) };
}

function withAgencyFees(
  countries: readonly CountryDefinition[],
  offered: readonly OfferedService[],
): readonly CountryDefinition[] {
  if (offered.length === 0) return countries;
  return countries.map((country) => ({
    ...country,
    jurisdictions: country.jurisdictions.map((jurisdiction) => ({
      ...jurisdiction,
      fees: [...jurisdiction.fees, ...agencyFeesIn(jurisdiction, offered)],
      agencyCaseFees: agencyCaseFeesIn(jurisdiction, offered),
    })),
  }));
}

/** The published catalogue without confirmed figures. */
export const publishedCatalogue: PricedCatalogue = pricedCatalogue([]);
