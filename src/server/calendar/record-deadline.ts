import type { Person } from '#domain/accounts/person.ts';
import type { CompanyDeadline } from '#domain/calendar/company-calendar.ts';
import {
  type DeadlineEvent,
  deadlineObstacle,
  type RecordedDeadlineEvent,
} from '#domain/calendar/deadline-record.ts';
import { type CompanyAction, may } from '#domain/team/permissions.ts';
import { type CompanyUser, inCompanyFor, type UserScope } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { addDeadlineEvent, listDeadlineEvents } from './deadline-repository.ts';
import type { CalendarPorts } from './ports.ts';
import { calendarIn, type ReadCalendar } from './read-calendar.ts';

/** Far more than a company's deadlines need; every event is read with every request. */
const maxEvents = 5000;

/** One date of a duty. */
export interface DeadlineKey {
  deadline: string;
  occurrence: string;
}

/**
 * Records something about one deadline of a company: its admins, the person it is assigned to, and staff for them.
 *
 * @param decide creates the event in the same transaction, or throws
 * @throws Failure 'company-not-found', 'not-allowed', 'formation-not-found', 'deadline-not-found', 'deadline-settled',
 * 'deadline-open' or 'too-many-entries'
 */
export async function recordDeadline(
  services: Pick<CalendarPorts, 'clock' | 'database' | 'prices'>,
  user: CompanyUser,
  companyId: string,
  key: DeadlineKey,
  decide: (scope: UserScope, calendar: ReadCalendar) => DeadlineEvent | Promise<DeadlineEvent>,
): Promise<ReadCalendar> {
  const catalogue = await services.prices.current();
  return inCompanyFor(services, user, companyId, { action: 'read-company' }, async (scope) => {
    await lockCompanies(scope, companyId);
    const events = await listDeadlineEvents(scope, companyId);
    const calendar = await calendarIn(services, scope, scope.company, catalogue, events);
    const due = dueOf(calendar, key);
    refuseUnlessMay(scope, user.person, due);
    if (!due) throw new Failure('deadline-not-found');
    const event = await decide(scope, calendar);
    refuseIfObstructed(due, event, events);
    const at = services.clock();
    const recorded = await addDeadlineEvent(scope, {
      ...{ companyId, after: events.length, ...key, event, by: user.person, side: user.side, at },
    });
    await logEvent(scope, due, recorded);
    return calendarIn(services, scope, scope.company, catalogue, [...events, recorded]);
  });
}

function dueOf({ deadlines }: ReadCalendar, key: DeadlineKey): CompanyDeadline | undefined {
  return deadlines.find((each) => each.deadline.id === key.deadline && each.occurrence === key.occurrence);
}

const action: CompanyAction = 'change-deadlines';

/** The right of staff was checked with the operation. */
function refuseUnlessMay({ role }: UserScope, person: Person, due: CompanyDeadline | undefined): void {
  const assignee = due?.record.assignee;
  const isTheirs = assignee?.kind === 'person' && assignee.id === person.id;
  if (role && !isTheirs && !may(role, action)) throw new Failure('not-allowed');
}

function refuseIfObstructed(
  { record }: CompanyDeadline,
  event: DeadlineEvent,
  events: readonly RecordedDeadlineEvent[],
): void {
  const obstacle = deadlineObstacle(record, event.kind);
  if (obstacle) throw new Failure(obstacle);
  if (events.length >= maxEvents) throw new Failure('too-many-entries');
}

const auditActions = {
  done: 'deadline-done',
  'does-not-apply': 'deadline-dismissed',
  assigned: 'deadline-assigned',
  reopened: 'deadline-reopened',
} as const;

/** The log stores the label of the duty, because the catalogue may change. */
async function logEvent(
  scope: UserScope,
  { deadline, on }: CompanyDeadline,
  { event }: RecordedDeadlineEvent,
): Promise<void> {
  await scope.record({
    action: auditActions[event.kind],
    subject: deadline.label,
    details: {
      due: on,
      ...(event.kind === 'done' && { on: event.on }),
      ...(event.kind === 'assigned' && event.to?.kind === 'person' && { to: event.to.name ?? null }),
    },
  });
}
