import * as z from 'zod/mini';
import { requestedServices, requestStates } from '#domain/requests/service-request.ts';
import { threadItemKinds, threadSides } from '#domain/threads/thread-item.ts';
import { recordSection, rowsOf } from '../kits/index.ts';
import { threadItems, threadPapers } from './tables.ts';

const text = z.string().check(z.maxLength(20_000));

/** What items carry besides their text, as `ThreadDetails` has it. */
const details = z.strictObject({
  exchanges: z.optional(z.array(z.strictObject({ asked: text, answered: text })).check(z.maxLength(200))),
  startedAt: z.optional(z.iso.datetime()),
  service: z.optional(z.enum(requestedServices)),
  state: z.optional(z.enum(requestStates)),
});

const papers = rowsOf(threadPapers, {
  name: 'message-papers',
  key: ['position', 'place'],
});

/** What a company's people and the agency wrote to each other. Imported items say that they are. */
export const messagesSection = recordSection('messages', 'read-thread', {
  items: rowsOf(threadItems, {
    name: 'messages',
    key: ['position'],
    leaveOut: ['importedAt', 'authorId'],
    fields: { kind: z.enum(threadItemKinds), side: z.enum(threadSides), details },
    fill: (_row, { at }) => ({ importedAt: at }),
  }),
  /** Which papers of the kit go with them. Kits of earlier releases do not say so. */
  papers: { ...papers, schema: z.optional(papers.schema) },
});
