import * as z from 'zod/mini';
import { companyDays, dayBases } from '#domain/calendar/company-calendar.ts';
import { deadlineEventKinds, maxReasonLength } from '#domain/calendar/deadline-record.ts';
import { companyQuestions } from '#domain/catalogue/company-question.ts';
import { paperKinds } from '#domain/papers/paper-kind.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { amount, day, dueDate, source } from './plans.ts';

const countedDay = z.object({
  day: z.enum(companyDays),
  /** `null` while unknown. */
  known: z.nullable(
    z.object({
      on: day,
      /** Entered by a person, derived from a finished formation step, or assumed until it is entered. */
      basis: z.enum(dayBases),
    }),
  ),
  /** How many of the company's deadlines count from it. */
  deadlines: z.int(),
});
export type CountedDayView = z.infer<typeof countedDay>;

const question = z.object({
  question: z.enum(companyQuestions),
  /** `null` until it is answered. */
  answer: z.nullable(z.boolean()),
});
export type QuestionView = z.infer<typeof question>;

/** Who sees to a deadline: a person of the team or staff, or the agency as a whole. */
const assignee = z.object({
  /** `null` for the agency. */
  id: z.nullable(idField),
  /** `null` for the agency, and once the account is gone. */
  name: z.nullable(z.string()),
});

/** What was recorded about a deadline, by whom and when. */
const deadlineEntry = z.object({
  kind: z.enum(deadlineEventKinds),
  /** The day it was done; `null` for other kinds. */
  on: z.nullable(day),
  /** What shows that it was done; `null` for no paper, and for other kinds. */
  paper: z.nullable(z.object({ id: idField, kind: z.enum(paperKinds), version: z.int() })),
  /** Why it does not apply; `null` for other kinds. */
  reason: z.nullable(z.string()),
  /** Who sees to it from then on; `null` for nobody, and for other kinds. */
  assignee: z.nullable(assignee),
  /** `null` once the account is gone. */
  by: z.nullable(z.string()),
  /** Whether the company or the agency recorded it. */
  side: z.enum(['company', 'agency']),
  at: momentField,
});
export type DeadlineEntryView = z.infer<typeof deadlineEntry>;

const calendarDeadline = z.extend(dueDate, {
  /** Which date of the duty this is, for the calls that record something about it. */
  occurrence: z.string(),
  state: z.enum(['open', 'done', 'does-not-apply']),
  /** In the last fourteen days of one that is open; `null` before and after. */
  daysLeft: z.nullable(z.int()),
  /** Only of the yearly renewal: what it costs by today's prices. */
  cost: z.optional(
    z.object({
      /** A sum for each currency; what is known of them where a price is missing. */
      amounts: z.array(amount),
      isComplete: z.boolean(),
      sources: z.array(source),
    }),
  ),
  assignee: z.nullable(assignee),
  /** Everything recorded about it, oldest first. */
  entries: z.array(deadlineEntry),
  /** Questions whose answers say whether it applies; none where it certainly does. */
  settledBy: z.array(z.enum(companyQuestions)),
});
export type CalendarDeadlineView = z.infer<typeof calendarDeadline>;

export const calendarView = z.object({
  jurisdiction: z.object({ id: z.string(), name: z.string() }),
  /** The day it was computed on, of UTC. */
  today: day,
  from: day,
  until: day,
  /** In the order of their days. */
  deadlines: z.array(calendarDeadline),
  counted: z.array(countedDay),
  companyQuestions: z.array(question),
});
export type CalendarView = z.infer<typeof calendarView>;

const companyParams = z.object({ id: idField });

export const readCalendar = defineOperation({
  id: 'readCalendar',
  method: 'GET',
  path: '/companies/{id}/calendar',
  feature: 'Calendar',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), calendar: calendarView }),
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const occurrenceParams = z.object({
  id: idField,
  deadline: z.string().check(z.maxLength(100, problem('too-long', { name: 'deadline', max: 100 }))),
  occurrence: z.string().check(z.maxLength(20, problem('too-long', { name: 'occurrence', max: 20 }))),
});
export const recordedAnswer = z.object({ status: z.literal('success'), calendar: calendarView });
const recordingFailures = [
  'company-not-found',
  'formation-not-found',
  'not-allowed',
  'deadline-not-found',
  'deadline-settled',
  'too-many-entries',
] as const;

