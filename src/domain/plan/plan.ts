import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DocumentOwner, Jurisdiction, RequiredDocument, Step } from '#domain/catalogue/definition.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import { costsOf, type YearOfCosts } from './costs.ts';
import { type CompanyDates, type DueDate, deadlinesOf } from './deadlines.ts';
import { firstYearEndOf } from './financial-year.ts';
import { type OfficeProblem, officeProblemOf } from './offices.ts';
import { type Timeline, timelineOf, type WorkCalendar } from './timeline.ts';

/** What a founder meets with one choice: what it costs, how long it takes, what to hand in, what comes after. */
export interface Plan {
  jurisdiction: Jurisdiction;
  requirements: PlanRequirements;
  preparedOn: PlainDate;
  /** Three years, the year of formation first. */
  years: readonly YearOfCosts[];
  timeline: Timeline;
  /** What each kind of person hands in, with the step that asks for it. */
  documents: ReadonlyMap<DocumentOwner, readonly { document: RequiredDocument; step: Step }[]>;
  /** What stands against the choice of office and visas. */
  officeProblem: OfficeProblem | undefined;
  /** The days that the deadlines count from: the latest that the timeline foresees, and the first financial year's end that follows. */
  assumedDates: CompanyDates;
  /** What falls due in the three years after the day of the plan. */
  deadlines: readonly DueDate[];
}

/** How many years of deadlines a plan holds. */
const yearsOfDeadlines = 3;

/**
 * Makes the plan for one choice.
 *
 * @param calendar on which days offices of the country work
 * @param today the day the plan is made and its first step begins
 */
export function makePlan(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  calendar: WorkCalendar,
  today: PlainDate,
): Plan {
  const timeline = timelineOf(jurisdiction, requirements, calendar, today);
  const assumedDates = datesIn(jurisdiction, timeline);
  const until = addYears(today, yearsOfDeadlines);
  return {
    jurisdiction,
    requirements,
    preparedOn: today,
    years: costsOf(jurisdiction, requirements),
    timeline,
    documents: documentsIn(timeline),
    officeProblem: officeProblemOf(jurisdiction, requirements),
    assumedDates,
    deadlines: deadlinesOf(jurisdiction, requirements, assumedDates, { from: today, until }, calendar),
  };
}

function datesIn(jurisdiction: Jurisdiction, { steps }: Timeline): CompanyDates {
  const dates: CompanyDates = {};
  for (const { step, latest } of steps) {
    for (const milestone of step.reaches ?? []) {
      if (milestone !== 'bank-account') dates[milestone] = latest;
    }
  }
  if (dates.incorporation) dates['financial-year-end'] = firstYearEndOf(jurisdiction, dates.incorporation);
  return dates;
}

function documentsIn({ steps }: Timeline): Plan['documents'] {
  const documents = new Map<DocumentOwner, { document: RequiredDocument; step: Step }[]>();
  for (const { step } of steps) {
    for (const document of step.documents) {
      documents.set(document.of, [...(documents.get(document.of) ?? []), { document, step }]);
    }
  }
  return documents;
}
