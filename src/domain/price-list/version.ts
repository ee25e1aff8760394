import type { PlainDate } from '#domain/values/plain-date.ts';

/** A version of a price, which holds from a day on. */
export interface PriceVersion {
  version: number;
  /** The day from which it holds. */
  from: PlainDate;
}

/** Of the versions of one price the one that holds on a day: of two for one day, the one entered last. */
export function versionOn<Version extends PriceVersion>(
  versions: readonly Version[],
  day: PlainDate,
): Version | undefined {
  return versions
    .filter(({ from }) => from <= day)
    .reduce<Version | undefined>(
      (latest, version) => (!latest || isLater(version, latest) ? version : latest),
      undefined,
    );
}

function isLater(one: PriceVersion, other: PriceVersion): boolean {
  return one.from === other.from ? one.version > other.version : one.from > other.from;
}
