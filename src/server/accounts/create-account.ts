import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../platform/client.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope, type Scope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { insertAccount } from './account-repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { openSession } from './open-session.ts';
import type { AccountPorts } from './ports.ts';
import { markOfPassword } from './second-factor/ask-second-factor.ts';

interface NewAccount {
  fullName: string;
  /** Trimmed and in lower case, as the contract reads it. */
  email: string;
  isEmailVerified: boolean;
  password: string;
  phone: string;
}

/** Rows created together with the account. */
interface Belongings {
  /** The scope that this work runs in. */
  scope: Scope;
  add(transaction: Transaction, person: Person): Promise<void>;
}

/**
 * Creates an account with a password, its first session and related rows, all or nothing. The unique index decides
 * who was first. There is no lookup before, and the password is always hashed.
 * @returns the person, the session token and the mark of the password
 * @throws Failure 'registration-refused', 'invalid-input' or 'busy', or what `add` throws
 */
export async function createAccount(
  services: Pick<AccountPorts, 'clock' | 'database' | 'passwords' | 'countryOf' | 'reopenAccount' | 'config'>,
  { password, ...account }: NewAccount,
  client: Client,
  { scope, add }: Belongings,
): Promise<{ person: Person; token: string; passwordMark: string }> {
  await checkNewPassword(services, password, account, 'password');
  // Hashed before the transaction, so that no connection is held meanwhile.
  const passwordHash = await services.passwords.hash(password);
  try {
    return await inScope(services.database, scope, async (transaction) => {
      const now = services.clock();
      const person = await insertAccount(transaction, { ...account, passwordHash, now });
      await add(transaction, person);
      const token = await openSession(services, person, client, { transaction });
      return { person, token, passwordMark: markOfPassword(passwordHash) };
    });
  } catch (error) {
    if (violatedConstraintOf(error) !== 'users_email_key') throw error;
    throw new Failure('registration-refused');
  }
}
