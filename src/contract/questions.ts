import * as z from 'zod/mini';
import { countries } from '#domain/catalogue/choices.ts';
import { answerStates, questionStates } from '#domain/questions/question.ts';
import { maxQuestionLength } from './assistant.ts';
import { type FieldLabel, problem } from './field-problem.ts';
import { idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { searchField } from './operator.ts';
import { cursorField, nextCursorField } from './paging.ts';

const params = z.object({ id: idField });
const done = z.object({ status: z.literal('success'), message: z.string() });

/** Maximum turns of a conversation that is passed on, and characters of each. */
export const maxReportedTurns = 40;
export const maxTurnLength = 12_000;

const turnText = z.string(problem('not-text', { field: 'question' })).check(z.maxLength(maxTurnLength));

export const reportAnswer = defineOperation({
  id: 'reportAnswer',
  method: 'POST',
  path: '/expert/reports',
  feature: 'Expert',
  access: 'key',
  input: z.object({
    question: requiredText({ field: 'question', max: maxQuestionLength, multiline: true }),
    /** The expert's answer in Markdown, with its list of sources. */
    answer: turnText,
  }),
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    /** Lets the reporter add the conversation or withdraw the report. */
    id: idField,
  }),
  success: 200,
  failures: ['too-many-requests', 'storage-full'],
});

export const addConversation = defineOperation({
  id: 'addConversation',
  method: 'PUT',
  path: '/expert/reports/{id}/conversation',
  feature: 'Expert',
  access: 'key',
  params,
  input: z.object({
    turns: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: turnText }))
      .check(z.minLength(1), z.maxLength(maxReportedTurns)),
  }),
  maximumBytes: 512 * 1024,
  output: done,
  success: 200,
  failures: ['report-not-found'],
});

export const withdrawReport = defineOperation({
  id: 'withdrawReport',
  method: 'DELETE',
  path: '/expert/reports/{id}',
  feature: 'Expert',
  access: 'key',
  params,
  output: done,
  success: 200,
  failures: ['report-not-found'],
});

const citedPages = z.array(z.object({ title: z.string(), url: z.string() }));

const listedQuestion = z.object({
  id: idField,
  question: z.string(),
  state: z.enum(questionStates),
  /** How often it was asked without an answer, or reported. */
  times: z.int(),
  /** Other questions in nearly the same words. */
  similar: z.int(),
  language: z.string(),
  firstAskedOn: z.string(),
  lastAskedOn: z.string(),
  /** Where the reported answer came from; `null` if the expert said that it does not know. */
  cited: z.nullable(citedPages),
});
export type ListedQuestion = z.infer<typeof listedQuestion>;

const questionFilter = z.object({
  search: searchField,
  state: z.optional(z.enum(questionStates)),
  cursor: cursorField,
});
export type QuestionFilter = z.infer<typeof questionFilter>;

export const listQuestions = defineOperation({
  id: 'listQuestions',
  method: 'GET',
  path: '/operator/questions',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-questions',
  query: questionFilter,
  output: z.object({
    status: z.literal('success'),
    questions: z.array(listedQuestion),
    nextCursor: nextCursorField,
    total: z.int(),
  }),
  success: 200,
  failures: [],
});

/** Maximum lengths of an operator's answer, in characters; the first two are the articles' own. */
export const maxAnswerTitle = 70;
export const maxAnswerBody = 4_000;
const maxWording = 200;
const maxWordings = 12;

/** A date as YYYY-MM-DD. */
const dayField = z.iso.date(problem('not-date'));

const httpsAddress = requiredText({ field: 'source-url', max: 1_000 }).check(
  z.regex(/^https:\/\/[^\s<>"()]+\.[^\s<>"()]+$/i, problem('not-https')),
);

const line = (field: FieldLabel, max: number) => requiredText({ field, max });

/** An operator's answer, as it is written. */
const writtenAnswer = z.object({
  title: line('title', maxAnswerTitle),
  wordings: z.array(line('wording', maxWording)).check(z.maxLength(maxWordings)),
  body: requiredText({ field: 'answer', max: maxAnswerBody, multiline: true }),
  /** `null` for all countries. */
  country: z.nullable(z.enum(countries, problem('not-offered', { of: 'countries' }))),
  /** Ids of places in that country; empty for the whole country. */
  places: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(40)),
  topic: z.string().check(z.maxLength(40)),
  sourceTitle: line('source-title', 200),
  sourceUrl: httpsAddress,
  checkedOn: dayField,
});
export type WrittenAnswer = z.infer<typeof writtenAnswer>;

