import {
  type PricedCatalogue,
  pricedCatalogue,
  publishedCatalogue,
} from '#domain/prices/priced-catalogue.ts';
import type { Database } from '../platform/database/database.ts';
import { type LiveValue, openLiveValue } from '../platform/live-value.ts';
import type { Log } from '../platform/log.ts';
import { countChanges, readFigures } from './figure-repository.ts';

/** The catalogue with the prices that hold now. */
export type LivePrices = LiveValue<PricedCatalogue>;

/** Opens the prices: the published ones, and over them the figures that staff confirmed. */
export function openPrices({ database, log }: { database: Database; log: Log }): Promise<LivePrices> {
  let knownCount = 0;
  return openLiveValue({
    initial: publishedCatalogue,
    async read(known) {
      const count = await countChanges(database);
      if (count === knownCount) return known;
      const figures = await readFigures(database);
      knownCount = count;
      return pricedCatalogue(figures);
    },
    failure: 'Whether a price has changed could not be read.',
    log,
  });
}
