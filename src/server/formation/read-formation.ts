import type { Person } from '#domain/accounts/person.ts';
import { inCompany } from '../tenancy/index.ts';
import { caseAfter, caseDaysOf, type FormationCase } from './case-progress.ts';
import { listCaseEvents } from './case-repository.ts';
import type { FormationPorts } from './ports.ts';
import { plannedCompany } from './read-case.ts';

/**
 * Reads the state of a company's formation, with the dates of its remaining steps.
 *
 * @throws Failure 'company-not-found' or 'formation-not-found'
 */
export async function readFormation(
  services: FormationPorts,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<FormationCase> {
  const catalogue = await services.prices.current();
  const { planned, events } = await inCompany(services, person, companyId, 'read-company', async (scope) => ({
    planned: plannedCompany(scope.company, catalogue),
    events: await listCaseEvents(scope, companyId),
  }));
  return caseAfter(planned, events, await caseDaysOf(services, planned));
}
