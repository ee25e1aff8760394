import type { Person } from '#domain/accounts/person.ts';
import { hashOfToken, newToken } from '../platform/one-time-token.ts';
import { inCompany } from '../tenancy/index.ts';
import { type Feed, keepFeed } from './feed-repository.ts';
import type { CalendarPorts } from './ports.ts';

/** A feed address that was just made. The token is told this once. */
interface NewFeed {
  token: string;
  feed: Feed;
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
  const made = { tokenHash: hashOfToken(token), createdAt: services.clock() };
  const feed = await inCompany(services, person, companyId, 'read-company', (scope) =>
    keepFeed(scope, { companyId, userId: person.id }, made),
  );
  return { token, feed };
}
