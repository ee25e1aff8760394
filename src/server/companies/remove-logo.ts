import type { Person } from '#domain/accounts/person.ts';
import type { Services } from '../services.ts';
import type { Company } from './company-repository.ts';
import { pointToLogo } from './point-to-logo.ts';

/**
 * Removes the logo; fine where there is none.
 *
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function removeLogo(services: Services, person: Person, id: string): Promise<Company> {
  return pointToLogo(services, person, id, undefined);
}
