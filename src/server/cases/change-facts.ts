import type { Person } from '#domain/accounts/person.ts';
import { changeOfAnswers } from '#domain/cases/answers-change.ts';
import { companyDatesOf } from '#domain/cases/company-dates.ts';
import type { Practice } from '#domain/cases/fold-case.ts';
import { daysFor } from '#domain/cases/possible-days.ts';
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyCase, type FormationCase, formationOf } from './read-case.ts';
import type { SeenBy } from './read-cases.ts';
import { type NewCaseEvent, type RecordingPorts, recordCaseEvent } from './record-case-event.ts';
import { refuseDayOutside } from './refuse-day.ts';

/**
 * Enters or confirms a date of the company.
 * @throws Failure as `recordCaseEvent`, or 'invalid-input' for an impossible date
 */
export function setDate(
  services: RecordingPorts,
  person: Person,
  companyId: string,
  date: DeadlineStart,
  on: PlainDate,
): Promise<SeenBy<FormationCase>> {
  return recordFact(services, person, companyId, ({ jurisdiction, state, latestDay }) => {
    const { incorporation } = companyDatesOf(jurisdiction, state);
    refuseDayOutside(daysFor(date, incorporation, latestDay), on);
    return {
      event: { kind: 'date-set', date, on },
      entry: { action: 'date-set', subject: date, details: { on } },
    };
  });
}

/**
 * Removes an entered date of the company.
 * @throws Failure as `recordCaseEvent`, or 'date-not-entered'
 */
export function clearDate(
  services: RecordingPorts,
  person: Person,
  companyId: string,
  date: DeadlineStart,
): Promise<SeenBy<FormationCase>> {
  return recordFact(services, person, companyId, ({ state }) => {
    if (!state.enteredDates[date]) throw new Failure('date-not-entered');
    return { event: { kind: 'date-cleared', date }, entry: { action: 'date-cleared', subject: date } };
  });
}

/**
 * Records the answer to a question that deadlines or steps depend on.
 * @param answer `null` removes the answer
 * @param keepsStarted whether steps that were started may leave the plan; their record is kept
 * @throws Failure as `recordCaseEvent`, or 'steps-started' if such a step would leave it
 */
export function answerQuestion(
  services: RecordingPorts,
  person: Person,
  companyId: string,
  question: CompanyQuestion,
  answer: boolean | null,
  keepsStarted: boolean,
): Promise<SeenBy<FormationCase>> {
  return recordFact(services, person, companyId, ({ formation, practice }) => {
    if (!keepsStarted && dropsStarted(formation, practice, question, answer))
      throw new Failure('steps-started');
    return {
      event: { kind: 'question-answered', question, answer },
      entry: { action: 'question-answered', subject: question, details: { answer } },
    };
  });
}

/** Whether a step that was started leaves the plan with that answer. */
function dropsStarted(
  { plan, events }: CompanyCase,
  practice: Practice,
  question: CompanyQuestion,
  answer: boolean | null,
): boolean {
  const { [question]: _, ...others } = plan.requirements.answers ?? {};
  const answers = answer === null ? others : { ...others, [question]: answer };
  const next = { ...plan, requirements: { ...plan.requirements, answers } };
  return changeOfAnswers(plan, next, events, practice).kept.length > 0;
}

async function recordFact(
  services: RecordingPorts,
  person: Person,
  companyId: string,
  decide: (formation: FormationCase) => NewCaseEvent,
): Promise<SeenBy<FormationCase>> {
  const user = { side: 'founder', person } as const;
  const { actor, windows, describePaper, ...file } = await recordCaseEvent(
    services,
    user,
    companyId,
    'formation',
    (_, found) => decide(formationOf(found)),
  );
  return { ...formationOf(file), actor, windows, describePaper };
}
