import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader } from 'mmdb-lib';
import type { CountryOf } from '../platform/client.ts';

/** Eight megabytes, needed for a moment at a sign-in: they are given back when nobody has signed in for so long. */
const keptMs = 10 * 60 * 1000;

/**
 * Looks countries up in the table of the regional internet registries (data by nro.net, CC BY 4.0, as compiled
 * by ip-location-db), which comes with the installation: no address is told to anybody. A country that a trusted
 * proxy names comes first, as it may know better.
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

/** The table keeps a code for each network, and nothing else. */
type Table = { get(address: string): { country_code: string } | null };

async function readTable(): Promise<Table> {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  return new Reader(await readFile(file)) as unknown as Table;
}
