import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/failure.ts';
import type { FigureVersion } from './figure-repository.ts';

/** A fee as the catalogue publishes it, with the last version of the staff's figure. */
export interface ListedLine {
  jurisdiction: Jurisdiction;
  fee: Fee;
  /** `undefined` where staff have never entered one. */
  latest: FigureVersion | undefined;
}

/**
 * A fee as the catalogue publishes it.
 *
 * @throws Failure 'price-line-not-found'
 */
export function publishedLine({ place, line }: PriceLine): Omit<ListedLine, 'latest'> {
  const jurisdiction = catalogue.flatMap(({ jurisdictions }) => jurisdictions).find(({ id }) => id === place);
  const fee = jurisdiction?.fees.find(({ id }) => id === line);
  if (!jurisdiction || !fee) throw new Failure('price-line-not-found');
  return { jurisdiction, fee };
}

/** Today as a day of UTC. */
export function todayOf(clock: Clock): PlainDate {
  return plainDate(clock().toISOString().slice(0, 10));
}

/** A fee as people call it, as in 'Licence (Jebel Ali Free Zone)'. */
export function nameOf({ jurisdiction, fee }: Omit<ListedLine, 'latest'>): string {
  return `${fee.label} (${jurisdiction.name})`;
}
