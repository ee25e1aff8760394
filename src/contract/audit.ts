import * as z from 'zod/mini';
import { auditActions, auditActorKinds, auditTopics } from '#domain/audit/audit-entry.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

/** Names of fields with what they were and are. */
export const auditDetails = z.catchall(
  z.object({}),
  z.nullable(z.union([z.string(), z.number(), z.boolean()])),
);

export const auditEntryView = z.object({
  id: idField,
  at: momentField,
  actor: z.object({ kind: z.enum(auditActorKinds), id: z.nullable(idField), name: z.string() }),
  action: z.enum(auditActions),
  /** The name of the person or thing it was done to. */
  subject: z.string(),
  /** Further details, as in `{ from: 'member', to: 'admin' }`. */
  details: auditDetails,
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

const params = z.object({ id: idField });
const topic = z.optional(z.enum(auditTopics, problem('not-one-of', { name: 'topic', values: auditTopics })));
const actor = z.optional(idField);

export const readAuditLog = defineOperation({
  id: 'readAuditLog',
  method: 'GET',
  path: '/companies/{id}/audit-log',
  feature: 'Audit',
  access: 'session',
  params,
  query: z.object({
    topic,
    /** Account id of the person who did it. */
    actor,
    cursor: cursorField,
  }),
  output: z.object({
    status: z.literal('success'),
    entries: z.array(auditEntryView),
    nextCursor: nextCursorField,
    /** Everybody who is in the log, for a filter. */
    actors: z.array(z.object({ id: idField, name: z.string() })),
  }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'invalid-input'],
});

export const auditExportTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

export const exportAuditLog = defineOperation({
  id: 'exportAuditLog',
  method: 'GET',
  path: '/companies/{id}/audit-log/export',
  feature: 'Audit',
  access: 'session',
  params,
  query: z.object({
    topic,
    actor,
    format: z.optional(
      z.enum(['csv', 'json'], problem('not-one-of', { name: 'format', values: ['csv', 'json'] })),
    ),
  }),
  download: { types: Object.values(auditExportTypes) },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'too-many-requests', 'invalid-input'],
});
