import type { Session } from '../platform/session.ts';
import type { AccountPorts } from './ports.ts';
import { type SessionView, viewSession } from './views.ts';

/** The open sessions of the signed-in person: the current one first, then by last use. */
export async function listSessions(
  { accounts, clock }: Pick<AccountPorts, 'clock' | 'accounts'>,
  session: Session,
): Promise<SessionView[]> {
  const open = await accounts.sessions.stored.listOpen(session.person.id, clock());
  return open
    .map((row) => viewSession(row, session.id))
    .sort((one, other) => Number(other.current) - Number(one.current));
}
