import type { OfferedService } from '#domain/price-list/agency-fees.ts';
import { type ListedService, type Service, servicesOn } from '#domain/price-list/service.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { priceListWords } from '#messages/service-label.ts';
import type { Rows } from '../platform/database/scope.ts';
import { readApproved, readVersionsOf, type ServiceVersion } from './price-list-repository.ts';
import { standingOf } from './versions.ts';

/** The agency's services that hold on a day, as plans show them. */
export async function offeredServices(
  rows: Rows,
  day: PlainDate,
  page: string,
): Promise<readonly OfferedService[]> {
  const versions = (await readApproved(rows)).map((row) => ({ ...listedOf(row), row }));
  return servicesOn(versions, day).map(({ row, ...listed }) => ({
    ...listed,
    label: priceListWords.label(listed.service),
    source: {
      title: priceListWords.source(listed.version),
      url: page,
      readOn: approvalDay(row).slice(0, 7),
      confidence: 'high',
      confirmedOn: approvalDay(row),
    },
  }));
}

/** What a service is today, is to become, and would be by the draft that waits; without versions that end it. */
export async function servicesStanding(rows: Rows, id: string, day: PlainDate): Promise<readonly Service[]> {
  const { current, coming, draft } = standingOf(await readVersionsOf(rows, id), day);
  return [current, ...coming, draft].flatMap((version) => version?.service ?? []);
}

/** A stored version as the rules have it. */
function listedOf({ serviceId, version, fromDay, service }: ServiceVersion): ListedService {
  return { id: serviceId, version, from: fromDay, service };
}

function approvalDay({ approvedAt, enteredAt }: ServiceVersion): string {
  return (approvedAt ?? enteredAt).toISOString().slice(0, 10);
}