const answerVersion = z.object({
  ...writtenAnswer.shape,
  version: z.int(),
  state: z.enum(answerStates),
  answeredBy: z.string(),
  at: momentField,
});
export type AnswerVersion = z.infer<typeof answerVersion>;

const questionFile = z.object({
  ...listedQuestion.shape,
  /** Reports of the answers that were given, newest first. */
  reports: z.array(
    z.object({
      at: momentField,
      answer: z.nullable(z.string()),
      cited: citedPages,
      conversation: z.nullable(
        z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
      ),
      /** Whether the asker is told by email once there is an answer. */
      wantsEmail: z.boolean(),
    }),
  ),
  /** Every version of the operators' answer, newest first. */
  versions: z.array(answerVersion),
  /** What an answer can hold for. */
  offered: z.object({
    places: z.array(z.object({ id: z.string(), country: z.enum(countries), name: z.string() })),
    topics: z.array(z.string()),
  }),
});
export type QuestionFile = z.infer<typeof questionFile>;

export const readQuestion = defineOperation({
  id: 'readQuestion',
  method: 'GET',
  path: '/operator/questions/{id}',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-questions',
  params,
  output: z.object({ status: z.literal('success'), question: questionFile }),
  success: 200,
  failures: ['question-not-found'],
});

const changed = z.object({ status: z.literal('success'), message: z.string(), question: questionFile });

export const setQuestionState = defineOperation({
  id: 'setQuestionState',
  method: 'PATCH',
  path: '/operator/questions/{id}',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-questions',
  params,
  input: z.object({
    state: z.enum(['open', 'dismissed'], problem('not-offered', { of: 'states' })),
  }),
  output: changed,
  success: 200,
  failures: ['question-not-found', 'question-answered'],
});

export const publishAnswer = defineOperation({
  id: 'publishAnswer',
  method: 'PUT',
  path: '/operator/questions/{id}/answer',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-questions',
  params,
  ifMatch: 'required',
  input: writtenAnswer,
  output: changed,
  success: 200,
  failures: ['question-not-found', 'answer-changed'],
});

export const unpublishAnswer = defineOperation({
  id: 'unpublishAnswer',
  method: 'DELETE',
  path: '/operator/questions/{id}/answer',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-questions',
  params,
  ifMatch: 'required',
  output: changed,
  success: 200,
  failures: ['question-not-found', 'answer-not-found', 'answer-changed'],
});

/** An operator's answer as its page shows it. Texts named `html` are made from Markdown without raw HTML. */
const shownAnswer = z.object({
  id: idField,
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  country: z.nullable(z.enum(countries)),
  /** Names of the places that it holds for; empty for the whole country. */
  places: z.array(z.string()),
  source: z.object({ title: z.string(), url: z.string(), publisher: z.string() }),
  checkedOn: z.string(),
  answeredBy: z.string(),
  answeredAt: momentField,
});
export type ShownAnswer = z.infer<typeof shownAnswer>;

export const previewAnswer = defineOperation({
  id: 'previewAnswer',
  method: 'POST',
  path: '/operator/questions/{id}/answer/preview',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-questions',
  params,
  input: writtenAnswer,
  output: z.object({ status: z.literal('success'), answer: shownAnswer }),
  success: 200,
  failures: ['question-not-found'],
});

export const exportAnswer = defineOperation({
  id: 'exportAnswer',
  method: 'GET',
  path: '/operator/questions/{id}/answer/article',
  feature: 'Operators',
  access: 'operator',
  right: 'answer-questions',
  params,
  download: { types: ['text/markdown; charset=utf-8'] },
  success: 200,
  failures: ['question-not-found', 'answer-not-found'],
});

export const readAnswer = defineOperation({
  id: 'readAnswer',
  method: 'GET',
  path: '/answers/{id}',
  feature: 'Help',
  access: 'open',
  params,
  output: z.object({ status: z.literal('success'), answer: shownAnswer }),
  success: 200,
  failures: ['answer-not-found'],
});
