import type { Person } from '#domain/accounts/person.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { forgetPassword, insertAccount } from './account-repository.ts';
import { lockEmail, removeEmailChange } from './email-change-repository.ts';
import { addLink, removeLinks } from './email-link-repository.ts';
import { linkAddress } from './link-address.ts';
import type { AccountPorts } from './ports.ts';
import { removeSecondFactor } from './second-factor/second-factor-repository.ts';
import { removeOtherSignInMethods } from './sign-in-method-repository.ts';

/** How long a link to a first password works. */
export const firstPasswordHours = 24;

/** Creates an account whose owner chooses a password later, by a link; until then nobody can sign in to it. */
export function createAccountWithoutPassword(
  { clock }: Pick<AccountPorts, 'clock'>,
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

/**
 * Ends every session of an account whose address was never confirmed, and takes all from it that it can be entered
 * by: anybody may have registered with that address. Its owner comes in by a link to a first password.
 *
 * @returns whether it was such an account
 */
export async function shutIfUnconfirmed(transaction: Transaction, userId: string): Promise<boolean> {
  if ((await lockEmail(transaction, userId))?.isVerified !== false) return false;
  await forgetPassword(transaction, userId);
  await removeOtherSignInMethods(transaction, userId);
  await removeSecondFactor(transaction, userId);
  await removeEmailChange(transaction, userId);
  return true;
}

/** The address at which somebody chooses their first password, once; the newest address alone works. */
export async function firstPasswordAddress(
  { clock, config }: Pick<AccountPorts, 'clock' | 'config'>,
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
