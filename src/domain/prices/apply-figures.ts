import type { CountryDefinition, Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';
import { type ConfirmedFigure, currencyOf } from './confirmed-figure.ts';

/** Origin of the figures: this installation's staff, or the catalogue. */
type Origin = 'staff' | 'catalogue';

/**
 * Replaces fees of countries with confirmed figures. A figure is ignored if its fee is gone or has another currency.
 *
 * @param figures at most one for each fee
 */
export function applyFigures(
  countries: readonly CountryDefinition[],
  figures: readonly ConfirmedFigure[],
  origin: Origin,
): readonly CountryDefinition[] {
  if (figures.length === 0) return countries;
  const byLine = new Map(figures.map((figure) => [keyOf(figure.place, figure.line), figure]));
  return countries.map((country) => ({
    ...country,
    jurisdictions: country.jurisdictions.map((jurisdiction) => withFigures(jurisdiction, byLine, origin)),
  }));
}

function withFigures(
  jurisdiction: Jurisdiction,
  byLine: ReadonlyMap<string, ConfirmedFigure>,
  origin: Origin,
): Jurisdiction {
  const fees = jurisdiction.fees.map((fee) => {
    const figure = byLine.get(keyOf(jurisdiction.id, fee.id));
    const fits = figure?.amount.currency === currencyOf(fee, jurisdiction);
    return figure && fits ? withFigure(fee, figure, origin) : fee;
  });
  const isSame = fees.every((fee, index) => fee === jurisdiction.fees[index]);
  return isSame ? jurisdiction : { ...jurisdiction, fees };
}

function withFigure(fee: Fee, figure: ConfirmedFigure, origin: Origin): Fee {
  const { isMinimum: _, ...rest } = fee;
  return {
    ...rest,
    amount: { value: figure.amount, sources: [sourceOf(figure, origin)] },
    ...(figure.isMinimum && { isMinimum: true }),
  };
}

function sourceOf({ sourceTitle, sourceUrl, seenOn }: ConfirmedFigure, origin: Origin): Source {
  return {
    title: sourceTitle,
    url: sourceUrl,
    readOn: seenOn.slice(0, 7),
    confidence: 'high',
    ...(origin === 'staff' && { confirmedOn: seenOn }),
  };
}

function keyOf(place: string, line: string): string {
  return `${place}/${line}`;
}
