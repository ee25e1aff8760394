import { countryDefinitions } from '#domain/catalogue/catalogue.ts';
import {
  type AdoptedFigure,
  adoptedFigures,
  adoptedFiguresPath,
  adoptedFiguresText,
} from '#domain/prices/adopted-figures.ts';
import { feesIn } from '#domain/prices/apply-figures.ts';
import { isPublished } from '#domain/prices/confirmed-figure.ts';
import { changedFile } from '../platform/unified-diff.ts';
import { readAllVersions } from './figure-repository.ts';
import { linesWith } from './list-prices.ts';
import type { PricePorts } from './ports.ts';
import { holdingFigure, todayOf } from './price-line.ts';

/** The confirmed figures that the catalogue does not have yet. */
export async function exportableFigures({
  clock,
  database,
}: Pick<PricePorts, 'clock' | 'database'>): Promise<AdoptedFigure[]> {
  return linesWith(await readAllVersions(database), todayOf(clock)).flatMap((line) => {
    const { fee } = line;
    const figure = holdingFigure(line);
    if (!figure) return [];
    if (isPublished(figure, fee)) return [];
    return [{ ...figure, replaces: ownAmountOf(figure.place, figure.line) }];
  });
}

/** A patch to the catalogue's source, to be applied with `git apply`; empty where there is nothing to adopt. */
export async function exportPrices(services: Pick<PricePorts, 'clock' | 'database'>): Promise<string> {
  const figures = await exportableFigures(services);
  return changedFile(
    adoptedFiguresPath,
    adoptedFiguresText(adoptedFigures, []),
    adoptedFiguresText(adoptedFigures, figures),
  );
}

/** What the place's own file says of a line; `null` where it has no figure. */
function ownAmountOf(place: string, line: string): AdoptedFigure['replaces'] {
  const jurisdiction = countryDefinitions
    .flatMap(({ jurisdictions }) => jurisdictions)
    .find(({ id }) => id === place);
  const fee = jurisdiction && feesIn(jurisdiction).find(({ id }) => id === line);
  return fee && 'value' in fee.amount ? fee.amount.value : null;
}
