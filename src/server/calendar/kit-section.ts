import * as z from 'zod/mini';
import { deadlineEventKinds } from '#domain/calendar/deadline-record.ts';
import { recordSection, rowsOf } from '../kits/index.ts';
import { deadlineEvents } from './tables.ts';

/** What was recorded about a company's deadlines. */
export const deadlinesSection = recordSection('deadlines', 'read-company', {
  events: rowsOf(deadlineEvents, {
    name: 'deadlines',
    key: ['position'],
    people: ['recordedBy', 'assignee'],
    fields: { kind: z.enum(deadlineEventKinds), side: z.enum(['company', 'agency']) },
  }),
});
