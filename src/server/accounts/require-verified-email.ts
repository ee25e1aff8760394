import { eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { users } from './tables.ts';

/**
 * Requires a confirmed address.
 * @throws Failure 'email-not-verified'
 */
export async function requireVerifiedEmail({ orm }: Rows, person: Pick<Person, 'id'>): Promise<void> {
  const [user] = await orm
    .select({ isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, person.id));
  if (!user?.isVerified) throw new Failure('email-not-verified');
}
