import type { Person } from '#domain/accounts/person.ts';
import { endFeed } from '../calendar/end-feed.ts';
import type { Services } from '../services.ts';
import { changePlace } from './change-place.ts';

/**
 * Gives up one's own place in a company.
 *
 * @throws Failure 'company-not-found' or 'last-admin'
 */
export async function leaveCompany(services: Services, person: Person, companyId: string): Promise<void> {
  await changePlace(services, person, companyId, {
    action: 'leave-company',
    whose: 'own',
    async change(place, scope) {
      await endFeed(scope, { companyId, userId: place.userId });
      return { status: 'deleted', entry: { action: 'member-left' } };
    },
  });
}
