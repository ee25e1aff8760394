import { Failure } from '../../platform/failure.ts';
import type { Session } from '../../platform/session.ts';
import type { AccountPorts } from '../ports.ts';
import { tellOwner } from '../tell-owner.ts';
import { withRightCode } from './check-code.ts';
import { keepRecoveryCodes } from './keep-recovery-codes.ts';
import { confirm, hasSecondFactor, noteSecondFactor } from './second-factor-repository.ts';

/**
 * Turns on two-step verification after the first right code.
 * @returns the recovery codes, which cannot be read again
 * @throws Failure 'second-factor-on', 'second-factor-off' if none was begun, 'wrong-code' or 'too-many-requests'
 */
export async function confirmSecondFactor(
  services: Pick<AccountPorts, 'log' | 'clock' | 'database' | 'secrets' | 'jobs' | 'rateLimits' | 'config'>,
  { id: sessionId, person }: Session,
  code: string,
): Promise<string[]> {
  const { database, clock } = services;
  if (await hasSecondFactor(database, person.id)) throw new Failure('second-factor-on');
  return withRightCode(services, { userId: person.id, code }, async (transaction) => {
    const now = clock();
    if (!(await confirm(transaction, person.id, now))) throw new Failure('second-factor-on');
    await noteSecondFactor(transaction, sessionId, 'code');
    await tellOwner(services, transaction, person, 'second-factor-on');
    return keepRecoveryCodes(transaction, person.id, now);
  });
}
