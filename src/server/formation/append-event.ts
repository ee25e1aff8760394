import type { Person } from '#domain/accounts/person.ts';
import type { CaseEvent } from '#domain/formation/case-state.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/in-company.ts';
import { caseAfter, caseDaysOf, type FormationCase } from './case-progress.ts';
import { appendCaseEvent } from './case-repository.ts';
import type { FormationPorts } from './ports.ts';
import { plannedCompany } from './read-case.ts';

/** A formation has some ten steps; so many events are a mistake, and each one is read with every answer. */
const mostEvents = 1000;

/**
 * Adds an event to a company's formation.
 *
 * @param decide makes the event of where the case stands, or throws why there can be none; nobody else
 *   changes the case meanwhile
 * @throws Failure 'company-not-found', 'not-allowed', 'formation-not-found' or 'too-many-entries'
 */
export function appendEvent(
  services: FormationPorts,
  person: Person,
  companyId: string,
  decide: (formation: FormationCase) => CaseEvent,
): Promise<FormationCase> {
  return inCompany(services, person, companyId, 'change-formation', async (scope) => {
    const planned = plannedCompany(scope.company);
    const days = await caseDaysOf(services, planned);
    const record = { by: person, at: services.clock() };
    const events = await appendCaseEvent(scope, companyId, record, (before) => {
      if (before.length >= mostEvents) throw new Failure('too-many-entries');
      return decide(caseAfter(planned, before, days));
    });
    return caseAfter(planned, events, days);
  });
}
