import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../../platform/client.ts';
import { Failure } from '../../platform/failure.ts';
import { countTry, takeChallenge } from '../challenge-repository.ts';
import { openSession } from '../open-session.ts';
import type { AccountPorts } from '../ports.ts';
import { findPerson, holdPasswordHash } from '../sign-in-method-repository.ts';
import { tellOwner } from '../tell-owner.ts';
import { type FirstFactor, markOfPassword } from './ask-second-factor.ts';
import { withRightCode } from './check-code.ts';

/** Attempts per sign-in. */
const maxTries = 5;

/**
 * Finishes a sign-in with a code from the app or a recovery code.
 * @throws Failure 'sign-in-over' (also if the password changed meanwhile), 'wrong-code' or 'too-many-requests'
 */
export async function signInWithCode(
  services: Pick<
    AccountPorts,
    | 'log'
    | 'clock'
    | 'database'
    | 'secrets'
    | 'jobs'
    | 'rateLimits'
    | 'countryOf'
    | 'reopenAccount'
    | 'config'
  >,
  { challenge: token, code }: { challenge: string; code: string },
  client: Client,
): Promise<{ person: Person; token: string } & FirstFactor> {
  const { database, clock } = services;
  const kind = 'second-factor';
  const begun = await countTry(database, { kind, token, now: clock(), most: maxTries });
  if (!begun?.userId) throw new Failure('sign-in-over');
  const { userId } = begun;
  const { passwordMark }: FirstFactor = JSON.parse(begun.expected);
  return withRightCode(services, { userId, code }, async (transaction, used) => {
    const person = await findPerson(transaction, userId);
    if (!person || !(await takeChallenge(transaction, { kind, token, now: clock() }))) {
      throw new Failure('sign-in-over');
    }
    // A later password change ends this session too.
    if (passwordMark !== undefined) {
      const hash = await holdPasswordHash(transaction, userId);
      if (!hash || markOfPassword(hash) !== passwordMark) throw new Failure('sign-in-over');
    }
    if (used === 'recovery') await tellOwner(services, transaction, person, 'recovery-code-used');
    const session = await openSession(services, person, client, {
      transaction,
      secondFactor: 'code',
    });
    return { person, token: session, ...(passwordMark !== undefined && { passwordMark }) };
  });
}
