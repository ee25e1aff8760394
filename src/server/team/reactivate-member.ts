import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { changeMembership } from './change-membership.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Reactivates a member's access to a company. A removed person has to be invited instead.
 * @throws Failure 'company-not-found', 'not-allowed' or 'member-not-found'
 */
export function reactivateMember(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
): Promise<MemberView> {
  return changeMembership(services, person, companyId, {
    action: 'reactivate-member',
    whose: { id },
    change(membership) {
      if (membership.status === 'deleted') throw new Failure('member-not-found');
      return membership.status === 'inactive'
        ? { status: 'active', entry: { action: 'member-reactivated' } }
        : undefined;
    },
  });
}