export const doneInput = z.object({
  on: z.iso.date(problem('day-missing')),
  /** Id of a paper of the company that shows it; `null` for none. */
  paper: z._default(z.nullable(idField), null),
});
export const dismissalInput = z.object({
  reason: requiredText({ field: 'reason', max: maxReasonLength }),
  /** Whether it also holds for the other dates of the same duty. */
  always: z._default(z.boolean(problem('not-boolean', { name: 'always' })), false),
});
export const assigneeInput = z.object({
  /** Id of a member's account, or 'agency'; `null` for nobody. */
  to: z.nullable(z.union([z.literal('agency'), idField])),
});

const occurrencePath = '/companies/{id}/calendar/deadlines/{deadline}/{occurrence}';

export const completeDeadline = defineOperation({
  id: 'completeDeadline',
  method: 'PUT',
  path: `${occurrencePath}/done`,
  feature: 'Calendar',
  access: 'session',
  params: occurrenceParams,
  input: doneInput,
  output: recordedAnswer,
  success: 200,
  failures: [...recordingFailures, 'paper-not-found'],
});

export const dismissDeadline = defineOperation({
  id: 'dismissDeadline',
  method: 'PUT',
  path: `${occurrencePath}/dismissal`,
  feature: 'Calendar',
  access: 'session',
  params: occurrenceParams,
  input: dismissalInput,
  output: recordedAnswer,
  success: 200,
  failures: recordingFailures,
});

export const assignDeadline = defineOperation({
  id: 'assignDeadline',
  method: 'PUT',
  path: `${occurrencePath}/assignee`,
  feature: 'Calendar',
  access: 'session',
  params: occurrenceParams,
  input: assigneeInput,
  output: recordedAnswer,
  success: 200,
  failures: [...recordingFailures, 'member-not-found'],
});

export const reopenDeadline = defineOperation({
  id: 'reopenDeadline',
  method: 'DELETE',
  path: `${occurrencePath}/record`,
  feature: 'Calendar',
  access: 'session',
  params: occurrenceParams,
  output: recordedAnswer,
  success: 200,
  failures: [
    'company-not-found',
    'formation-not-found',
    'not-allowed',
    'deadline-not-found',
    'deadline-open',
    'too-many-entries',
  ],
});

const feed = z.object({
  createdAt: momentField,
  /** Whether the company is named in it. */
  hasNames: z.boolean(),
});
export type CalendarFeedView = z.infer<typeof feed>;

export const readCalendarFeed = defineOperation({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/companies/{id}/calendar/feed',
  feature: 'Calendar',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), feed: z.nullable(feed) }),
  success: 200,
  failures: ['company-not-found'],
});

export const createCalendarFeed = defineOperation({
  id: 'createCalendarFeed',
  method: 'POST',
  path: '/companies/{id}/calendar/feed',
  feature: 'Calendar',
  access: 'session',
  idempotent: true,
  params: companyParams,
  output: z.object({ status: z.literal('success'), feed, address: z.string() }),
  success: 201,
  failures: ['company-not-found'],
});

export const changeCalendarFeed = defineOperation({
  id: 'changeCalendarFeed',
  method: 'PATCH',
  path: '/companies/{id}/calendar/feed',
  feature: 'Calendar',
  access: 'session',
  params: companyParams,
  input: z.object({ hasNames: z.boolean(problem('not-boolean', { name: 'hasNames' })) }),
  output: z.object({ status: z.literal('success'), feed }),
  success: 200,
  failures: ['company-not-found', 'calendar-feed-not-found'],
});

export const revokeCalendarFeed = defineOperation({
  id: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/companies/{id}/calendar/feed',
  feature: 'Calendar',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), message: z.string() }),
  success: 200,
  failures: ['company-not-found'],
});

export const readCalendarFile = defineOperation({
  id: 'readCalendarFile',
  method: 'GET',
  path: '/calendar-feeds/{file}',
  feature: 'Calendar',
  access: 'open',
  params: z.object({
    /** The address' secret part and '.ics'. */
    file: z.string(),
  }),
  download: { types: ['text/calendar'] },
  success: 200,
  failures: ['calendar-feed-not-found'],
});
