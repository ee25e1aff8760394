import * as z from 'zod/mini';
import { idField, momentField, optionalText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

/**
 * State of an email: queued, accepted by a mail server, kept here because there is none, or failed after
 * its last attempt.
 */
export const emailStates = ['waiting', 'sent', 'kept', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];

const params = z.object({ id: idField });

const outgoingEmailFilter = z.object({
  search: z.optional(optionalText({ field: 'search', max: 100 })),
  state: z.optional(z.enum(emailStates)),
  cursor: cursorField,
});
export type OutgoingEmailFilter = z.infer<typeof outgoingEmailFilter>;

const outgoingEmailView = z.object({
  id: idField,
  /** Which email it is, as in 'reset-password'. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(emailStates),
  attempts: z.int(),
  /** The error of the last failed attempt; `null` if there is none. */
  lastError: z.nullable(z.string()),
  createdAt: momentField,
  sentAt: z.nullable(momentField),
});
export type OutgoingEmailView = z.infer<typeof outgoingEmailView>;

/**
 * The content of an email. With a mail server, emails may open accounts, so they cannot be read here: 'hidden' while
 * they wait, 'removed' once they are sent or old.
 */
const emailBodies = z.union([
  z.object({ kind: z.literal('readable'), html: z.string(), plainText: z.string() }),
  z.object({ kind: z.enum(['hidden', 'removed']) }),
]);

export const listOutgoingEmails = defineOperation({
  id: 'listOutgoingEmails',
  method: 'GET',
  path: '/outbox',
  feature: 'Mail',
  access: 'developer',
  right: 'read-outbox',
  query: outgoingEmailFilter,
  output: z.object({
    status: z.literal('success'),
    emails: z.array(outgoingEmailView),
    nextCursor: nextCursorField,
    total: z.int(),
    /** Whether a mail server is set up; without one, emails can only be read here. */
    hasMailServer: z.boolean(),
  }),
  success: 200,
  failures: [],
});

export const readOutgoingEmail = defineOperation({
  id: 'readOutgoingEmail',
  method: 'GET',
  path: '/outbox/{id}',
  feature: 'Mail',
  access: 'developer',
  right: 'read-outbox',
  params,
  output: z.object({ status: z.literal('success'), email: outgoingEmailView, bodies: emailBodies }),
  success: 200,
  failures: ['email-not-found'],
});

export const retryOutgoingEmail = defineOperation({
  id: 'retryOutgoingEmail',
  method: 'POST',
  path: '/outbox/{id}/retry',
  feature: 'Mail',
  access: 'developer',
  right: 'read-outbox',
  params,
  output: z.object({ status: z.literal('success'), message: z.string(), email: outgoingEmailView }),
  success: 200,
  failures: ['email-not-found', 'email-not-retried'],
});
