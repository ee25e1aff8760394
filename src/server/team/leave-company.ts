import type { Person } from '#domain/accounts/person.ts';
import { removeFeed } from '../calendar/index.ts';
import { changeMembership } from './change-membership.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Ends one's own membership in a company.
 * @throws Failure 'company-not-found' or 'last-admin'
 */
export async function leaveCompany(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
): Promise<void> {
  await changeMembership(services, person, companyId, {
    action: 'leave-company',
    whose: 'own',
    async change(membership, scope) {
      await removeFeed(scope, { companyId, userId: membership.userId });
      return { status: 'deleted', entry: { action: 'member-left' } };
    },
  });
}
