import type { Person } from '#domain/accounts/person.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { AccountPorts } from './ports.ts';

/** Emails about a change of an account's sign-in methods. */
type SignInChange =
  | `second-factor-${'on' | 'off'}`
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | `passkey-${'added' | 'removed'}`
  | `google-${'connected' | 'disconnected'}`;

/**
 * Tells the owner about a change of sign-in methods, in the transaction that makes it, so that an intruder cannot
 * hide it.
 * @param what the name of the changed item, if there are several
 */
export async function tellOwner(
  services: Pick<AccountPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  person: Pick<Person, 'email'>,
  change: SignInChange,
  what?: string,
): Promise<void> {
  const { brand, publicUrl } = services.config;
  const settings = { to: person.email, url: `${publicUrl}/app/dashboard/settings` };
  await queueEmail(services, transaction, writeEmail(change, settings, { brand: brand.name, what }));
}
