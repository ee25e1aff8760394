import type { Plan } from '#domain/plan/plan.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { placeNameOf, planLinkOf } from './planned-place.ts';

/** Maximum steps in an answer; the plan page has all. */
const stepsShown = 9;
/** Maximum steps without a published time that are named. */
const openShown = 3;

/**
 * The duration of a choice, step by step.
 * @param asksSteps whether the steps were asked for rather than the time
 */
export function timeOfPlace(
  plan: Plan,
  publicUrl: string,
  asksSteps = false,
  words: ExpertWords = expertMessages,
): Quotable {
  const { steps, workingDays, open } = plan.timeline;
  const { visas, officeType } = plan.requirements;
  const { company } = placeNameOf(plan.jurisdiction, words);
  const citations = openCitations();
  const lines = steps.slice(0, stepsShown).map(({ step }, index) => {
    if (!('value' in step.workingDays)) return words.time.step(index + 1, step.label, words.notConfirmed, '');
    const { value, sources } = step.workingDays;
    const marks = citations.mark(sources.slice(0, 1).map(citationOf));
    return words.time.step(index + 1, step.label, words.workingDays(value.shortest, value.longest), marks);
  });
  const labels = open.slice(0, openShown).map(({ label }) => label);
  const { shortest, longest } = workingDays;
  const isOpen = open.some(({ actor }) => actor === 'authority');
  const more = open.length - labels.length;
  const whole = isOpen
    ? words.time.unknownWhole(company, visas, officeType, labels, more, shortest, longest)
    : words.time.whole(company, visas, officeType, shortest, longest);
  const unknown = open.length > 0 && !isOpen ? words.time.open(labels, more) : '';
  const text = asksSteps
    ? [words.steps.opening(company, steps.length), lines.join('\n'), `${whole} ${unknown}`]
    : [`${whole} ${unknown}`, lines.join('\n')];
  return {
    text: [...text.map((part) => part.trim()), words.time.link(planLinkOf(plan, publicUrl))].join('\n\n'),
    sources: citations.list,
  };
}
