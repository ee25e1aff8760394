import type { Person } from '#domain/accounts/person.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { daysFor } from '#domain/formation/available-actions.ts';
import { companyDatesOf } from '#domain/formation/company-dates.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { appendEvent } from './append-event.ts';
import type { FormationCase } from './case-progress.ts';
import type { FormationPorts } from './ports.ts';
import { refuseDayOutside } from './refuse-day.ts';

/**
 * Enters or confirms a date of the company.
 *
 * @throws Failure as `appendEvent`, or 'invalid-input' for an impossible date
 */
export function setDate(
  services: FormationPorts,
  person: Person,
  companyId: string,
  date: DeadlineStart,
  on: PlainDate,
): Promise<FormationCase> {
  return appendEvent(services, person, companyId, ({ jurisdiction, state, latestDay }) => {
    const { incorporation } = companyDatesOf(jurisdiction, state);
    refuseDayOutside(daysFor(date, incorporation, latestDay), on);
    return { kind: 'date-set', date, on };
  });
}
