import { companyCalendarOf } from '#domain/calendar/company-calendar.ts';
import { officeProblemOf } from '#domain/plan/offices.ts';
import { dayText } from '#domain/values/day-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { listCompanies } from '../companies/index.ts';
import { type FormationCase, readFormation } from '../formation/index.ts';
import { citationOf, openCitations } from '../knowledge/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Part } from './builtin/word-answer.ts';
import type { AssistantPorts } from './ports.ts';
import { officeProblemText } from './tools/planned-place.ts';
import { rangeText } from './tools/time-of-place.ts';

/** Maximum companies, and steps and deadlines of each, in an answer. */
const maxCompanies = 3;
const maxSteps = 5;
const maxDeadlines = 6;

/**
 * The progress of a person's companies, one part per company, newest first; other
 * people's are never read.
 */
export async function readOwnPlan(
  services: Pick<AssistantPorts, 'clock' | 'database' | 'prices'>,
  personId: string,
): Promise<readonly Part[]> {
  const companies = await listCompanies(services, { id: personId });
  const newest = companies.toReversed().slice(0, maxCompanies);
  const parts = await Promise.all(
    newest.map(async ({ details }) => {
      try {
        return ownPlanOf(await readFormation(services, { id: personId }, details.id), services.clock());
      } catch (error) {
        // A company in a jurisdiction outside the catalogue, or one the person has just left, has no plan.
        if (error instanceof Failure) return undefined;
        throw error;
      }
    }),
  );
  return parts.filter((part) => part !== undefined);
}

/** The progress of one company as a part of an answer. */
export function ownPlanOf(formation: FormationCase, now: Date): Part {
  const { company, jurisdiction, requirements, state, progress, calendar } = formation;
  const today = plainDate(now.toISOString().slice(0, 10));
  const citations = openCitations();
  const problem = officeProblemOf(jurisdiction, requirements);
  const left = progress.steps.filter(({ doneOn }) => doneOn === undefined);
  const done = progress.steps.length - left.length;
  const { shortest, longest } = progress.workingDays;
  const steps = left.slice(0, maxSteps).map(({ step, state: stands }) => {
    if (!('value' in step.workingDays)) return `- ${step.label} (${stands}): time to be confirmed`;
    const { value, sources } = step.workingDays;
    const marks = citations.mark(sources.slice(0, 1).map(citationOf));
    return `- ${step.label} (${stands}): ${rangeText(value.shortest, value.longest)} ${marks}`;
  });
  const { deadlines } = companyCalendarOf(
    jurisdiction,
    requirements,
    state,
    calendar,
    company.details.totalShares,
    today,
  );
  const due = deadlines
    .filter(({ on }) => on >= today)
    .slice(0, maxDeadlines)
    .map(({ deadline, on }) => {
      const condition = deadline.onlyIf ? ` (only ${deadline.onlyIf})` : '';
      const marks = citations.mark(deadline.rule.sources.slice(0, 1).map(citationOf));
      return `- ${dayText(on)}: ${deadline.label}${condition} ${marks}`;
    });
  return {
    heading: oneLine(company.details.name),
    text: [
      `Planned in ${jurisdiction.name} with ${requirements.visas} visas and a ${requirements.officeType} office.`,
      ...(problem ? [`Open point: ${officeProblemText(problem, requirements.visas)}`] : []),
      progress.isIncorporated ? 'It is incorporated.' : 'It is not incorporated yet.',
      `Of ${progress.steps.length} steps ${done} are done and ${left.length} are left.`,
      ...(left.length > 0 ? [`What is left takes about ${rangeText(shortest, longest)}.`] : []),
      ...(progress.next ? [`Next step: ${progress.next.step.label}.`] : []),
      ...(steps.length > 0 ? ['Steps left, in order:', ...steps] : []),
      ...(due.length > 0 ? ['Due dates of this company:', ...due] : []),
    ].join('\n'),
    sources: citations.list,
  };
}

/** A company name is user input: strip Markdown from it. */
function oneLine(name: string): string {
  return name.replaceAll(/[\s#[\]<>]+/g, ' ').trim();
}
