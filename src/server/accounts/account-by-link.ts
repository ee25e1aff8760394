import type { Person } from '#domain/accounts/person.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { Services } from '../services.ts';
import { insertAccount } from './account-repository.ts';
import { addLink, removeLinks } from './email-link-repository.ts';
import { linkAddress } from './letters/link-address.ts';

/** How long a link to a first password works. */
export const firstPasswordHours = 24;

/** Creates an account whose owner chooses a password later, by a link; until then nobody can sign in to it. */
export function createAccountWithoutPassword(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction,
  { email, fullName }: { email: string; fullName: string },
): Promise<Person> {
  return insertAccount(transaction, {
    email,
    fullName,
    phone: '',
    isEmailVerified: false,
    passwordHash: null,
    now: clock(),
  });
}

/** The address at which somebody chooses their first password, once; the newest address alone works. */
export async function firstPasswordAddress(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  transaction: Transaction,
  { id: userId, email }: Person,
): Promise<string> {
  await removeLinks(transaction, { userId, purpose: 'reset-password' });
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + firstPasswordHours * 60 * 60 * 1000);
  const token = await addLink(transaction, {
    userId,
    purpose: 'reset-password',
    email,
    createdAt,
    expiresAt,
  });
  return linkAddress(config, 'reset-password', token);
}
