import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { removeFeed } from './feed-repository.ts';
import type { CalendarPorts } from './ports.ts';

/**
 * Makes a person's feed address of a company answer nobody from now on. One that is gone already is as wished.
 *
 * @throws Failure 'company-not-found'
 */
export function revokeFeed(
  services: Pick<CalendarPorts, 'database'>,
  person: Person,
  companyId: string,
): Promise<void> {
  return inCompany(services, person, companyId, 'read-company', (scope) =>
    removeFeed(scope, { companyId, userId: person.id }),
  );
}
