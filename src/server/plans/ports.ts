import type { DocumentTemplate } from '#domain/documents/document-template.ts';
import type { Config } from '../configuration/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { LivePrices } from '../prices/index.ts';

/** Dependencies of the use cases in this feature. Each use case picks what it needs. */
export interface PlanPorts {
  clock: Clock;
  config: Pick<Config, 'exchangeRates'>;
  prices: LivePrices;
  /** The documents that can be made from a company's record. */
  documentTemplates: () => Promise<readonly DocumentTemplate[]>;
}
