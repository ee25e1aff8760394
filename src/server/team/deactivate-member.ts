import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { changeMembership } from './change-membership.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Deactivates a member's access to a company. To them the company no longer exists.
 * @throws Failure 'company-not-found', 'not-allowed', 'member-not-found', 'own-membership' or 'last-admin'
 */
export function deactivateMember(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
): Promise<MemberView> {
  return changeMembership(services, person, companyId, {
    action: 'deactivate-member',
    whose: { id },
    change(membership) {
      if (membership.userId === person.id) throw new Failure('own-membership');
      if (membership.status === 'deleted') throw new Failure('member-not-found');
      return membership.status === 'active'
        ? { status: 'inactive', entry: { action: 'member-deactivated' } }
        : undefined;
    },
  });
}
