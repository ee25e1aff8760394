import { Failure } from '../../platform/failure.ts';
import type { Session } from '../../platform/session.ts';
import type { AccountPorts } from '../ports.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { tellOwner } from '../tell-owner.ts';
import { withRightCode } from './check-code.ts';
import { hasSecondFactor, removeSecondFactor } from './second-factor-repository.ts';

/**
 * Turns off two-step verification and deletes the recovery codes.
 * @throws Failure 'second-factor-off', 'wrong-code', 'too-many-requests' or what `reauthenticate` throws
 */
export async function turnOffSecondFactor(
  services: Pick<
    AccountPorts,
    'log' | 'clock' | 'database' | 'secrets' | 'jobs' | 'rateLimits' | 'passwords' | 'accounts' | 'config'
  >,
  session: Session,
  { currentPassword, code }: { currentPassword?: string | undefined; code: string },
): Promise<void> {
  const { person } = session;
  await reauthenticate(services, session, currentPassword);
  if (!(await hasSecondFactor(services.database, person.id))) throw new Failure('second-factor-off');
  await withRightCode(services, { userId: person.id, code }, async (transaction) => {
    await removeSecondFactor(transaction, person.id);
    await tellOwner(services, transaction, person, 'second-factor-off');
  });
}
