import * as z from 'zod/mini';
import { idField, momentField, optionalText } from './fields.ts';
import { defineOperation } from './operation.ts';

/**
 * Where a letter stands: on its way, taken by a mail server, kept here because there is none, or given up after
 * its last try.
 */
export const letterStates = ['waiting', 'sent', 'kept', 'failed'] as const;
export type LetterState = (typeof letterStates)[number];

/** How many letters the outbox shows at a time. */
export const lettersPerPage = 50;

const params = z.object({ id: idField });

const letterFilter = z.object({
  search: z.optional(optionalText({ label: 'Search', max: 100 })),
  state: z.optional(z.enum(letterStates)),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'The page must be a number from 1 to 99999.'))),
});
export type LetterFilter = z.infer<typeof letterFilter>;

const letterView = z.object({
  id: idField,
  /** Which letter it is, as in 'reset-password'. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(letterStates),
  attempts: z.int(),
  /** What was said at the last try that failed; `null` where none has. */
  lastError: z.nullable(z.string()),
  createdAt: momentField,
  sentAt: z.nullable(momentField),
});
export type LetterView = z.infer<typeof letterView>;

/**
 * What a letter says. A mail server's letters may open accounts, so nobody reads them here: 'hidden' while they
 * wait, 'removed' once they are sent or old.
 */
const letterBodies = z.union([
  z.object({ kind: z.literal('readable'), html: z.string(), plainText: z.string() }),
  z.object({ kind: z.enum(['hidden', 'removed']) }),
]);

export const listLetters = defineOperation({
  id: 'listLetters',
  method: 'GET',
  path: '/outbox',
  summary: 'The letters of the installation, the latest first. While developing everybody may read them.',
  feature: 'Mail',
  access: 'developer',
  query: letterFilter,
  output: z.object({
    status: z.literal('success'),
    letters: z.array(letterView),
    total: z.int(),
    /** Whether a mail server takes the letters; without one they can only be read here. */
    hasMailServer: z.boolean(),
  }),
  success: 200,
  failures: [],
});

export const readLetter = defineOperation({
  id: 'readLetter',
  method: 'GET',
  path: '/outbox/{id}',
  summary:
    'One letter, with what it says where no mail server takes letters. The log says which operator read it.',
  feature: 'Mail',
  access: 'developer',
  params,
  output: z.object({ status: z.literal('success'), letter: letterView, bodies: letterBodies }),
  success: 200,
  failures: ['letter-not-found'],
});

export const retryLetter = defineOperation({
  id: 'retryLetter',
  method: 'POST',
  path: '/outbox/{id}/retry',
  summary: 'Try now to deliver a letter that is waiting, was kept or was given up.',
  feature: 'Mail',
  access: 'developer',
  params,
  output: z.object({ status: z.literal('success'), message: z.string(), letter: letterView }),
  success: 200,
  failures: ['letter-not-found', 'letter-not-retried'],
});
