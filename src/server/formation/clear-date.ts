import type { Person } from '#domain/accounts/person.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { Failure } from '../platform/failure.ts';
import { appendEvent } from './append-event.ts';
import type { FormationCase } from './case-progress.ts';
import type { FormationPorts } from './ports.ts';

/**
 * Removes an entered date of the company.
 *
 * @throws Failure as `appendEvent`, or 'date-not-entered'
 */
export function clearDate(
  services: FormationPorts,
  person: Person,
  companyId: string,
  date: DeadlineStart,
): Promise<FormationCase> {
  return appendEvent(services, person, companyId, ({ state }) => {
    if (!state.enteredDates[date]) throw new Failure('date-not-entered');
    return { kind: 'date-cleared', date };
  });
}
