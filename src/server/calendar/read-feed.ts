import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { findFeed } from './feed-repository.ts';
import type { CalendarPorts } from './ports.ts';

/**
 * When the person made a feed address for a company of theirs; `undefined` where there is none.
 *
 * @throws Failure 'company-not-found'
 */
export function readFeed(
  services: Pick<CalendarPorts, 'database'>,
  person: Person,
  companyId: string,
): Promise<{ createdAt: Date } | undefined> {
  return inCompany(services, person, companyId, 'read-company', (scope) =>
    findFeed(scope, { companyId, userId: person.id }),
  );
}
