import type { Assignee } from '#domain/calendar/deadline-record.ts';
import { may } from '#domain/team/permissions.ts';
import type { CompanyUser, UserScope } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { findActiveMember } from './member-repository.ts';
import type { CalendarPorts } from './ports.ts';
import type { ReadCalendar } from './read-calendar.ts';
import { type DeadlineKey, recordDeadline } from './record-deadline.ts';

/**
 * Says who sees to a deadline.
 *
 * @param to account of an active member, the agency, or nobody
 * @throws Failure as `recordDeadline`, or 'member-not-found'
 */
export function assignDeadline(
  services: Pick<CalendarPorts, 'clock' | 'database' | 'prices'>,
  user: CompanyUser,
  companyId: string,
  key: DeadlineKey,
  to: string | null,
): Promise<ReadCalendar> {
  return recordDeadline(services, user, companyId, key, async (scope) => ({
    kind: 'assigned',
    to: to === null ? null : to === 'agency' ? { kind: 'agency' } : await memberAs(scope, to),
  }));
}

async function memberAs(scope: UserScope, userId: string): Promise<Assignee> {
  const found = await findActiveMember(scope, scope.company.id, userId);
  // Shareholders see their own part alone, and no calendar.
  if (!found || !may(found.role, 'read-company')) throw new Failure('member-not-found');
  return { kind: 'person', id: found.id, name: found.name };
}
