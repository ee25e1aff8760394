import type { Person } from '#domain/accounts/person.ts';
import { may } from '#domain/team/permissions.ts';
import { readPractice } from '../cases/index.ts';
import { inCompany } from '../tenancy/index.ts';
import { type Naming, readNaming } from './naming.ts';
import type { NamePorts } from './ports.ts';

/** The names of a company as one of its people sees them. */
export interface OwnNaming extends Naming {
  mayChange: boolean;
  /** Whether they record what the authority said: where no agency does. */
  mayRecord: boolean;
}

/**
 * Reads the names of a company.
 *
 * @throws Failure 'company-not-found', 'not-allowed' or 'formation-not-found'
 */
export async function readNames(
  { database, prices, clock }: NamePorts,
  person: Person,
  companyId: string,
): Promise<OwnNaming> {
  const catalogue = await prices.current();
  return inCompany({ database }, person, companyId, 'read-company', async (scope) => {
    const naming = await readNaming(scope, scope.company.details, catalogue, clock());
    const { hasAgency } = await readPractice(scope);
    const mayChange = may(scope.company.role, 'change-formation');
    return { ...naming, mayChange, mayRecord: mayChange && !hasAgency };
  });
}
