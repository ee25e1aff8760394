import type { Person } from '#domain/accounts/person.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { may } from '#domain/team/permissions.ts';
import { inCompany } from '../tenancy/index.ts';
import { listChosenActivities, type StoredActivity } from './activity-repository.ts';
import { jurisdictionOf } from './jurisdiction-of.ts';
import type { ActivityPorts } from './ports.ts';

/** The activities of a company in its place. */
export interface CompanyActivities {
  jurisdiction: Jurisdiction;
  chosen: readonly StoredActivity[];
  mayChange: boolean;
}

/**
 * Reads what a company chose.
 *
 * @throws Failure 'company-not-found', 'not-allowed' or 'formation-not-found'
 */
export async function readActivities(
  services: Pick<ActivityPorts, 'database' | 'prices'>,
  person: Person,
  companyId: string,
): Promise<CompanyActivities> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'read-company', async (scope) => ({
    jurisdiction: jurisdictionOf(scope.company.details, catalogue),
    chosen: await listChosenActivities(scope, companyId),
    mayChange: may(scope.company.role, 'change-formation'),
  }));
}
