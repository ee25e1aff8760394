import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DocumentOwner, Jurisdiction, RequiredDocument, Step } from '#domain/catalogue/definition.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import { costsOf, type YearOfCosts } from './costs.ts';
import { type CompanyDates, type DueDate, deadlinesOf } from './deadlines.ts';
import { firstYearEndOf } from './financial-year.ts';
import { type OfficeProblem, officeProblemOf } from './offices.ts';
import { type Timeline, timelineOf, type WorkCalendar } from './timeline.ts';

/** A plan for one choice: costs, timeline, documents and deadlines. */
export interface Plan {
  jurisdiction: Jurisdiction;
  requirements: PlanRequirements;
  preparedOn: PlainDate;
  /** Three years, beginning with the year of formation. */
  years: readonly YearOfCosts[];
  timeline: Timeline;
  /** Documents by person, with the step that needs them. */
  documents: ReadonlyMap<DocumentOwner, readonly { document: RequiredDocument; step: Step }[]>;
  /** Problem of the choice of office and visas. */
  officeProblem: OfficeProblem | undefined;
  /** The dates that deadlines count from: the latest of the timeline, and the first financial year end after it. */
  assumedDates: CompanyDates;
  /** Deadlines in the three years after the plan's date. */
  deadlines: readonly DueDate[];
}

/** Number of years for which a plan lists deadlines. */
const yearsOfDeadlines = 3;

/**
 * Creates the plan for one choice.
 *
 * @param calendar working days of the country's offices
 * @param today date of the plan, on which its first step begins
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
