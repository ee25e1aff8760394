import { passwordMessages } from '#contract/accounts.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Services } from '../services.ts';
import { isCommonPassword } from './common-passwords.ts';
import { openSession } from './open-session.ts';

interface Registration {
  fullName: string;
  /** Trimmed and in lower case, as the contract reads it. */
  email: string;
  password: string;
  phone: string;
}

const registrations: Limit = { name: 'register', times: 30, windowSeconds: 60 * 60 };

/**
 * Creates an account with its first session, both or neither. The unique index decides who was first;
 * nothing is looked up before, and the password is hashed in any case.
 *
 * @returns the person and the token of the session
 * @throws Failure 'registration-refused', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function registerPerson(
  services: Services,
  { fullName, email, password, phone }: Registration,
  client: Client,
): Promise<{ person: Person; token: string }> {
  await services.rateLimits.count(registrations, client.network);
  if (await isCommonPassword(password)) {
    throw new Failure('invalid-input', { fields: { password: passwordMessages.common } });
  }
  // Hashed before the transaction begins: a connection is too dear to wait for it.
  const hash = await services.passwords.hash(password);
  const { runWithTransaction } = await import('@better-auth/core/context');
  const authentication = await services.accounts.authentication();
  const { adapter, internalAdapter } = await authentication.$context;
  try {
    return await runWithTransaction(adapter, async () => {
      const user = await internalAdapter.createUser(
        { name: fullName, email, phone, emailVerified: false },
        { method: 'email-password' },
      );
      await internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: hash,
      });
      const person = { id: user.id, email: user.email, fullName: user.name };
      return { person, token: await openSession(services, person, client) };
    });
  } catch (error) {
    if (violatedConstraintOf(error) !== 'users_email_key') throw error;
    throw new Failure('registration-refused');
  }
}
