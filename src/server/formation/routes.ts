import * as contract from '#contract/formation.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { answerQuestion } from './answer-question.ts';
import { clearDate } from './clear-date.ts';
import type { FormationPorts } from './ports.ts';
import { readFormation } from './read-formation.ts';
import { recordStep } from './record-step.ts';
import { reopenStep } from './reopen-step.ts';
import { setDate } from './set-date.ts';
import { viewFormation } from './views.ts';

const { serve } = servingWith<FormationPorts>();

/** Operations of the formation feature. */
export const formationRoutes = [
  serve(contract.readFormation, async ({ services, session, params }) => ({
    formation: viewFormation(await readFormation(services, session.person, params.id)),
  })),

  serve(contract.recordStep, async ({ services, session, params, input }) => ({
    formation: viewFormation(
      await recordStep(services, session.person, params.id, params.step, plainDate(input.on)),
    ),
  })),

  serve(contract.reopenStep, async ({ services, session, params }) => ({
    formation: viewFormation(await reopenStep(services, session.person, params.id, params.step)),
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
      await answerQuestion(services, session.person, params.id, params.question, input.answer),
    ),
  })),
];
