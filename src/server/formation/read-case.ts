import type { Person } from '#domain/accounts/person.ts';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { type CaseState, caseStateOf } from '#domain/formation/case-state.ts';
import type { CompanyAction } from '#domain/team/permissions.ts';
import { readCompany } from '../companies/read-company.ts';
import { Failure } from '../platform/failure.ts';
import type { Services } from '../services.ts';
import { listCaseEvents } from './case-repository.ts';

/** A company with the plan that its answers lead to. */
export interface PlannedCompany {
  company: Awaited<ReturnType<typeof readCompany>>;
  jurisdiction: Jurisdiction;
  requirements: PlanRequirements;
}

/**
 * Where a company's formation stands, as its people may see it.
 *
 * @throws Failure 'company-not-found', or 'formation-not-found' where the catalogue has no such place
 */
export async function readCaseState(
  services: Services,
  person: Person,
  companyId: string,
): Promise<PlannedCompany & { state: CaseState }> {
  const planned = await readPlannedCompany(services, person, companyId, 'read-company');
  const events = await listCaseEvents(services.database, companyId);
  return { ...planned, state: caseStateOf(events) };
}

/**
 * A company of the signed-in person with its plan, for something they want to do in it.
 *
 * @throws Failure 'company-not-found', 'not-allowed', or 'formation-not-found'
 */
export async function readPlannedCompany(
  services: Services,
  person: Pick<Person, 'id'>,
  companyId: string,
  action: CompanyAction,
): Promise<PlannedCompany> {
  const company = await readCompany(services, person, companyId, action);
  const { country, companyType, subType, visas, officeType } = company.details;
  const place = { country, companyType, subType: subType ?? undefined };
  const jurisdiction = jurisdictionWith(jurisdictionIdOf(place));
  if (!jurisdiction) throw new Failure('formation-not-found');
  return { company, jurisdiction, requirements: { visas, officeType } };
}
