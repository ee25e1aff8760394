/* What other features may use. */

export type { BrandNow, LiveBrand } from './live-brand.ts';
