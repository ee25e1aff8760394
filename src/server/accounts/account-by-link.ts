import type { Person } from '#domain/accounts/person.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { forgetPassword, insertAccount } from './account-repository.ts';
import { lockEmail, removeEmailChange } from './email-change-repository.ts';
import { addLink, removeLinks } from './email-link-repository.ts';
import { linkAddress } from './link-address.ts';
import type { AccountPorts } from './ports.ts';
import { removeSecondFactor } from './second-factor/second-factor-repository.ts';
import { removeOtherSignInMethods } from './sign-in-method-repository.ts';

/** Lifetime of a link for choosing a first password. */
export const firstPasswordHours = 24;

/** Creates an account without a password. Its owner chooses one with a link and cannot sign in before that. */
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
 * Ends every session and removes every sign-in method of an account whose address was never confirmed, because
 * somebody else may have registered it. Its owner gets in with a first-password link.
 * @returns whether the account was unconfirmed
 */
export async function shutIfUnconfirmed(transaction: Transaction, userId: string): Promise<boolean> {
  if ((await lockEmail(transaction, userId))?.isVerified !== false) return false;
  await forgetPassword(transaction, userId);
  await removeOtherSignInMethods(transaction, userId);
  await removeSecondFactor(transaction, userId);
  await removeEmailChange(transaction, userId);
  return true;
}

/** A single-use link for choosing the first password. Only the newest link works. */
export async function firstPasswordAddress(
  { clock, config }: Pick<AccountPorts, 'clock'> & { config: Pick<AccountPorts['config'], 'publicUrl'> },
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
