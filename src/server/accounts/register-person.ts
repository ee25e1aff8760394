import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Services } from '../services.ts';
import { insertAccount } from './account-repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { openSession } from './open-session.ts';
import { writeVerification } from './write-verification.ts';

interface Registration {
  fullName: string;
  /** Trimmed and in lower case, as the contract reads it. */
  email: string;
  password: string;
  phone: string;
}

const registrations: Limit = { name: 'register', times: 30, windowSeconds: 60 * 60 };

/**
 * Creates an account with its first session and the letter that has the address confirmed: all or none of
 * them. The unique index decides who was first; nothing is looked up before, and the password is hashed in any
 * case.
 *
 * @returns the person and the token of the session
 * @throws Failure 'registration-refused', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function registerPerson(
  services: Services,
  { password, ...registration }: Registration,
  client: Client,
): Promise<{ person: Person; token: string }> {
  await services.rateLimits.count(registrations, client.network);
  await checkNewPassword(password, registration.email, 'password');
  // Hashed before the transaction begins: a connection is too dear to wait for it.
  const passwordHash = await services.passwords.hash(password);
  try {
    return await inScope(services.database, {}, async (transaction) => {
      const person = await insertAccount(transaction, {
        ...registration,
        isEmailVerified: false,
        passwordHash,
        now: services.clock(),
      });
      await writeVerification(services, transaction, person);
      return { person, token: await openSession(services, person, client, transaction) };
    });
  } catch (error) {
    if (violatedConstraintOf(error) !== 'users_email_key') throw error;
    throw new Failure('registration-refused');
  }
}
