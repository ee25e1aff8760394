import type { Person } from '#domain/accounts/person.ts';
import { endFeed } from '../calendar/index.ts';
import { changePlace } from './change-place.ts';
import type { TeamPorts } from './ports.ts';

/**
 * Gives up one's own place in a company.
 *
 * @throws Failure 'company-not-found' or 'last-admin'
 */
export async function leaveCompany(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
): Promise<void> {
  await changePlace(services, person, companyId, {
    action: 'leave-company',
    whose: 'own',
    async change(place, scope) {
      await endFeed(scope, { companyId, userId: place.userId });
      return { status: 'deleted', entry: { action: 'member-left' } };
    },
  });
}
