import type { Person } from '#domain/accounts/person.ts';
import { readCompany } from '../companies/read-company.ts';
import type { Services } from '../services.ts';
import { keepFeed } from './feed-repository.ts';
import { hashOfFeedToken, newFeedToken } from './feed-token.ts';

/** A feed address that was just made. The token is told this once. */
interface NewFeed {
  token: string;
  createdAt: Date;
}

/**
 * Makes a private feed address of a company for one of its people, in place of the one they had.
 *
 * @throws Failure 'company-not-found'
 */
export async function createFeed(services: Services, person: Person, companyId: string): Promise<NewFeed> {
  await readCompany(services, person, companyId);
  const token = newFeedToken();
  const createdAt = services.clock();
  await keepFeed(
    services.database,
    { companyId, userId: person.id },
    { tokenHash: hashOfFeedToken(token), createdAt },
  );
  return { token, createdAt };
}
