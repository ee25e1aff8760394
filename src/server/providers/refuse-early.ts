import { mayLetIn, providerRecordOf } from '#domain/providers/appointment.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { listProviderEvents } from './provider-repository.ts';

/**
 * Lets nobody of a provider into a company before it has accepted, nor after its appointment is over.
 * @throws Failure 'provider-not-accepted'
 */
export async function refuseEarlyProvider(rows: Rows, companyId: string, email: string): Promise<void> {
  const record = providerRecordOf(await listProviderEvents(rows, companyId));
  if (!mayLetIn(record, email)) throw new Failure('provider-not-accepted');
}
