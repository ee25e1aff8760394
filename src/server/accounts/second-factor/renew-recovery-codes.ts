import { Failure } from '../../platform/failure.ts';
import type { Session } from '../../platform/session.ts';
import type { AccountPorts } from '../ports.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { tellOwner } from '../tell-owner.ts';
import { withRightCode } from './check-code.ts';
import { keepRecoveryCodes } from './keep-recovery-codes.ts';
import { hasSecondFactor } from './second-factor-repository.ts';

/**
 * Replaces the recovery codes with new ones.
 * @throws Failure 'second-factor-off', 'wrong-code', 'too-many-requests' or what `reauthenticate` throws
 */
export async function renewRecoveryCodes(
  services: Pick<
    AccountPorts,
    'log' | 'clock' | 'database' | 'secrets' | 'jobs' | 'rateLimits' | 'passwords' | 'accounts' | 'config'
  >,
  session: Session,
  { currentPassword, code }: { currentPassword?: string | undefined; code: string },
): Promise<string[]> {
  const { person } = session;
  await reauthenticate(services, session, currentPassword);
  if (!(await hasSecondFactor(services.database, person.id))) throw new Failure('second-factor-off');
  return withRightCode(services, { userId: person.id, code }, async (transaction) => {
    await tellOwner(services, transaction, person, 'recovery-codes-renewed');
    return keepRecoveryCodes(transaction, person.id, services.clock());
  });
}
