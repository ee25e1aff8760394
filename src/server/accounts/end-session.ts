import { Failure } from '../platform/failure.ts';
import type { Session } from '../platform/session.ts';
import type { AccountPorts } from './ports.ts';

/**
 * Ends one session of the signed-in person, from the next request on.
 * @throws Failure 'session-not-found', also for another person's session
 */
export async function endSession(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  session: Session,
  id: string,
): Promise<void> {
  if (!(await accounts.sessions.stored.end(session.person.id, id))) throw new Failure('session-not-found');
}
