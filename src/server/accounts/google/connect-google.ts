import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { Session } from '../../platform/session.ts';
import type { AccountPorts } from '../ports.ts';
import { isStillSession } from '../sign-in-method-repository.ts';
import { tellOwner } from '../tell-owner.ts';
import { connect } from './connection-repository.ts';
import { fetchAnswer } from './fetch-answer.ts';

/**
 * Connects the Google account that has just answered with the account of the signed-in person, who reauthenticated
 * before.
 * @param token from the browser's flow cookie
 * @throws Failure 'google-connected', 'google-connected-elsewhere', 'sign-in-required' if the session ended
 * meanwhile, or what `fetchAnswer` throws
 */
export async function connectGoogle(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'config'>,
  { id: sessionId, person }: Session,
  token: string | undefined,
): Promise<void> {
  const { userId, identity } = await fetchAnswer(services, token);
  if (userId !== person.id) throw new Failure('sign-in-over');
  await inScope(services.database, { person: person.id }, async (transaction) => {
    const now = services.clock();
    const outcome = await connect(transaction, { userId: person.id, subject: identity.subject, now });
    if (outcome !== 'done') throw new Failure(`google-${outcome}`);
    if (!(await isStillSession(transaction, sessionId))) throw new Failure('sign-in-required');
    await tellOwner(services, transaction, person, 'google-connected', identity.email || undefined);
  });
}
