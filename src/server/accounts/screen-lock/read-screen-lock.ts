import type { OutputOf } from '#contract/operation.ts';
import type { readScreenLock as operation } from '#contract/screen-lock.ts';
import type { Session } from '../../platform/session.ts';
import type { AccountPorts } from '../ports.ts';
import { readSignInMethods } from '../read-sign-in-methods.ts';
import { readLockAfter } from '../session-repository.ts';

/** Whether the session is locked, when it locks, and what unlocks it. */
export async function readScreenLock(
  { database, accounts }: Pick<AccountPorts, 'database' | 'accounts'>,
  { person, isLocked, lockAfter }: Pick<Session, 'person' | 'isLocked' | 'lockAfter'>,
): Promise<Omit<OutputOf<typeof operation>, 'status'>> {
  const [methods, chosenMinutes] = await Promise.all([
    readSignInMethods({ database }, person),
    readLockAfter(database, person.id),
  ]);
  return {
    isLocked,
    lockAfter,
    chosenMinutes,
    staffDefault: accounts.staffLockAfter,
    unlocksBy: {
      password: methods.hasPassword,
      passkey: methods.passkeys.length > 0,
      code: methods.secondFactor !== null,
    },
  };
}
