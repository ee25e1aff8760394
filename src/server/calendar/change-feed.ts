import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import { type Feed, setFeedNames } from './feed-repository.ts';
import type { CalendarPorts } from './ports.ts';

/**
 * Chooses whether a person's feed address names the company.
 * @throws Failure 'company-not-found' or 'calendar-feed-not-found'
 */
export function changeFeed(
  services: Pick<CalendarPorts, 'database'>,
  person: Person,
  companyId: string,
  hasNames: boolean,
): Promise<Feed> {
  return inCompany(services, person, companyId, 'read-company', async (scope) => {
    const feed = await setFeedNames(scope, { companyId, userId: person.id }, hasNames);
    if (!feed) throw new Failure('calendar-feed-not-found');
    return feed;
  });
}
