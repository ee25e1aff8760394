import type { Person } from '#domain/accounts/person.ts';
import { type CompanyCalendar, companyCalendarOf } from '#domain/calendar/company-calendar.ts';
import type { RecordedDeadlineEvent } from '#domain/calendar/deadline-record.ts';
import { costsOfCase, laterCaseIn } from '#domain/cases/kinds/kinds-in-place.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { closingOf, daysOfCases, type FormationCase, formationIn } from '../cases/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { type CompanyRecord, inCompany } from '../tenancy/index.ts';
import { listDeadlineEvents } from './deadline-repository.ts';
import type { CalendarPorts } from './ports.ts';

/** The calendar of one company on one day. */
export interface ReadCalendar extends CompanyCalendar {
  company: { id: string; name: string };
  jurisdiction: Jurisdiction;
  /** What renewing the licence costs by today's prices; `undefined` where there is no licence to renew. */
  renewal: YearOfCosts | undefined;
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
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<ReadCalendar> {
  const catalogue = await services.prices.current();
  return inCompany(services, person, companyId, 'read-company', async (scope) =>
    calendarIn(services, scope, scope.company.details, catalogue, await listDeadlineEvents(scope, companyId)),
  );
}

/**
 * The same for staff; the company's log says so.
 *
 * @throws Failure 'company-not-found' or 'formation-not-found'
 */
export async function readClientDeadlines(
  services: Pick<CalendarPorts, 'clock' | 'database' | 'prices'>,
  person: Person,
  companyId: string,
): Promise<ReadCalendar> {
  const catalogue = await services.prices.current();
  return inCompanyAsStaff(services, person, companyId, async (scope) => {
    await scope.recordRead('deadlines');
    return calendarIn(services, scope, scope.company, catalogue, await listDeadlineEvents(scope, companyId));
  });
}

/**
 * What was recorded about the deadlines of a company of that person, oldest first.
 *
 * @throws Failure 'company-not-found'
 */
export function readDeadlineEvents(
  services: Pick<CalendarPorts, 'database'>,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<RecordedDeadlineEvent[]> {
  return inCompany(services, person, companyId, 'read-company', (scope) =>
    listDeadlineEvents(scope, companyId),
  );
}

/**
 * The calendar of a company with what was recorded, inside a transaction in that company.
 *
 * @throws Failure 'formation-not-found'
 */
export async function calendarIn(
  { clock }: Pick<CalendarPorts, 'clock'>,
  transaction: Transaction,
  record: CompanyRecord,
  catalogue: PricedCatalogue,
  recorded: readonly RecordedDeadlineEvent[],
): Promise<ReadCalendar> {
  return calendarOf(await formationIn({ clock, catalogue }, transaction, record), recorded);
}

/** The calendar of a company whose cases were read, with what was recorded. */
export function calendarOf(
  formation: FormationCase,
  recorded: readonly RecordedDeadlineEvent[],
): ReadCalendar {
  const { company, jurisdiction, requirements, state, calendar, today } = formation;
  const { id, name, totalShares } = company;
  const later = laterCaseIn(jurisdiction, 'licence-renewal');
  return {
    company: { id, name },
    jurisdiction,
    renewal: later && costsOfCase(jurisdiction, requirements, later),
    today,
    ...companyCalendarOf(jurisdiction, requirements, state, calendar, totalShares, today, recorded, {
      ofCases: daysOfCases(formation),
      closing: closingOf(formation),
    }),
  };
}
