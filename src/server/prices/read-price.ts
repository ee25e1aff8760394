import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import type { Rows } from '../platform/database/scope.ts';
import { type FigureVersion, readVersions } from './figure-repository.ts';
import { type ListedLine, publishedLine } from './price-line.ts';

/** A line with all versions of its figure, the latest first. */
export interface LineWithHistory extends ListedLine {
  history: readonly FigureVersion[];
}

/** @throws Failure 'price-line-not-found' */
export async function readPrice(rows: Rows, line: PriceLine): Promise<LineWithHistory> {
  const published = publishedLine(line);
  const history = await readVersions(rows, line);
  return { ...published, history, latest: history[0] };
}
