import { changeFeesOf } from '#domain/cases/kinds/change-fees.ts';
import type { CountryDefinition, Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';
import { type ConfirmedFigure, currencyOf, type PublishedFee } from './confirmed-figure.ts';

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

/** Every fee of a place that can be confirmed: its own, and those of its later cases. */
export function feesIn(jurisdiction: Jurisdiction): readonly Fee[] {
  return [...jurisdiction.fees, ...changeFeesOf(jurisdiction)];
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
  const changeFees = changeFeesOf(jurisdiction).flatMap((fee) => {
    const figure = byLine.get(keyOf(jurisdiction.id, fee.id));
    const fits = figure?.amount.currency === currencyOf(fee, jurisdiction);
    return figure && fits ? [[fee.id, priceOf(figure, origin)] as const] : [];
  });
  const isSame = fees.every((fee, index) => fee === jurisdiction.fees[index]) && changeFees.length === 0;
  if (isSame) return jurisdiction;
  const confirmedChangeFees = { ...jurisdiction.confirmedChangeFees, ...Object.fromEntries(changeFees) };
  return {
    ...jurisdiction,
    fees,
    ...(changeFees.length > 0 && {
      confirmedChangeFees,
      exits: jurisdiction.exits.map((exit) => {
        const price = confirmedChangeFees[exit.kind];
        return price ? { ...exit, cost: price.amount } : exit;
      }),
    }),
  };
}

function withFigure(fee: Fee, figure: ConfirmedFigure, origin: Origin): Fee {
  const { isMinimum: _, ...rest } = fee;
  return { ...rest, ...priceOf(figure, origin) };
}

function priceOf(figure: ConfirmedFigure, origin: Origin): PublishedFee {
  return {
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
