import * as z from 'zod/mini';
import { companyDays, dayBases } from '#domain/calendar/company-calendar.ts';
import { companyQuestions } from '#domain/catalogue/company-question.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { day, dueDate } from './plans.ts';

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

const calendarDeadline = z.extend(dueDate, {
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

const feed = z.object({ createdAt: momentField });

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
