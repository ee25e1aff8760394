import type { Person } from '#domain/accounts/person.ts';
import { endEverySession, holdAccount } from '../accounts/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { noteAboutPerson } from './note-about-person.ts';
import type { OperatorPorts } from './ports.ts';

/**
 * Ends every session of a person, API tokens included; they can sign in again. The logs say who did.
 *
 * @throws Failure 'person-not-found' or 'account-is-yours'
 */
export function endSessions(
  { database, clock }: Pick<OperatorPorts, 'clock' | 'database'>,
  operator: Person,
  id: string,
): Promise<void> {
  if (id === operator.id) throw new Failure('account-is-yours');
  return inScope(database, 'installation', async (transaction) => {
    const account = await holdAccount(transaction, id);
    if (!account) throw new Failure('person-not-found');
    await endEverySession(transaction, id);
    const { person } = account;
    await noteAboutPerson(transaction, { action: 'sessions-ended', operator, person, at: clock() });
  });
}
