import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import type { RequestPorts } from './ports.ts';
import { listRequestsOf, type ServiceRequest } from './request-repository.ts';

/**
 * What a company asked the operator for.
 *
 * @throws Failure 'company-not-found'
 */
export function listRequests(
  services: Pick<RequestPorts, 'database'>,
  person: Person,
  companyId: string,
): Promise<ServiceRequest[]> {
  return inCompany(services, person, companyId, 'read-company', (scope) => listRequestsOf(scope, companyId));
}
