import type { Person } from '#domain/accounts/person.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { type CaseState, caseStateOf } from '#domain/formation/case-state.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import { listCaseEvents } from './case-repository.ts';
import type { FormationPorts } from './ports.ts';

/** A company with its jurisdiction and requirements. */
export interface PlannedCompany {
  company: CompanyScope['company'];
  jurisdiction: Jurisdiction;
  requirements: PlanRequirements;
}

/**
 * Reads the state of a company's formation.
 *
 * @throws Failure 'company-not-found', or 'formation-not-found' if the catalogue has no such jurisdiction
 */
export async function readCaseState(
  services: Pick<FormationPorts, 'database' | 'prices'>,
  person: Person,
  companyId: string,
): Promise<PlannedCompany & { state: CaseState }> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'read-company', async (scope) => ({
    ...plannedCompany(scope.company, catalogue),
    state: caseStateOf(await listCaseEvents(scope, companyId)),
  }));
}

/**
 * A company with its jurisdiction and requirements.
 *
 * @throws Failure 'formation-not-found' if the catalogue has no such jurisdiction
 */
export function plannedCompany(company: CompanyScope['company'], catalogue: PricedCatalogue): PlannedCompany {
  const { country, companyType, subType, visas, officeType } = company.details;
  const place = { country, companyType, subType: subType ?? undefined };
  const jurisdiction = catalogue.jurisdictionWith(jurisdictionIdOf(place));
  if (!jurisdiction) throw new Failure('formation-not-found');
  return { company, jurisdiction, requirements: { visas, officeType } };
}
