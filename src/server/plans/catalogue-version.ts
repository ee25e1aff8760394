import { createHash } from 'node:crypto';
import { catalogue } from '#domain/catalogue/catalogue.ts';

let version: string | undefined;

/** Changes whenever a word or figure of the catalogue does. */
export function catalogueVersion(): string {
  version ??= createHash('sha256').update(JSON.stringify(catalogue)).digest('hex').slice(0, 12);
  return version;
}
