import * as z from 'zod/mini';
import { companyTypes, countries, emirates, freeZones } from '#domain/catalogue/choices.ts';
import { calendarKinds } from '#domain/today/calendar-kinds.ts';
import { idField, optionalText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

const calendarFilter = z.object({
  /** What is overdue, or one month; everything from today on without it. */
  when: z.optional(z.union([z.literal('overdue'), month])),
  kind: z.optional(z.enum(calendarKinds)),
  /** Company, duty or step. */
  search: z.optional(optionalText({ field: 'search', max: 100 })),
  /** Id of who is in charge; 'nobody' for clients that nobody has. */
  owner: z.optional(z.union([z.literal('nobody'), idField])),
  /** Id of a jurisdiction, such as 'ae-ifza'. */
  place: z.optional(z.string().check(z.regex(/^[a-z]{2}-[a-z-]{2,40}$/))),
  cursor: cursorField,
});
export type ClientCalendarFilter = z.infer<typeof calendarFilter>;

const calendarRow = z.object({
  /** Unique in the list. */
  key: z.string(),
  on: z.string(),
  kind: z.enum(calendarKinds),
  /** The duty, the step, the kind of paper or the name; '' for the licence. */
  label: z.string(),
  /** Whether it only applies under a condition that nobody has answered. */
  isConditional: z.boolean(),
  /** Whose turn a step is; `null` for others. */
  turn: z.nullable(z.enum(['founder', 'agency', 'authority', 'bank'])),
  isOverdue: z.boolean(),
  company: z.object({
    id: idField,
    name: z.string(),
    country: z.enum(countries),
    companyType: z.enum(companyTypes),
    subType: z.nullable(z.enum([...freeZones, ...emirates])),
  }),
  owner: z.nullable(z.object({ id: idField, name: z.string() })),
});
export type ClientCalendarRow = z.infer<typeof calendarRow>;

/** What falls due for all clients within a year, and what is overdue. The counts are those of the lists. */
export const readClientCalendar = defineOperation({
  id: 'readClientCalendar',
  method: 'GET',
  path: '/operator/calendar',
  feature: 'Today',
  access: 'operator',
  right: 'read-cases',
  query: calendarFilter,
  output: z.object({
    status: z.literal('success'),
    /** The day the list was read, in UTC. */
    today: z.string(),
    counts: z.object({
      overdue: z.int(),
      coming: z.int(),
      /** From this month on, in order; only those with something. */
      months: z.array(z.object({ month, count: z.int() })),
    }),
    rows: z.array(calendarRow),
    nextCursor: nextCursorField,
    total: z.int(),
  }),
  success: 200,
  failures: [],
});
