import * as opening from '#contract/case-opening.ts';
import * as contract from '#contract/cases.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import * as answers from '#contract/plan-answers.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { type AnswersPreview, changeAnswers, previewAnswers } from './change-answers.ts';
import { answerQuestion, clearDate, setDate } from './change-facts.ts';
import { type NewCase, openCase, withdrawCase } from './open-case.ts';
import type { CasesPorts } from './ports.ts';
import { isPracticeAnswered, readPractice } from './practice-repository.ts';
import { readCaseKinds } from './read-case-kinds.ts';
import { readCases, readFormation } from './read-cases.ts';
import { recordAction } from './record-action.ts';
import { setPractice } from './set-practice.ts';
import { viewCaseKinds } from './view-case-kinds.ts';
import { viewCaseFile, viewFormation, viewLaterCase, viewName, viewOneCase } from './views.ts';

const { serve } = servingWith<CasesPorts>();

function newCaseOf({ kind, on, values = {} }: CheckedInputOf<typeof opening.openCase>): NewCase {
  return { kind, on: plainDate(on), values };
}

/** Operations of the cases feature. */
export const caseRoutes = [
  serve(contract.readFormation, async ({ services, session: { person }, params }) => ({
    formation: viewFormation(await readFormation(services, { side: 'founder', person }, params.id)),
  })),

  serve(contract.readCases, async ({ services, session: { person }, params }) =>
    viewCaseFile(await readCases(services, { side: 'founder', person }, params.id)),
  ),

  serve(contract.recordTaskAction, async ({ services, session: { person }, params, input }) => {
    const { action, on, ...said } = input;
    const file = await recordAction(
      services,
      { side: 'founder', person },
      params.id,
      params.case,
      params.task,
      action,
      { ...said, on: plainDate(on) },
    );
    return viewOneCase(file, params.case);
  }),

  serve(contract.readCompanyCases, async ({ services, session: { person }, staffRole, params }) =>
    viewCaseFile(await readCases(services, { side: 'agency', person, role: staffRole }, params.id)),
  ),

  serve(
    contract.recordTaskActionAsStaff,
    async ({ services, session: { person }, staffRole, params, input }) => {
      const { action, on, ...said } = input;
      const file = await recordAction(
        services,
        { side: 'agency', person, role: staffRole },
        params.id,
        params.case,
        params.task,
        action,
        { ...said, on: plainDate(on) },
      );
      return viewOneCase(file, params.case);
    },
  ),

  serve(opening.readCaseKinds, async ({ services, session: { person }, params }) =>
    viewCaseKinds(await readCaseKinds(services, { side: 'founder', person }, params.id)),
  ),

  serve(opening.readCaseKindsAsStaff, async ({ services, session: { person }, staffRole, params }) =>
    viewCaseKinds(await readCaseKinds(services, { side: 'agency', person, role: staffRole }, params.id)),
  ),

  serve(opening.openCase, async ({ services, session: { person }, params, input }) => {
    const opened = await openCase(services, { side: 'founder', person }, params.id, newCaseOf(input));
    return viewLaterCase(opened.file, opened.id);
  }),

  serve(opening.openCaseAsStaff, async ({ services, session: { person }, staffRole, params, input }) => {
    const user = { side: 'agency', person, role: staffRole } as const;
    const opened = await openCase(services, user, params.id, newCaseOf(input));
    return viewLaterCase(opened.file, opened.id);
  }),

  serve(opening.withdrawCase, async ({ services, session: { person }, params, input }) => {
    const user = { side: 'founder', person } as const;
    return viewLaterCase(
      await withdrawCase(services, user, params.id, params.case, input.reason),
      params.case,
    );
  }),

  serve(opening.withdrawCaseAsStaff, async ({ services, session: { person }, staffRole, params, input }) => {
    const user = { side: 'agency', person, role: staffRole } as const;
    return viewLaterCase(
      await withdrawCase(services, user, params.id, params.case, input.reason),
      params.case,
    );
  }),

  serve(answers.previewAnswers, async ({ services, session: { person }, params, input }) =>
    viewPreview(await previewAnswers(services, { side: 'founder', person }, params.id, input)),
  ),

  serve(answers.changeAnswers, async ({ services, session: { person }, params, input }) => ({
    formation: viewFormation(await changeAnswers(services, { side: 'founder', person }, params.id, input)),
  })),

  serve(
    answers.previewClientAnswers,
    async ({ services, session: { person }, staffRole: role, params, input }) =>
      viewPreview(await previewAnswers(services, { side: 'agency', person, role }, params.id, input)),
  ),

  serve(
    answers.changeClientAnswers,
    async ({ services, session: { person }, staffRole: role, params, input, texts }) => {
      await changeAnswers(services, { side: 'agency', person, role }, params.id, input);
      return { message: texts.clientPlanChanged };
    },
  ),

  serve(contract.readPractice, async ({ services: { database } }) => ({
    practice: await readPractice(database),
    isAnswered: await isPracticeAnswered(database),
  })),

  serve(contract.setPractice, async ({ services, session, input }) => ({
    practice: await setPractice(services, session.person, input),
  })),

  serve(contract.setDate, async ({ services, session, params, input }) => ({
    formation: viewFormation(
      await setDate(services, session.person, params.id, params.date, plainDate(input.on)),
    ),
  })),

  serve(contract.clearDate, async ({ services, session, params }) => ({
    formation: viewFormation(await clearDate(services, session.person, params.id, params.date)),
  })),

  serve(contract.answerQuestion, async ({ services, session, params, input }) => ({
    formation: viewFormation(
      await answerQuestion(
        services,
        session.person,
        params.id,
        params.question,
        input.answer,
        input.keepsStarted ?? false,
      ),
    ),
  })),
];

function viewPreview({ change: { added, removed, kept, passed }, questions }: AnswersPreview) {
  return {
    added: added.map(viewName),
    removed: removed.map(viewName),
    kept: kept.map(viewName),
    passed: passed.map(viewName),
    questions,
  };
}
