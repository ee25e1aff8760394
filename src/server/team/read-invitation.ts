import { inScope } from '../platform/database/scope.ts';
import { describeInvitation, type OpenedInvitation } from './invitation-repository.ts';
import { openInvitation } from './open-invitation.ts';
import type { TeamPorts } from './ports.ts';

/**
 * The content of an invitation for its link. Read-only, because mail programs and scanners open links too.
 * @throws Failure 'invitation-not-found', 'invitation-withdrawn', 'invitation-used' or 'invitation-expired'
 */
export function readInvitation(
  { database, clock }: Pick<TeamPorts, 'clock' | 'database'>,
  token: string,
): Promise<OpenedInvitation> {
  return inScope(database, 'installation', async (transaction) =>
    describeInvitation(transaction, await openInvitation(transaction, token, clock())),
  );
}
