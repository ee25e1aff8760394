import { type CompanyCalendar, companyCalendarOf } from '#domain/calendar/company-calendar.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { listCompanies } from '../companies/index.ts';
import { type FormationCase, readFormation } from '../formation/index.ts';
import { Failure } from '../platform/failure.ts';
import type { AssistantPorts } from './ports.ts';

/** One of the asking person's companies: its formation and its calendar. */
export interface OwnCase extends Pick<FormationCase, 'jurisdiction' | 'requirements' | 'progress'> {
  /** The company's name, without Markdown. */
  name: string;
  calendar: CompanyCalendar;
  today: PlainDate;
}

/** Maximum companies that are read. */
const maxCompanies = 3;

/** A person's companies, newest first; other people's are never read. */
export async function readOwnCases(
  services: Pick<AssistantPorts, 'clock' | 'database' | 'prices'>,
  personId: string,
): Promise<readonly OwnCase[]> {
  const companies = await listCompanies(services, { id: personId });
  const newest = companies.toReversed().slice(0, maxCompanies);
  const cases = await Promise.all(
    newest.map(async ({ details }) => {
      try {
        return ownCaseOf(await readFormation(services, { id: personId }, details.id), services.clock());
      } catch (error) {
        // A company in a jurisdiction outside the catalogue, or one the person has just left, has no plan.
        if (error instanceof Failure) return undefined;
        throw error;
      }
    }),
  );
  return cases.filter((each) => each !== undefined);
}

/** A company's formation with its calendar. */
export function ownCaseOf(formation: FormationCase, now: Date): OwnCase {
  const { company, jurisdiction, requirements, state, progress, calendar } = formation;
  const today = plainDate(now.toISOString().slice(0, 10));
  return {
    name: oneLine(company.details.name),
    jurisdiction,
    requirements,
    progress,
    calendar: companyCalendarOf(
      jurisdiction,
      requirements,
      state,
      calendar,
      company.details.totalShares,
      today,
    ),
    today,
  };
}

/** A company name is user input: strip Markdown from it. */
function oneLine(name: string): string {
  return name.replaceAll(/[\s#[\]<>*]+/g, ' ').trim();
}
