/* What other features may use. */

export { figureVersionsIn } from './figure-repository.ts';
export type { LivePrices } from './open-prices.ts';
