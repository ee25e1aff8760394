import {
  type PricedCatalogue,
  pricedCatalogue,
  publishedCatalogue,
} from '#domain/prices/priced-catalogue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type LiveValue, openLiveValue } from '../platform/live-value.ts';
import type { Log } from '../platform/log.ts';
import { offeredServices } from '../price-list/index.ts';
import { priceMarks, readFigures } from './figure-repository.ts';
import { todayOf } from './price-line.ts';

/** The catalogue with the prices that hold now. */
export type LivePrices = LiveValue<PricedCatalogue>;

interface Parts {
  clock: Clock;
  database: Database;
  log: Log;
  /** The page that the agency's own fees name as their source. */
  publicUrl: string;
}

/**
 * Opens the prices: the published ones, over them the figures that staff confirmed and that hold today, and the agency's
 * own fees of today where an agency works on cases.
 */
export function openPrices({ clock, database, log, publicUrl }: Parts): Promise<LivePrices> {
  let knownMarks: string | undefined;
  return openLiveValue({
    initial: publishedCatalogue,
    async read(known) {
      const { text, hasAgency } = await priceMarks(database);
      const today = todayOf(clock);
      const marks = `${today} ${text}`;
      if (marks === knownMarks) return known;
      const figures = await readFigures(database, today);
      const offered = hasAgency ? await offeredServices(database, today, publicUrl) : [];
      const isUnchanged = known === publishedCatalogue && figures.length + offered.length === 0;
      knownMarks = marks;
      return isUnchanged ? known : pricedCatalogue(figures, offered);
    },
    failure: 'Whether a price has changed could not be read.',
    log,
  });
}
