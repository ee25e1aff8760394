import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { createAccount } from './create-account.ts';
import type { AccountPorts } from './ports.ts';
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
 * Creates an account with its first session and the confirmation email.
 * @returns the person, the session token and the mark of the password
 * @throws Failure 'registration-refused', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function registerPerson(
  services: Pick<
    AccountPorts,
    'clock' | 'database' | 'jobs' | 'rateLimits' | 'passwords' | 'countryOf' | 'reopenAccount' | 'config'
  >,
  registration: Registration,
  client: Client,
): Promise<{ person: Person; token: string; passwordMark: string }> {
  await services.rateLimits.count(registrations, client.network);
  return createAccount(services, { ...registration, isEmailVerified: false }, client, {
    scope: {},
    add: (transaction, person) => writeVerification(services, transaction, person),
  });
}
