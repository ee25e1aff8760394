import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { AccountPorts } from '../ports.ts';
import { countSignInMethods } from '../sign-in-method-repository.ts';
import { tellOwner } from '../tell-owner.ts';
import { deletePasskey } from './passkey-repository.ts';

/**
 * Removes a passkey of the signed-in person, unless it is their last sign-in method.
 * @throws Failure 'passkey-not-found', also for another person's, or 'last-sign-in-method'
 */
export async function removePasskey(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'config'>,
  person: Person,
  id: string,
): Promise<void> {
  await inScope(services.database, { person: person.id }, async (transaction) => {
    const signInMethods = await countSignInMethods(transaction, person.id);
    const name = await deletePasskey(transaction, { userId: person.id, id });
    if (name === undefined) throw new Failure('passkey-not-found');
    if (signInMethods <= 1) throw new Failure('last-sign-in-method');
    await tellOwner(services, transaction, person, 'passkey-removed', name);
  });
}
