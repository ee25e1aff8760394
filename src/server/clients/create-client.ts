import type { createClient as contract } from '#contract/clients.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import { isSubTypeOf, isTypeOf, isVisaChoice, subTypesOf } from '#domain/catalogue/choices.ts';
import { clientKeyOf } from '#domain/clients/read-clients.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { addClients } from './add-clients.ts';
import { findKnown } from './client-repository.ts';
import type { ClientPorts } from './ports.ts';

/**
 * Adds one client by hand.
 * @returns the id of their company
 * @throws Failure 'place-not-offered', 'address-missing' to invite nobody, or 'client-known'
 */
export async function createClient(
  services: ClientPorts,
  staff: Person,
  { invite, visas, ...given }: CheckedInputOf<typeof contract>,
): Promise<string> {
  const { country, companyType, subType } = given;
  const isOffered =
    isTypeOf(country, companyType) &&
    (subTypesOf(companyType).length === 0 ? subType === null : isSubTypeOf(companyType, subType));
  if (!isOffered || !isVisaChoice(visas)) throw new Failure('place-not-offered');
  if (invite && given.email === '') throw new Failure('address-missing');
  const client = { ...given, visas, licenceNumber: '', licenceExpiresOn: null, passport: '' };
  return inScope(services.database, 'installation', async (transaction) => {
    const known = await findKnown(transaction, [client], []);
    if (known.clients.has(clientKeyOf(client) ?? '')) throw new Failure('client-known');
    const [id] = await addClients(services, transaction, staff, [client], { importId: null, invite });
    if (!id) throw new Error('A client that was added has no id.');
    return id;
  }).catch((error: unknown) => {
    throw violatedConstraintOf(error) === 'clients_client_key_key' ? new Failure('client-known') : error;
  });
}
