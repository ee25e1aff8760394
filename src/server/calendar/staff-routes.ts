import * as contract from '#contract/client-deadlines.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { CompanyUser } from '../audit/index.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { assignDeadline } from './assign-deadline.ts';
import { completeDeadline } from './complete-deadline.ts';
import type { CalendarPorts } from './ports.ts';
import { readClientDeadlines } from './read-calendar.ts';
import { recordDeadline } from './record-deadline.ts';
import { viewCalendar } from './views.ts';

const { serve } = servingWith<CalendarPorts>();

const asStaff = ({ person }: { person: Person }): CompanyUser => ({ side: 'agency', person });

/** Operations of the calendar feature for staff, who record on a client's behalf. */
export const staffCalendarRoutes = [
  serve(contract.readClientDeadlines, async ({ services, session, params }) => ({
    calendar: viewCalendar(await readClientDeadlines(services, session.person, params.id)),
  })),

  serve(contract.completeClientDeadline, async ({ services, session, params, input }) => {
    const done = { on: plainDate(input.on), paper: input.paper };
    return {
      calendar: viewCalendar(await completeDeadline(services, asStaff(session), params.id, params, done)),
    };
  }),

  serve(contract.dismissClientDeadline, async ({ services, session, params, input }) => {
    const event = { kind: 'does-not-apply' as const, ...input };
    return {
      calendar: viewCalendar(
        await recordDeadline(services, asStaff(session), params.id, params, () => event),
      ),
    };
  }),

  serve(contract.assignClientDeadline, async ({ services, session, params, input }) => ({
    calendar: viewCalendar(await assignDeadline(services, asStaff(session), params.id, params, input.to)),
  })),

  serve(contract.reopenClientDeadline, async ({ services, session, params }) => {
    const event = { kind: 'reopened' as const };
    return {
      calendar: viewCalendar(
        await recordDeadline(services, asStaff(session), params.id, params, () => event),
      ),
    };
  }),
];
