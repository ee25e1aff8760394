import type { Person } from '#domain/accounts/person.ts';
import { insertAccount } from '../accounts/account-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { openSession } from '../accounts/open-session.ts';
import type { Client } from '../platform/client.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Services } from '../services.ts';
import { takePlace } from './accept-invitation.ts';
import { openInvitation } from './open-invitation.ts';
import { readInvitation } from './read-invitation.ts';

const registrations: Limit = { name: 'register-by-invitation', times: 30, windowSeconds: 60 * 60 };

interface Registration {
  /** The secret part of the letter's link. */
  token: string;
  fullName: string;
  password: string;
}

/**
 * Creates the account of somebody who was invited, with their place in the company and their first session, all
 * or none of them. The address is the one the letter went to, and counts as confirmed: its link came back.
 *
 * @returns the person, the token of their session and the id of the company
 * @throws Failure as `readInvitation` does, or 'registration-refused', 'invalid-input', 'too-many-requests', 'busy'
 */
export async function registerByInvitation(
  services: Services,
  { token, fullName, password }: Registration,
  client: Client,
): Promise<{ person: Person; token: string; companyId: string }> {
  await services.rateLimits.count(registrations, client.network);
  const { email } = (await readInvitation(services, token)).invitation;
  await checkNewPassword(password, email, 'password');
  // Hashed before the transaction begins: a connection is too dear to wait for it.
  const passwordHash = await services.passwords.hash(password);
  const now = services.clock();
  try {
    return await inScope(services.database, 'installation', async (transaction) => {
      const invitation = await openInvitation(transaction, token, now, 'lock');
      const account = { fullName, email, isEmailVerified: true, phone: '', passwordHash, now };
      const person = await insertAccount(transaction, account);
      await takePlace(transaction, person, invitation, now);
      const session = await openSession(services, person, client, transaction);
      return { person, token: session, companyId: invitation.companyId };
    });
  } catch (error) {
    if (violatedConstraintOf(error) !== 'users_email_key') throw error;
    throw new Failure('registration-refused');
  }
}
