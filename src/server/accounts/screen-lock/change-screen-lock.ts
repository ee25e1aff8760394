import { inScope } from '../../platform/database/scope.ts';
import type { Session } from '../../platform/session.ts';
import type { AccountPorts } from '../ports.ts';
import { setLockAfter } from '../session-repository.ts';

/**
 * Sets after how many minutes without input the person's screens lock.
 * @returns the minutes that hold now
 */
export async function changeScreenLock(
  { database, clock, accounts }: Pick<AccountPorts, 'database' | 'clock' | 'accounts'>,
  { person }: Session,
  minutes: number | null,
): Promise<number> {
  await inScope(database, { person: person.id }, (transaction) =>
    setLockAfter(transaction, { userId: person.id, minutes, now: clock() }),
  );
  if (minutes !== null) return minutes;
  return (await accounts.staffRoleOf(person.id)) ? accounts.staffLockAfter : 0;
}
