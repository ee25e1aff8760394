import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { holdManagersWhoCanSignIn } from './staff-repository.ts';

/**
 * Refuses to take the role from the last manager who can sign in. Of two managers who do it to each other at the same
 * time, one waits for the other's transaction.
 * @throws Failure 'last-manager'
 */
export async function keepManager(rows: Rows, id: string): Promise<void> {
  const managers = await holdManagersWhoCanSignIn(rows);
  if (managers.length === 1 && managers.includes(id)) throw new Failure('last-manager');
}
