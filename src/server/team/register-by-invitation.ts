import type { Person } from '#domain/accounts/person.ts';
import { createAccount } from '../accounts/index.ts';
import type { Client } from '../platform/client.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { joinCompany } from './accept-invitation.ts';
import { openInvitation } from './open-invitation.ts';
import type { TeamPorts } from './ports.ts';
import { readInvitation } from './read-invitation.ts';

const registrations: Limit = { name: 'register-by-invitation', times: 30, windowSeconds: 60 * 60 };

interface Registration {
  /** The secret part of the email's link. */
  token: string;
  fullName: string;
  password: string;
}

/**
 * Creates the account of an invited person with their membership and first session, all or nothing. The address
 * counts as confirmed, because the link was sent to it.
 * @returns the person, the session token and the id of the company
 * @throws Failure as `readInvitation` does, or 'registration-refused', 'invalid-input', 'too-many-requests', 'busy'
 */
export async function registerByInvitation(
  services: Pick<
    TeamPorts,
    'clock' | 'database' | 'rateLimits' | 'passwords' | 'countryOf' | 'reopenAccount' | 'config'
  >,
  { token, fullName, password }: Registration,
  client: Client,
): Promise<{ person: Person; token: string; companyId: string; hasOwnPart: boolean }> {
  await services.rateLimits.count(registrations, client.network);
  const { email, companyId, partyId } = (await readInvitation(services, token)).invitation;
  const account = { fullName, email, isEmailVerified: true, password, phone: '' };
  const created = await createAccount(services, account, client, {
    scope: 'installation',
    async add(transaction, person) {
      const now = services.clock();
      // It may have been withdrawn while the password was being hashed.
      await joinCompany(transaction, person, await openInvitation(transaction, token, now, 'lock'), now);
    },
  });
  return { ...created, companyId, hasOwnPart: partyId !== null };
}
