import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { changeMembership } from './change-membership.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Switches somebody's access to a company on again. Who was removed has to be invited.
 *
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
