import type { ReviewPoint } from '#contract/desk.ts';
import * as contract from '#contract/desk.ts';
import * as tasks from '#contract/desk-tasks.ts';
import { maxOwnReasons } from '#domain/desk/return-reason.ts';
import type { PaperPoint } from '#domain/papers/paper-state.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { askForPaper } from './ask-for-paper.ts';
import { confirmDetails } from './confirm-details.ts';
import { decideReview } from './decide-review.ts';
import { askForTwo } from './decision-repository.ts';
import { openReview, releaseReview } from './open-review.ts';
import type { DeskPorts } from './ports.ts';
import { readDesk } from './read-desk.ts';
import { addReason, countReasons, listReasons, removeReason } from './reason-repository.ts';
import { decideTaskReview, openTaskReview, releaseTaskReview, undoTaskReview } from './review-task.ts';
import { undoReview } from './undo-review.ts';

const { serve } = servingWith<DeskPorts>();

/** What the review desk answers. */
export const deskRoutes = [
  serve(contract.readDesk, async ({ services, session }) => ({
    desk: await readDesk(services, session.person),
  })),

  serve(contract.openReview, async ({ services, session, params }) => ({
    review: await openReview(services, session.person, params.id, params.paper),
  })),

  serve(contract.releaseReview, async ({ services, session, params }) => {
    await releaseReview(services, session.person, params.id, params.paper);
    return {};
  }),

  serve(contract.decideReview, async ({ services, session, params, input }) => {
    const taken = { ...input, points: input.points.map(pointOf) };
    return { review: await decideReview(services, session.person, params.id, params.paper, taken) };
  }),

  serve(contract.confirmReviewDetails, async ({ services, session, params, input }) => ({
    review: await confirmDetails(services, session.person, params.id, {
      paperId: params.paper,
      number: Number(params.version),
      said: input,
    }),
  })),

  serve(contract.undoReview, async ({ services, session, params }) => ({
    review: await undoReview(services, session.person, params.id, params.paper),
  })),

  serve(tasks.openTaskReview, async ({ services, session: { person }, staffRole: role, params }) => ({
    review: await openTaskReview(services, { person, role }, params.id, taskKeyOf(params)),
  })),

  serve(tasks.releaseTaskReview, async ({ services, session: { person }, staffRole: role, params }) => {
    await releaseTaskReview(services, { person, role }, params.id, taskKeyOf(params));
    return {};
  }),

  serve(tasks.decideTaskReview, async ({ services, session: { person }, staffRole: role, params, input }) => {
    const points = input.points.map(({ field, text, reason }) => ({
      text,
      ...(field !== null && { about: field }),
      ...(reason !== null && { reason }),
    }));
    const taken = { ...input, points };
    return {
      review: await decideTaskReview(services, { person, role }, params.id, taskKeyOf(params), taken),
    };
  }),

  serve(tasks.undoTaskReview, async ({ services, session: { person }, staffRole: role, params }) => ({
    review: await undoTaskReview(services, { person, role }, params.id, taskKeyOf(params)),
  })),

  serve(contract.askForPaper, async ({ services, session, params, input }) => {
    await askForPaper(services, session.person, params.id, input);
    return {};
  }),

  serve(contract.addReturnReason, async ({ services, input }) => ({
    reasons: await inScope(services.database, 'installation', async (transaction) => {
      if ((await countReasons(transaction)) >= maxOwnReasons) throw new Failure('too-many-entries');
      await addReason(transaction, input.text, services.clock());
      return listReasons(transaction);
    }),
  })),

  serve(contract.removeReturnReason, async ({ services, params }) => ({
    reasons: await inScope(services.database, 'installation', async (transaction) => {
      await removeReason(transaction, params.id);
      return listReasons(transaction);
    }),
  })),

  serve(contract.changeDeskSettings, async ({ services, input }) => {
    await inScope(services.database, 'installation', (transaction) => askForTwo(transaction, input.needsTwo));
    return { needsTwo: input.needsTwo };
  }),
];

function pointOf({ page, field, text, reason }: ReviewPoint): PaperPoint {
  return {
    text,
    ...(page !== null && { page }),
    ...(field !== null && { field }),
    ...(reason !== null && { reason }),
  };
}

const taskKeyOf = ({ case: caseId, task }: { case: string; task: string }) => ({ caseId, task });
