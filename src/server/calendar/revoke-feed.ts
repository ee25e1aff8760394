import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { removeFeed } from './feed-repository.ts';
import type { CalendarPorts } from './ports.ts';

/**
 * Revokes a person's feed address for a company, if any.
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
