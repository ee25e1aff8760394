import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import type { Services } from '../../services.ts';
import { tellOwner } from '../letters/ways-in-letters.ts';
import { connect } from './connection-repository.ts';
import { fetchAnswer } from './fetch-answer.ts';

/**
 * Connects the Google account that has just answered with the account of the signed-in person, who asked for
 * it with their password.
 *
 * @param token what the browser shows
 * @throws Failure 'google-connected', 'google-connected-elsewhere' or what `fetchAnswer` throws
 */
export async function connectGoogle(
  services: Services,
  person: Person,
  token: string | undefined,
): Promise<void> {
  const { userId, identity } = await fetchAnswer(services, token);
  if (userId !== person.id) throw new Failure('sign-in-over');
  await inScope(services.database, { person: person.id }, async (transaction) => {
    const now = services.clock();
    const outcome = await connect(transaction, { userId: person.id, subject: identity.subject, now });
    if (outcome !== 'done') throw new Failure(`google-${outcome}`);
    await tellOwner(services, transaction, person, 'google-connected', identity.email || undefined);
  });
}
