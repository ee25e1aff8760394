import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { removeFeed } from '../calendar/index.ts';
import { hasOpenPart } from '../parties/index.ts';
import { Failure } from '../platform/failure.ts';
import { changeMembership } from './change-membership.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Removes a member from a company. Their line stays as a record; they can be invited again.
 * @throws Failure 'company-not-found', 'not-allowed', 'member-not-found', 'own-membership', 'last-admin', or
 * 'member-has-part' if they own or run the company and that is not confirmed
 */
export function removeMember(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
  { evenWithPart }: { evenWithPart?: 'yes' | undefined } = {},
): Promise<MemberView> {
  return changeMembership(services, person, companyId, {
    action: 'remove-member',
    whose: { id },
    async change(membership, scope) {
      if (membership.userId === person.id) throw new Failure('own-membership');
      if (membership.status === 'deleted') return undefined;
      if (!evenWithPart && (await hasOpenPart(scope, companyId, membership.userId, services.clock()))) {
        throw new Failure('member-has-part');
      }
      await removeFeed(scope, { companyId, userId: membership.userId });
      return { status: 'deleted', entry: { action: 'member-removed' } };
    },
  });
}
