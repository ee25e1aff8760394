import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import { type KeptEmail, lockEmail, removeEmailChange } from './email-change-repository.ts';

/** Gives up the change of address that waits, if there is one, and tells the address that holds. */
export function cancelEmailChange({ database }: Services, person: Person): Promise<KeptEmail> {
  return inScope(database, { person: person.id }, async (transaction) => {
    const kept = await lockEmail(transaction, person.id);
    if (!kept) throw new Failure('sign-in-required');
    await removeEmailChange(transaction, person.id);
    return { ...kept, change: undefined };
  });
}
