import * as z from 'zod/mini';
import { companyTypes, countries, emirates, freeZones } from '#domain/catalogue/choices.ts';
import { todayGroups } from '#domain/today/today-groups.ts';
import { ownWindow } from './case-views.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

const filter = {
  /** Company or step. */
  search: z.optional(optionalText({ field: 'search', max: 100 })),
  /** Id of who is in charge; 'nobody' for clients that nobody has. */
  owner: z.optional(z.union([z.literal('nobody'), idField])),
  /** Id of a jurisdiction, such as 'ae-ifza'. */
  place: z.optional(z.string().check(z.regex(/^[a-z]{2}-[a-z-]{2,40}$/))),
};

const todayRow = z.object({
  /** Unique in the list. */
  key: z.string(),
  group: z.enum(todayGroups),
  company: z.object({
    id: idField,
    name: z.string(),
    country: z.enum(countries),
    companyType: z.enum(companyTypes),
    subType: z.nullable(z.enum([...freeZones, ...emirates])),
  }),
  /**
   * What it is about: a task of a case, or what expires: a paper, the licence, a deadline of the law, a name, or an
   * authority's voucher, whose proof may wait for a check.
   */
  about: z.enum(['task', 'paper', 'licence', 'deadline', 'name', 'voucher']),
  /** Where a task belongs; `null` for others. */
  task: z.nullable(
    z.object({ caseId: idField, id: z.string(), state: z.enum(['ready', 'in-review', 'returned']) }),
  ),
  /** The step, the kind of paper, the duty or the name; '' for the licence. */
  label: z.string(),
  /** Whose turn it is; `null` for what expires. */
  turn: z.nullable(z.enum(['founder', 'agency', 'authority', 'bank'])),
  since: z.nullable(z.string()),
  /** Whole working days since; `null` for what expires, and after more than a year. */
  workingDays: z.nullable(z.int()),
  /** How many working days are usual; `null` where no source says. */
  usual: z.nullable(z.object({ shortest: z.int(), longest: z.int() })),
  /** How long it really took here in the last year; `null` with fewer than five answers, and for our own steps. */
  here: z.nullable(ownWindow),
  /** The last day on which it is not late, or the day on which it expires. */
  due: z.nullable(z.string()),
  isLate: z.boolean(),
  owner: z.nullable(z.object({ id: idField, name: z.string() })),
  /** The tag that If-Match takes when somebody is put in charge. */
  version: z.int(),
  /** When the client was last reminded. */
  remindedAt: z.nullable(momentField),
  /** An address of the client whose emails come back; `null` where they arrive. */
  returned: z.nullable(z.object({ address: z.string(), since: momentField })),
});
export type TodayRow = z.infer<typeof todayRow>;

const todayFilter = z.object({
  group: z._default(z.enum(todayGroups), 'ours'),
  ...filter,
  cursor: cursorField,
});
export type TodayFilter = z.infer<typeof todayFilter>;

/** What waits, and for whom. The counts are those of the lists with the same filter. */
export const readToday = defineOperation({
  id: 'readToday',
  method: 'GET',
  path: '/operator/today',
  feature: 'Today',
  access: 'operator',
  right: 'read-cases',
  query: todayFilter,
  output: z.object({
    status: z.literal('success'),
    counts: z.object({
      ours: z.int(),
      'client-late': z.int(),
      'authority-late': z.int(),
      expiring: z.int(),
      'with-authority': z.int(),
    }),
    rows: z.array(todayRow),
    nextCursor: nextCursorField,
    total: z.int(),
  }),
  success: 200,
  failures: [],
});

const savedView = z.object({
  id: idField,
  name: z.string(),
  /** The query of the address, such as 'group=ours&owner=nobody'. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const views = z.object({ status: z.literal('success'), views: z.array(savedView) });

export const listSavedViews = defineOperation({
  id: 'listSavedViews',
  method: 'GET',
  path: '/operator/today/views',
  feature: 'Today',
  access: 'operator',
  right: 'read-cases',
  output: views,
  success: 200,
  failures: [],
});

export const saveView = defineOperation({
  id: 'saveView',
  method: 'POST',
  path: '/operator/today/views',
  feature: 'Today',
  access: 'operator',
  right: 'read-cases',
  input: z.object({
    name: requiredText({ field: 'name', max: 60 }),
    query: z.string().check(z.maxLength(300, problem('too-long', { name: 'query', max: 300 }))),
  }),
  output: views,
  success: 201,
  idempotent: true,
  failures: ['too-many-views'],
});

export const deleteView = defineOperation({
  id: 'deleteView',
  method: 'DELETE',
  path: '/operator/today/views/{id}',
  feature: 'Today',
  access: 'operator',
  right: 'read-cases',
  params: z.object({ id: idField }),
  output: views,
  success: 200,
  failures: ['view-not-found'],
});
