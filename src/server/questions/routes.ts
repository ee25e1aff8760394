import * as contract from '#contract/questions.ts';
import { anywhere } from '../platform/database/like-pattern.ts';
import { inScope } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { addConversation, withdrawReport } from './change-report.ts';
import type { QuestionPorts } from './ports.ts';
import { publishAnswer, unpublishAnswer } from './publish-answer.ts';
import { findQuestions } from './question-repository.ts';
import { exportAnswer, previewAnswer, readAnswer } from './read-answer.ts';
import { readQuestion } from './read-question.ts';
import { reportAnswer } from './report-answer.ts';
import { setQuestionState } from './set-question-state.ts';
import { viewQuestion } from './views.ts';

const { serve, serveDownload } = servingWith<QuestionPorts>();

/** What this feature answers to those who ask, and to operators. */
export const questionRoutes = [
  serve(contract.reportAnswer, async ({ services, session, client, input, texts }) => ({
    message: texts.answerReported,
    id: await reportAnswer(services, { ...input, personId: session?.person.id, client }),
  })),

  serve(contract.addConversation, async ({ services, session, params, input, texts }) => {
    await addConversation(services, { reportId: params.id, personId: session?.person.id }, input.turns);
    return { message: texts.conversationAdded };
  }),

  serve(contract.withdrawReport, async ({ services, session, params, texts }) => {
    await withdrawReport(services, { reportId: params.id, personId: session?.person.id });
    return { message: texts.reportWithdrawn };
  }),

  serve(contract.listQuestions, async ({ services, query }) => {
    const { search, ...filter } = query;
    const pattern = search ? anywhere(search) : undefined;
    const { rows, ...page } = await inScope(services.database, 'installation', (transaction) =>
      findQuestions(transaction, { ...filter, pattern }),
    );
    return { questions: rows.map(viewQuestion), ...page };
  }),

  serve(contract.readQuestion, async ({ services, params, replyHeaders }) => {
    const question = await readQuestion(services, params.id);
    replyHeaders.etag = etagOf(question.versions[0]?.version ?? 0);
    return { question };
  }),

  serve(contract.setQuestionState, async ({ services, session, params, input, texts }) => ({
    question: await setQuestionState(services, session.person, params.id, input.state),
    message: input.state === 'dismissed' ? texts.questionDismissed : texts.questionReopened,
  })),

  serve(contract.publishAnswer, async (call) => {
    const { services, session, params, input, expectedVersion, replyHeaders, texts } = call;
    const question = await publishAnswer(services, session.person, params.id, input, expectedVersion);
    replyHeaders.etag = etagOf(question.versions[0]?.version ?? 0);
    return { message: texts.answerPublished, question };
  }),

  serve(contract.unpublishAnswer, async (call) => {
    const { services, session, params, expectedVersion, replyHeaders, texts } = call;
    const question = await unpublishAnswer(services, session.person, params.id, expectedVersion);
    replyHeaders.etag = etagOf(question.versions[0]?.version ?? 0);
    return { message: texts.answerUnpublished, question };
  }),

  serve(contract.previewAnswer, async ({ services, params, input }) => ({
    answer: await previewAnswer(services, params.id, input),
  })),

  serveDownload(contract.exportAnswer, async ({ services, params, replyHeaders }) => {
    const { name, text } = await exportAnswer(services, params.id);
    replyHeaders['content-disposition'] = `attachment; filename="${name}"`;
    return { content: new TextEncoder().encode(text), type: 'text/markdown; charset=utf-8' };
  }),

  serve(contract.readAnswer, async ({ services, params }) => ({
    answer: await readAnswer(services, params.id),
  })),
];
