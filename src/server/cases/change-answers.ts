import { type AnswersChange, changeOfAnswers } from '#domain/cases/answers-change.ts';
import type { PlanAnswers } from '#domain/cases/case-event.ts';
import type { CasePlan } from '#domain/cases/fold-case.ts';
import { questionsOfSteps } from '#domain/cases/questions-of-steps.ts';
import { isFreeZone, isSubTypeOf, type OfficeType, type SubType } from '#domain/catalogue/choices.ts';
import type { CompanyAnswers, CompanyQuestion } from '#domain/catalogue/company-question.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { notify } from '../notifications/index.ts';
import { Failure } from '../platform/failure.ts';
import type { PlannedBy } from './case-repository.ts';
import { type CaseUser, enterCases } from './enter-cases.ts';
import {
  type CaseFile,
  type CompanyCase,
  type FormationCase,
  formationIn,
  formationOf,
  plannedCompany,
  planOf,
} from './read-case.ts';
import type { SeenBy } from './read-cases.ts';
import { type NewCaseEvent, type RecordingPorts, recordCaseEventIn } from './record-case-event.ts';

/** The answers that select a company's plan within its country and type. */
export interface NewAnswers {
  visas: number;
  officeType: OfficeType;
  /** `null` where the type has no zones or emirates. */
  subType: SubType | null;
  /** Answers to what decides steps; those left out stay. */
  questions?: readonly QuestionAnswer[] | undefined;
}

interface QuestionAnswer {
  question: CompanyQuestion;
  answer: boolean | null;
}

/** What other answers would do, and what else decides the steps of that place. */
export interface AnswersPreview {
  change: AnswersChange;
  questions: QuestionAnswer[];
}

/**
 * What other answers would do to a formation, without saving them.
 * @throws Failure 'company-not-found', 'not-allowed', 'formation-not-found', or 'invalid-input' for another type's zone
 */
export async function previewAnswers(
  services: RecordingPorts,
  user: CaseUser,
  companyId: string,
  answers: NewAnswers,
): Promise<AnswersPreview> {
  const sources = { clock: services.clock, catalogue: await services.prices.current() };
  // Staff only read, which their visit in the company's log says.
  const action = user.side === 'agency' ? 'read-company' : 'change-formation';
  return enterCases(services, user, companyId, action, async (scope) => {
    const file = await formationIn(sources, scope, scope.company);
    const { change, jurisdiction, after } = changeBy(file, file.formation, answers, sources.catalogue);
    const questions = questionsOfSteps(jurisdiction, after.requirements).map((question) => ({
      question,
      answer: after.requirements.answers?.[question] ?? null,
    }));
    return { change, questions };
  });
}

/**
 * Plans a company by other answers. What was begun stays in view. Where staff do it, the company's people are told.
 * @throws Failure as `previewAnswers`, or 'too-many-entries'
 */
export async function changeAnswers(
  services: RecordingPorts,
  user: CaseUser,
  companyId: string,
  answers: NewAnswers,
): Promise<SeenBy<FormationCase>> {
  const catalogue = await services.prices.current();
  const sources = { ...services, catalogue };
  return enterCases(services, user, companyId, 'change-formation', async (scope) => {
    const before = await formationIn(sources, scope, scope.company);
    const { change } = changeBy(before, before.formation, answers, catalogue);
    for (const { question, answer } of changedQuestions(before.formation, answers)) {
      await recordCaseEventIn(sources, scope, user, 'formation', () => ({
        event: { kind: 'question-answered', question, answer },
        entry: { action: 'question-answered', subject: question, details: { answer } },
      }));
    }
    const { actor, windows, describePaper, ...file } = await recordCaseEventIn(
      sources,
      scope,
      user,
      'formation',
      (found, read) => answersChanged(read, found, answers, catalogue),
    );
    if (user.side === 'agency') {
      await notify(scope, {
        kind: 'plan-changed',
        companyId,
        details: { added: change.added.length, removed: change.removed.length + change.kept.length },
        at: services.clock(),
      });
    }
    return { ...formationOf(file), actor, windows, describePaper };
  });
}

function changedQuestions({ plan }: CompanyCase, { questions = [] }: NewAnswers): readonly QuestionAnswer[] {
  return questions.filter(
    ({ question, answer }) => (plan.requirements.answers?.[question] ?? null) !== answer,
  );
}

function answersChanged(
  file: CaseFile,
  found: CompanyCase,
  answers: NewAnswers,
  catalogue: PricedCatalogue,
): NewCaseEvent {
  const { by, after } = changeBy(file, found, answers, catalogue);
  const [from, to] = [answersOf(found.plan), answersOf(after)];
  const begun = Object.fromEntries(
    found.folded.tasks.flatMap(({ isStarted, isFormer, template: { id, label, decidedBy } }) =>
      isStarted && !isFormer ? [[id, { label, decidedBy }]] : [],
    ),
  );
  return {
    event: { kind: 'answers-changed', on: file.today, from, to, begun },
    entry: {
      action: 'answers-changed',
      subject: file.company.name,
      details: { place: to.place, visas: to.visas, officeType: to.officeType },
    },
    answers: by,
  };
}

function changeBy(
  file: CaseFile,
  { plan, events }: CompanyCase,
  { visas, officeType, subType, questions = [] }: NewAnswers,
  catalogue: PricedCatalogue,
) {
  const { companyType } = file.company;
  const isOffered = file.company.subType === null ? subType === null : isSubTypeOf(companyType, subType);
  if (!isOffered) {
    throw new Failure('invalid-input', { fields: { subType: { code: 'not-offered', of: 'zones' } } });
  }
  const by: PlannedBy = { visas, officeType, subType, freezone: isFreeZone(subType) ? subType : null };
  const planned = plannedCompany({ ...file.company, ...by }, catalogue);
  const given = new Map(questions.map(({ question, answer }) => [question, answer]));
  // What the company answered about itself stays where it is not answered anew.
  const known = Object.entries({ ...plan.requirements.answers, ...Object.fromEntries(given) });
  const answers: CompanyAnswers = Object.fromEntries(known.filter(([, answer]) => answer !== null));
  const requirements = { ...plan.requirements, ...planned.requirements, answers };
  const after = planOf({ ...planned, requirements }, 'formation', plan.openedOn);
  const change = changeOfAnswers(plan, after, events, file.practice);
  return { by, after, change, jurisdiction: planned.jurisdiction };
}

function answersOf({ place, requirements }: CasePlan): PlanAnswers {
  const { visas, officeType } = requirements;
  return { place, visas, officeType };
}
