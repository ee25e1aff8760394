import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { findEmail, type KeptEmail } from './email-change-repository.ts';
import type { AccountPorts } from './ports.ts';

/** The signed-in person's address and a change of it that can still be confirmed. */
export async function readEmail(
  { database, clock }: Pick<AccountPorts, 'clock' | 'database'>,
  person: Person,
): Promise<KeptEmail> {
  const kept = await findEmail(database, person.id);
  if (!kept) throw new Failure('sign-in-required');
  const isOpen = kept.change && kept.change.expiresAt > clock();
  return { ...kept, change: isOpen ? kept.change : undefined };
}
