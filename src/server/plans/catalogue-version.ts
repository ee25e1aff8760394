import { createHash } from 'node:crypto';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';

const versions = new WeakMap<PricedCatalogue, string>();

/** A hash of the catalogue's content. */
export function catalogueVersionOf(catalogue: PricedCatalogue): string {
  const known = versions.get(catalogue);
  if (known) return known;
  const version = createHash('sha256').update(JSON.stringify(catalogue.countries)).digest('hex').slice(0, 12);
  versions.set(catalogue, version);
  return version;
}
