import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { type KeptEmail, lockEmail, removeEmailChange } from './email-change-repository.ts';
import type { AccountPorts } from './ports.ts';

/** Cancels the pending change of address, if any, and emails the current address. */
export function cancelEmailChange(
  { database }: Pick<AccountPorts, 'database'>,
  person: Person,
): Promise<KeptEmail> {
  return inScope(database, { person: person.id }, async (transaction) => {
    const kept = await lockEmail(transaction, person.id);
    if (!kept) throw new Failure('sign-in-required');
    await removeEmailChange(transaction, person.id);
    return { ...kept, change: undefined };
  });
}
