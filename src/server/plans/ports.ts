import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { LivePrices } from '../prices/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface PlanPorts {
  clock: Clock;
  config: Pick<Config, 'exchangeRates'>;
  prices: LivePrices;
}
