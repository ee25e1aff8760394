import { type CaseState, caseStateOf, type RecordedEvent } from '#domain/formation/case-state.ts';
import { type Progress, progressOf } from '#domain/formation/progress.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { workCalendarOf } from '../plans/index.ts';
import type { FormationPorts } from './ports.ts';
import type { PlannedCompany } from './read-case.ts';

/** A company's formation at one point in time. */
export interface FormationCase extends PlannedCompany {
  state: CaseState;
  progress: Progress;
  /** The working days of the country's offices. */
  calendar: WorkCalendar;
  /** The date on which the company was created here, in UTC. */
  createdOn: PlainDate;
  /** Today in UTC. */
  today: PlainDate;
  /** The latest current date in any time zone; later dates are in the future. */
  latestDay: PlainDate;
}

/** The working days and current dates that a case is computed with. */
interface CaseDays {
  calendar: WorkCalendar;
  /** Today in UTC. */
  today: PlainDate;
  latestDay: PlainDate;
}

/** The largest offset from UTC in milliseconds: 14 hours, in Kiribati. */
const furthestAhead = 14 * 60 * 60 * 1000;

/** Reads the current working days and dates for a case. */
export async function caseDaysOf(
  { clock }: Pick<FormationPorts, 'clock'>,
  { jurisdiction }: PlannedCompany,
): Promise<CaseDays> {
  const now = clock();
  return {
    calendar: await workCalendarOf(jurisdiction.place.country),
    today: dayOf(now),
    latestDay: dayOf(new Date(now.getTime() + furthestAhead)),
  };
}

/** Computes the state of a formation from its events. */
export function caseAfter(
  planned: PlannedCompany,
  events: readonly RecordedEvent[],
  { calendar, today, latestDay }: CaseDays,
): FormationCase {
  const state = caseStateOf(events);
  const progress = progressOf(planned.jurisdiction, planned.requirements, state, calendar, today);
  const createdOn = dayOf(planned.company.details.createdAt);
  return { ...planned, state, progress, calendar, createdOn, today, latestDay };
}

function dayOf(moment: Date): PlainDate {
  return plainDate(moment.toISOString().slice(0, 10));
}
