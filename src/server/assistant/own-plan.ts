import { officeProblemOf } from '#domain/plan/offices.ts';
import { dayText } from '#domain/values/day-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations } from '../knowledge/index.ts';
import type { Part } from './builtin/wording/word-answer.ts';
import { type OwnCase, readOwnCases } from './own-case.ts';
import { officeProblemText } from './tools/planned-place.ts';

/** Maximum steps and deadlines of a company in a language model's evidence. */
const maxSteps = 5;
const maxDeadlines = 6;

/** The progress of a person's companies, one part per company, newest first: evidence for a language model. */
export async function readOwnPlan(
  services: Parameters<typeof readOwnCases>[0],
  personId: string,
): Promise<readonly Part[]> {
  return (await readOwnCases(services, personId)).map(partFor);
}

function partFor({ name, jurisdiction, requirements, progress, calendar, today }: OwnCase): Part {
  const citations = openCitations();
  const problem = officeProblemOf(jurisdiction, requirements);
  const { workingDays: rangeText } = expertMessages;
  const left = progress.steps.filter(({ doneOn }) => doneOn === undefined);
  const done = progress.steps.length - left.length;
  const { shortest, longest } = progress.workingDays;
  const steps = left.slice(0, maxSteps).map(({ step, task }) => {
    const stands = task.state === 'locked' ? 'waiting' : task.state;
    if (!('value' in step.workingDays)) return `- ${step.label} (${stands}): time to be confirmed`;
    const { value, sources } = step.workingDays;
    const marks = citations.mark(sources.slice(0, 1).map(citationOf));
    return `- ${step.label} (${stands}): ${rangeText(value.shortest, value.longest)} ${marks}`;
  });
  const due = calendar.deadlines
    .filter(({ on }) => on >= today)
    .slice(0, maxDeadlines)
    .map(({ deadline, on }) => {
      const condition = deadline.onlyIf ? ` (only ${deadline.onlyIf})` : '';
      const marks = citations.mark(deadline.rule.sources.slice(0, 1).map(citationOf));
      return `- ${dayText(on)}: ${deadline.label}${condition} ${marks}`;
    });
  return {
    heading: name,
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
