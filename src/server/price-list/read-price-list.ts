import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import {
  readLatestTerms,
  readNeedsSecondPerson,
  readVersions,
  type ServiceVersion,
  type Terms,
} from './price-list-repository.ts';
import { type Standing, standingOf } from './versions.ts';

/** A service with all its versions. */
interface StaffService extends Standing<ServiceVersion> {
  id: string;
  versions: readonly ServiceVersion[];
}

/** The agency's price list as staff see it. */
export interface PriceList {
  services: readonly StaffService[];
  terms: Terms | undefined;
  needsSecondPerson: boolean;
  isShown: boolean;
}

/** Reads the list with its drafts and its history. */
export async function priceListIn(rows: Rows, today: PlainDate, isShown: boolean): Promise<PriceList> {
  const byId = new Map<string, ServiceVersion[]>();
  for (const row of await readVersions(rows))
    byId.set(row.serviceId, [...(byId.get(row.serviceId) ?? []), row]);
  return {
    services: [...byId]
      .map(([id, versions]) => ({ id, versions, ...standingOf(versions, today) }))
      .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en')),
    terms: await readLatestTerms(rows),
    needsSecondPerson: await readNeedsSecondPerson(rows),
    isShown,
  };
}

function nameOf({ versions }: StaffService): string {
  return versions.find(({ service }) => service)?.service?.name ?? '';
}
