import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { removeFeed } from '../calendar/index.ts';
import { Failure } from '../platform/failure.ts';
import { changeMembership } from './change-membership.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Removes a member from a company. Their line stays as a record; they can be invited again.
 * @throws Failure 'company-not-found', 'not-allowed', 'member-not-found', 'own-membership' or 'last-admin'
 */
export function removeMember(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
): Promise<MemberView> {
  return changeMembership(services, person, companyId, {
    action: 'remove-member',
    whose: { id },
    async change(membership, scope) {
      if (membership.userId === person.id) throw new Failure('own-membership');
      if (membership.status === 'deleted') return undefined;
      await removeFeed(scope, { companyId, userId: membership.userId });
      return { status: 'deleted', entry: { action: 'member-removed' } };
    },
  });
}
