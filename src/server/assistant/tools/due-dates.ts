import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { DeadlineStart, Jurisdiction } from '#domain/catalogue/definition.ts';
import { type CompanyDates, type DueDate, deadlinesOf, startOf } from '#domain/plan/deadlines.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { dayText } from '#domain/values/day-text.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';

const startTexts: Record<DeadlineStart, string> = {
  incorporation: 'incorporation on',
  'licence-issue': 'a licence issued on',
  'financial-year-end': 'a financial year that ends on',
  'visa-issue': 'a visa issued on',
};

/** Maximum dates in an answer; the calendar has all. */
const datesShown = 8;

/**
 * Deadlines in the two years after the dates in a question, by the place's rules.
 * @param isMeant selects the deadlines in question
 * @returns `undefined` if no rule counts from those dates
 */
export function dueDates(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  dates: CompanyDates,
  calendar: WorkCalendar,
  isMeant: (due: DueDate) => boolean,
): Quotable | undefined {
  const known = Object.values(dates).sort();
  const [from] = known;
  if (from === undefined) return undefined;
  const window = { from, until: yearsAfter(known.at(-1) ?? from) };
  const all = deadlinesOf(jurisdiction, requirements, dates, window, calendar).filter(({ deadline }) =>
    countsFrom(deadline.rule.value, dates),
  );
  const meant = all.filter(isMeant);
  const shown = firstOfEach(meant).slice(0, datesShown);
  if (shown.length === 0) return undefined;
  const citations = openCitations();
  const lines = shown.map(({ deadline, on }) => {
    const marks = citations.mark(deadline.rule.sources.slice(0, 2).map(citationOf));
    const condition = deadline.onlyIf ? ` (only ${deadline.onlyIf})` : '';
    const penalty =
      'value' in deadline.penalty && shown.length <= 3
        ? ` If it is missed: ${deadline.penalty.value} ${citations.mark(deadline.penalty.sources.slice(0, 1).map(citationOf))}`
        : '';
    return `- **${dayText(on)}**: ${deadline.label}${condition} ${marks}${penalty}`;
  });
  const starts = (Object.entries(dates) as [DeadlineStart, PlainDate][])
    .map(([start, on]) => `${startTexts[start]} ${dayText(on)}`)
    .join(' and ');
  return {
    text: [`For ${jurisdiction.name}, counted from ${starts}:`, lines.join('\n')].join('\n\n'),
    sources: citations.list,
  };
}

function countsFrom(law: DueDate['deadline']['rule']['value'], dates: CompanyDates): boolean {
  const start = startOf(law);
  return start !== undefined && dates[start] !== undefined;
}

function yearsAfter(date: PlainDate): PlainDate {
  return addYears(date, 2);
}

/** The first date of each deadline: recurring ones appear once. */
function firstOfEach(dues: readonly DueDate[]): DueDate[] {
  return dues.filter(
    ({ deadline }, index) => dues.findIndex((other) => other.deadline.id === deadline.id) === index,
  );
}
