import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { type Feed, findFeed } from './feed-repository.ts';
import type { CalendarPorts } from './ports.ts';

/**
 * The person's feed address for a company of theirs, without its secret; `undefined` where there is none.
 *
 * @throws Failure 'company-not-found'
 */
export function readFeed(
  services: Pick<CalendarPorts, 'database'>,
  person: Person,
  companyId: string,
): Promise<Feed | undefined> {
  return inCompany(services, person, companyId, 'read-company', (scope) =>
    findFeed(scope, { companyId, userId: person.id }),
  );
}
