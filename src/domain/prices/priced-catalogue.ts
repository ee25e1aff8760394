import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { CountryDefinition, Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';
import type { ConfirmedFigure } from './confirmed-figure.ts';

/** The catalogue with the prices that hold now: every total is made from this one. */
export interface PricedCatalogue {
  countries: readonly CountryDefinition[];
  /** The jurisdiction of an id (see jurisdictionIdOf); `undefined` where there is none. */
  jurisdictionWith(id: string): Jurisdiction | undefined;
}

/**
 * Lays confirmed figures over the catalogue. A figure whose line is gone, or is in another currency now, is left out.
 *
 * @param figures one for each line at most
 */
export function pricedCatalogue(
  figures: readonly ConfirmedFigure[],
  published: readonly CountryDefinition[] = catalogue,
): PricedCatalogue {
  const byLine = new Map(figures.map((figure) => [lineKeyOf(figure.place, figure.line), figure]));
  const countries =
    figures.length === 0
      ? published
      : published.map((country) => ({
          ...country,
          jurisdictions: country.jurisdictions.map((jurisdiction) => withFigures(jurisdiction, byLine)),
        }));
  const byId = new Map(
    countries.flatMap(({ jurisdictions }) =>
      jurisdictions.map((jurisdiction) => [jurisdiction.id, jurisdiction]),
    ),
  );
  return { countries, jurisdictionWith: (id) => byId.get(id) };
}

/** The catalogue as it is published, without confirmed figures. */
export const publishedCatalogue: PricedCatalogue = pricedCatalogue([]);

function lineKeyOf(place: string, line: string): string {
  return `${place}/${line}`;
}

function withFigures(jurisdiction: Jurisdiction, byLine: ReadonlyMap<string, ConfirmedFigure>): Jurisdiction {
  const fees = jurisdiction.fees.map((fee) => {
    const figure = byLine.get(lineKeyOf(jurisdiction.id, fee.id));
    return figure && figure.amount.currency === currencyOf(fee, jurisdiction) ? withFigure(fee, figure) : fee;
  });
  return fees.every((fee, index) => fee === jurisdiction.fees[index])
    ? jurisdiction
    : { ...jurisdiction, fees };
}

function withFigure(fee: Fee, { amount, ...figure }: ConfirmedFigure): Fee {
  return { ...fee, amount: { value: amount, sources: [sourceOf(figure)] } };
}

function sourceOf({ sourceTitle, sourceUrl, seenOn }: Omit<ConfirmedFigure, 'amount'>): Source {
  return {
    title: sourceTitle,
    url: sourceUrl,
    readOn: seenOn.slice(0, 7),
    confidence: 'high',
    confirmedOn: seenOn,
  };
}

/** The currency a line is paid in: the one it is published in, else the main one of its place. */
export function currencyOf({ amount }: Fee, { currency }: Jurisdiction) {
  return 'value' in amount ? amount.value.currency : currency;
}
