import type { Person } from '#domain/accounts/person.ts';
import { readCompany } from '../companies/read-company.ts';
import type { Services } from '../services.ts';
import { findFeed } from './feed-repository.ts';

/**
 * When the person made a feed address for a company of theirs; `undefined` where there is none.
 *
 * @throws Failure 'company-not-found'
 */
export async function readFeed(
  services: Services,
  person: Person,
  companyId: string,
): Promise<{ createdAt: Date } | undefined> {
  await readCompany(services, person, companyId);
  return findFeed(services.database, { companyId, userId: person.id });
}
