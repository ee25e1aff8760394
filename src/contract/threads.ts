import * as z from 'zod/mini';
import { requestedServices, requestStates } from '#domain/requests/service-request.ts';
import {
  maxAttachedPapers,
  maxExchanges,
  maxMessageLength,
  threadItemKinds,
  threadSides,
} from '#domain/threads/thread-item.ts';
import { attachedPaperView } from './attached-paper.ts';
import { attachedPapers } from './attached-papers.ts';
import { problem } from './field-problem.ts';
import { idField, isVisible, momentField, optionalText } from './fields.ts';
import { defineOperation } from './operation.ts';

const exchange = z.object({ asked: z.string(), answered: z.string() });

const threadItemView = z.object({
  /** From 1, without gaps. */
  position: z.int(),
  kind: z.enum(threadItemKinds),
  side: z.enum(threadSides),
  /** As they were called then; empty where it is no longer known. */
  author: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  at: momentField,
  /** What was asked and answered in a conversation or a call; empty for anything else. */
  exchanges: z.array(exchange),
  request: z.nullable(z.object({ service: z.enum(requestedServices), state: z.enum(requestStates) })),
  papers: z.array(attachedPaperView),
});
export type ThreadItemView = z.infer<typeof threadItemView>;

const noteView = z.object({
  id: idField,
  author: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  at: momentField,
  papers: z.array(attachedPaperView),
});
export type NoteView = z.infer<typeof noteView>;

const threadView = z.object({
  /** In the order in which they were written. */
  items: z.array(threadItemView),
  /** Whether there are items before the first of these. */
  hasEarlier: z.boolean(),
  /** How far you have read. */
  readUpTo: z.int(),
  /** How far somebody of the other side has read. */
  seenUpTo: z.int(),
});

const params = z.object({ id: idField });
const position = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** Without either, the last items. */
const span = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});
export type ThreadSpan = z.infer<typeof span>;

export const readThread = defineOperation({
  id: 'readThread',
  method: 'GET',
  path: '/companies/{id}/thread',
  feature: 'Messages',
  access: 'session',
  params,
  query: span,
  output: z.object({
    status: z.literal('success'),
    ...threadView.shape,
    /** Whether you may write, too. */
    mayWrite: z.boolean(),
  }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

/** What is written: words, papers, or both. */
const written = {
  /** May be empty where papers go along. */
  text: optionalText({ field: 'message', max: maxMessageLength, multiline: true }),
  papers: z.optional(attachedPapers(maxAttachedPapers)),
};
const hasContent = z.refine<{ text: string; papers?: readonly string[] | undefined }>(
  ({ text, papers = [] }) => papers.length > 0 || isVisible(text),
  { path: ['text'], message: problem('required', { field: 'message' }) },
);
const exchangeText = z.string().check(z.maxLength(12_000));

export const sendMessage = defineOperation({
  id: 'sendMessage',
  method: 'POST',
  path: '/companies/{id}/thread/messages',
  feature: 'Messages',
  access: 'session',
  idempotent: true,
  params,
  input: z
    .object({
      ...written,
      /** The conversation with the expert that the message is about. */
      conversation: z.optional(
        z
          .array(z.object({ asked: exchangeText, answered: exchangeText }))
          .check(z.minLength(1), z.maxLength(maxExchanges)),
      ),
      /** A voice call of yours whose transcript is put into the thread. */
      callId: z.optional(idField),
    })
    .check(hasContent),
  maximumBytes: 512 * 1024,
  output: z.object({ status: z.literal('success'), item: threadItemView }),
  success: 200,
  failures: [
    'company-not-found',
    'not-allowed',
    'paper-not-found',
    'too-many-requests',
    'voice-call-not-found',
    'storage-full',
  ],
});

const readInput = z.object({ position });
const readOutput = z.object({ status: z.literal('success') });

export const markThreadRead = defineOperation({
  id: 'markThreadRead',
  method: 'POST',
  path: '/companies/{id}/thread/read',
  feature: 'Messages',
  access: 'session',
  params,
  input: readInput,
  output: readOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const readThreadAsStaff = defineOperation({
  id: 'readThreadAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/thread',
  feature: 'Messages',
  access: 'operator',
  right: 'read-cases',
  params,
  query: span,
  output: z.object({
    status: z.literal('success'),
    ...threadView.shape,
    /** What staff wrote down since the first of the items, in order. The company never sees it. */
    notes: z.array(noteView),
  }),
  success: 200,
  failures: ['company-not-found'],
});

export const sendMessageAsStaff = defineOperation({
  id: 'sendMessageAsStaff',
  method: 'POST',
  path: '/operator/companies/{id}/thread/messages',
  feature: 'Messages',
  access: 'operator',
  right: 'talk-to-clients',
  idempotent: true,
  params,
  input: z.object(written).check(hasContent),
  output: z.object({ status: z.literal('success'), item: threadItemView }),
  success: 200,
  failures: ['company-not-found', 'paper-not-found', 'storage-full'],
});

export const markThreadReadAsStaff = defineOperation({
  id: 'markThreadReadAsStaff',
  method: 'POST',
  path: '/operator/companies/{id}/thread/read',
  feature: 'Messages',
  access: 'operator',
  right: 'talk-to-clients',
  params,
  input: readInput,
  output: readOutput,
  success: 200,
  failures: ['company-not-found'],
});

export const addStaffNote = defineOperation({
  id: 'addStaffNote',
  method: 'POST',
  path: '/operator/companies/{id}/notes',
  feature: 'Messages',
  access: 'operator',
  right: 'write-notes',
  idempotent: true,
  params,
  input: z.object(written).check(hasContent),
  output: z.object({ status: z.literal('success'), note: noteView }),
  success: 200,
  failures: ['company-not-found', 'paper-not-found', 'storage-full'],
});
