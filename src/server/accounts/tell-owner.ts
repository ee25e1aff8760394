import type { Person } from '#domain/accounts/person.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { AccountPorts } from './ports.ts';

/** The emails about a change to how an account is signed in to. */
type SignInChange =
  | `second-factor-${'on' | 'off'}`
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | `passkey-${'added' | 'removed'}`
  | `google-${'connected' | 'disconnected'}`;

/**
 * Tells the owner of an account how signing in to it has changed, in the transaction that changes it: whoever
 * got in by a screen left open cannot keep it quiet.
 *
 * @param what its name, where the change is about one of several
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
