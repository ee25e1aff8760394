import type { Person } from '#domain/accounts/person.ts';
import { readCompany } from '../companies/read-company.ts';
import type { Services } from '../services.ts';
import { removeFeed } from './feed-repository.ts';

/**
 * Makes a person's feed address of a company answer nobody from now on. One that is gone already is as wished.
 *
 * @throws Failure 'company-not-found'
 */
export async function revokeFeed(services: Services, person: Person, companyId: string): Promise<void> {
  await readCompany(services, person, companyId);
  await removeFeed(services.database, { companyId, userId: person.id });
}
