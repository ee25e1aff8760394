import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader } from 'mmdb-lib';
import type { CountryOf } from '../platform/client.ts';

/** The table takes eight megabytes and is only needed at sign-in, so it is released after this long without use. */
const keptMs = 10 * 60 * 1000;

/**
 * Looks up countries in the bundled table of the regional internet registries (data by nro.net, CC BY 4.0, compiled
 * by ip-location-db), so no address leaves the server. A country named by a trusted proxy takes precedence.
 */
export function openCountries(): CountryOf {
  let table: Promise<Table> | undefined;
  const giveBack = setTimeout(() => {
    table = undefined;
  }, keptMs).unref();

  return async ({ address, country }) => {
    if (country) return country;
    table ??= readTable();
    giveBack.refresh();
    return (await table).get(address)?.country_code ?? null;
  };
}

/** The table stores only a country code for each network. */
type Table = { get(address: string): { country_code: string } | null };

async function readTable(): Promise<Table> {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  return new Reader(await readFile(file)) as unknown as Table;
}
