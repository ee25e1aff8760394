import * as z from 'zod/mini';
import { auditActions, auditActorKinds } from '#domain/audit/audit-entry.ts';
import { isPlainDate } from '#domain/values/plain-date.ts';
import { auditDetails } from './audit.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { searchField } from './operator.ts';
import { cursorField, nextCursorField } from './paging.ts';

const dayField = z.optional(z.string().check(z.refine((value) => isPlainDate(value), problem('not-date'))));

const logFilter = z.object({
  company: z.optional(idField),
  person: searchField,
  action: z.optional(z.enum(auditActions)),
  from: dayField,
  to: dayField,
  cursor: cursorField,
});
export type LogFilter = z.infer<typeof logFilter>;

const logEntry = z.object({
  id: idField,
  at: momentField,
  action: z.enum(auditActions),
  actorKind: z.enum(auditActorKinds),
  actorName: z.string(),
  subject: z.string(),
  /** `null` for what concerns the whole installation; the name is `null` once the company is gone. */
  company: z.nullable(z.object({ id: idField, name: z.nullable(z.string()) })),
  /** Empty for an entry of a company, unless the log of that company alone was asked for. */
  details: auditDetails,
});
export type LogEntry = z.infer<typeof logEntry>;

export const readLog = defineOperation({
  id: 'readLog',
  method: 'GET',
  path: '/operator/log',
  feature: 'Operators',
  access: 'operator',
  right: 'read-log',
  query: logFilter,
  output: z.object({
    status: z.literal('success'),
    entries: z.array(logEntry),
    nextCursor: nextCursorField,
  }),
  success: 200,
  failures: ['company-not-found'],
});

export const exportLog = defineOperation({
  id: 'exportLog',
  method: 'GET',
  path: '/operator/log.csv',
  feature: 'Operators',
  access: 'operator',
  right: 'read-log',
  query: z.omit(logFilter, { cursor: true }),
  download: { types: ['text/csv; charset=utf-8'] },
  success: 200,
  failures: ['company-not-found'],
});
