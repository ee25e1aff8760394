import type { Person } from '#domain/accounts/person.ts';
import { type CompanyCalendar, companyCalendarOf } from '#domain/calendar/company-calendar.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { readCaseState } from '../formation/index.ts';
import { workCalendarOf } from '../plans/index.ts';
import type { CalendarPorts } from './ports.ts';

/** The calendar of one company on one day. */
export interface ReadCalendar extends CompanyCalendar {
  company: { id: string; name: string };
  jurisdiction: Jurisdiction;
  /** A day of UTC. */
  today: PlainDate;
}

/**
 * What falls due for a company of that person, as of today.
 *
 * @throws Failure 'company-not-found' or 'formation-not-found'
 */
export async function readCalendar(
  services: Pick<CalendarPorts, 'clock' | 'database' | 'prices'>,
  person: Person,
  companyId: string,
): Promise<ReadCalendar> {
  const { company, jurisdiction, requirements, state } = await readCaseState(services, person, companyId);
  const today = plainDate(services.clock().toISOString().slice(0, 10));
  const calendar = await workCalendarOf(jurisdiction.place.country);
  const { id, name } = company.details;
  return {
    company: { id, name },
    jurisdiction,
    today,
    ...companyCalendarOf(jurisdiction, requirements, state, calendar, company.details.totalShares, today),
  };
}
