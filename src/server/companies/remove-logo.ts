import type { Person } from '#domain/accounts/person.ts';
import type { Company } from '../tenancy/index.ts';
import { pointToLogo } from './point-to-logo.ts';
import type { CompanyPorts } from './ports.ts';

/**
 * Removes the logo, if any.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function removeLogo(
  services: Pick<CompanyPorts, 'log' | 'clock' | 'database' | 'files'>,
  person: Person,
  id: string,
): Promise<Company> {
  return pointToLogo(services, person, id, undefined);
}
