import {
  type ProviderRecord,
  providerRecordOf,
  type RecordedProviderEvent,
} from '#domain/providers/appointment.ts';
import type { OwnProvider } from '#domain/providers/provider-terms.ts';
import { type CompanyUser, inCompanyFor, type UserScope } from '../audit/index.ts';
import { placeOf } from './place-of.ts';
import type { ProviderPorts } from './ports.ts';
import { listOwn, listProviderEvents } from './provider-repository.ts';

/** A company's providers, and those it can pick. */
export interface CompanyProvider extends ProviderRecord {
  place: string;
  offered: readonly OwnProvider[];
}

/**
 * Reads which provider a company chose and what became of it.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readProvider(
  services: ProviderPorts,
  user: CompanyUser,
  companyId: string,
): Promise<CompanyProvider> {
  const purpose = { action: 'read-company-papers', reads: 'provider' } as const;
  return inCompanyFor(services, user, companyId, purpose, async (scope) =>
    providerIn(scope, await listProviderEvents(scope, companyId)),
  );
}

/** The same, inside a transaction in that company. */
export async function providerIn(
  scope: UserScope,
  events: readonly RecordedProviderEvent[],
): Promise<CompanyProvider> {
  const place = placeOf(scope.company);
  const offered = (await listOwn(scope)).filter(({ places }) => places.includes(place));
  return { place, offered, ...providerRecordOf(events) };
}
