/* What other features may use. */

export type { LivePrices } from './open-prices.ts';
