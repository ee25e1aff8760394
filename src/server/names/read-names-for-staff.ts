import type { Person } from '#domain/accounts/person.ts';
import { type CompanyActivities, listChosenActivities } from '../activities/index.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { type Naming, readNaming } from './naming.ts';
import type { NamePorts } from './ports.ts';

/**
 * Reads the names and activities of a company for staff; the company's log says so.
 *
 * @throws Failure 'company-not-found' or 'formation-not-found'
 */
export async function readNamesForStaff(
  services: NamePorts,
  staff: Person,
  companyId: string,
): Promise<{ naming: Naming; activities: CompanyActivities }> {
  const catalogue = await services.prices.current();
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead('names');
    const naming = await readNaming(scope, scope.company, catalogue, services.clock());
    const chosen = await listChosenActivities(scope, companyId);
    return { naming, activities: { jurisdiction: naming.jurisdiction, chosen, mayChange: false } };
  });
}
