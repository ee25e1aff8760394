import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { AccountPorts } from '../ports.ts';
import { countSignInMethods } from '../sign-in-method-repository.ts';
import { tellOwner } from '../tell-owner.ts';
import { disconnect } from './connection-repository.ts';

/**
 * Disconnects Google from the signed-in person's account, unless it is the last way to sign in.
 * @throws Failure 'google-not-connected' or 'last-sign-in-method'
 */
export async function disconnectGoogle(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'config'>,
  person: Person,
): Promise<void> {
  await inScope(services.database, { person: person.id }, async (transaction) => {
    const signInMethods = await countSignInMethods(transaction, person.id);
    if (!(await disconnect(transaction, person.id))) throw new Failure('google-not-connected');
    if (signInMethods <= 1) throw new Failure('last-sign-in-method');
    await tellOwner(services, transaction, person, 'google-disconnected');
  });
}
