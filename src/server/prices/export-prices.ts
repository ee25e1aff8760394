import { countryDefinitions } from '#domain/catalogue/catalogue.ts';
import {
  type AdoptedFigure,
  adoptedFigures,
  adoptedFiguresPath,
  adoptedFiguresText,
} from '#domain/prices/adopted-figures.ts';
import { isPublished } from '#domain/prices/confirmed-figure.ts';
import { changedFile } from '../platform/unified-diff.ts';
import { figureOf, readLatest } from './figure-repository.ts';
import { linesWith } from './list-prices.ts';
import type { PricePorts } from './ports.ts';

/** The confirmed figures that the catalogue does not have yet. */
export async function exportableFigures({
  database,
}: Pick<PricePorts, 'database'>): Promise<AdoptedFigure[]> {
  return linesWith(await readLatest(database)).flatMap(({ fee, latest }) => {
    const figure = latest && figureOf(latest);
    if (!figure) return [];
    if (isPublished(figure, fee)) return [];
    return [{ ...figure, replaces: ownAmountOf(figure.place, figure.line) }];
  });
}

/** A patch to the catalogue's source, to be applied with `git apply`; empty where there is nothing to adopt. */
export async function exportPrices(services: Pick<PricePorts, 'database'>): Promise<string> {
  const figures = await exportableFigures(services);
  return changedFile(
    adoptedFiguresPath,
    adoptedFiguresText(adoptedFigures, []),
    adoptedFiguresText(adoptedFigures, figures),
  );
}

/** What the place's own file says of a line; `null` where it has no figure. */
function ownAmountOf(place: string, line: string): AdoptedFigure['replaces'] {
  const fee = countryDefinitions
    .flatMap(({ jurisdictions }) => jurisdictions)
    .find(({ id }) => id === place)
    ?.fees.find(({ id }) => id === line);
  return fee && 'value' in fee.amount ? fee.amount.value : null;
}
