import { type CaseState, caseStateOf, type RecordedEvent } from '#domain/formation/case-state.ts';
import { type Progress, progressOf } from '#domain/formation/progress.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { workCalendarOf } from '../plans/index.ts';
import type { FormationPorts } from './ports.ts';
import type { PlannedCompany } from './read-case.ts';

/** A company's formation at a moment. */
export interface FormationCase extends PlannedCompany {
  state: CaseState;
  progress: Progress;
  /** On which days offices of the country work. */
  calendar: WorkCalendar;
  /** The day on which the company was created here, in UTC. */
  createdOn: PlainDate;
  /** The day in UTC. */
  today: PlainDate;
  /** The latest date anywhere on earth: what is today in the east is not in the future. */
  latestDay: PlainDate;
}

/** What the days of a case are counted with. */
interface CaseDays {
  calendar: WorkCalendar;
  /** The day in UTC. */
  today: PlainDate;
  latestDay: PlainDate;
}

/** How far the easternmost time zone is ahead of UTC, in milliseconds: 14 hours, in Kiribati. */
const furthestAhead = 14 * 60 * 60 * 1000;

/** Reads what the days of a case are counted with now. */
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

/** Where a formation stands after its events. */
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
