import type { Person } from '#domain/accounts/person.ts';
import { hashOfToken, newToken } from '../platform/one-time-token.ts';
import { inCompany } from '../tenancy/index.ts';
import { keepFeed } from './feed-repository.ts';
import type { CalendarPorts } from './ports.ts';

/** A feed address that was just made. The token is told this once. */
interface NewFeed {
  token: string;
  createdAt: Date;
}

/**
 * Creates a person's private feed address for a company and replaces their previous one.
 * @throws Failure 'company-not-found'
 */
export async function createFeed(
  services: Pick<CalendarPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
): Promise<NewFeed> {
  const token = newToken();
  const createdAt = services.clock();
  const feed = { tokenHash: hashOfToken(token), createdAt };
  await inCompany(services, person, companyId, 'read-company', (scope) =>
    keepFeed(scope, { companyId, userId: person.id }, feed),
  );
  return { token, createdAt };
}
