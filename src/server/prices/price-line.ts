import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import { feesIn } from '#domain/prices/apply-figures.ts';
import type { ConfirmedFigure, PriceLine } from '#domain/prices/confirmed-figure.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type Standing, standingOf } from '../price-list/index.ts';
import { type FigureVersion, figureOf, readVersions } from './figure-repository.ts';

/** A fee as the catalogue publishes it. */
interface PublishedLine {
  jurisdiction: Jurisdiction;
  fee: Fee;
}

/** A fee with the versions of the staff's figure. */
export interface ListedLine extends PublishedLine, Standing<FigureVersion> {
  /** The first version first. */
  versions: readonly FigureVersion[];
}

/** A fee of the catalogue with how the versions of its figure stand on a day. */
export function listedLine(
  published: PublishedLine,
  versions: readonly FigureVersion[],
  day: PlainDate,
): ListedLine {
  return { ...published, versions, ...standingOf(versions, day) };
}

/** @throws Failure 'price-line-not-found' */
export async function readPrice(rows: Rows, line: PriceLine, day: PlainDate): Promise<ListedLine> {
  const published = publishedLine(line);
  return listedLine(published, await readVersions(rows, line), day);
}

/** The staff's figure that holds; `undefined` where there is none or it was withdrawn. */
export function holdingFigure({ current }: Pick<ListedLine, 'current'>): ConfirmedFigure | undefined {
  return current && figureOf(current);
}

/** The figure that a version for a day takes the place of. */
export function figureOn({ versions }: ListedLine, day: PlainDate): ConfirmedFigure | undefined {
  return holdingFigure(standingOf(versions, day));
}

function publishedLine({ place, line }: PriceLine): PublishedLine {
  const jurisdiction = catalogue.flatMap(({ jurisdictions }) => jurisdictions).find(({ id }) => id === place);
  const fee = jurisdiction && feesIn(jurisdiction).find(({ id }) => id === line);
  if (!jurisdiction || !fee) throw new Failure('price-line-not-found');
  return { jurisdiction, fee };
}

/** Today as a day of UTC. */
export function todayOf(clock: Clock): PlainDate {
  return plainDate(clock().toISOString().slice(0, 10));
}

/** A fee as people call it, as in 'Licence (Jebel Ali Free Zone)'. */
export function nameOf({ jurisdiction, fee }: PublishedLine): string {
  return `${fee.label} (${jurisdiction.name})`;
}
