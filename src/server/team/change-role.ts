import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { Role } from '#domain/team/permissions.ts';
import { Failure } from '../platform/failure.ts';
import { changeMembership } from './change-membership.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Changes a member's role.
 * @throws Failure 'company-not-found', 'not-allowed', 'member-not-found' or 'last-admin'
 */
export function changeRole(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
  role: Role,
): Promise<MemberView> {
  return changeMembership(services, person, companyId, {
    action: 'change-role',
    whose: { id },
    change(membership) {
      if (membership.status === 'deleted') throw new Failure('member-not-found');
      if (membership.role === role) return undefined;
      return { role, entry: { action: 'role-changed', details: { from: membership.role, to: role } } };
    },
  });
}
