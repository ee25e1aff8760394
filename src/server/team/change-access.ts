import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import { kindsIn, type PaperClass } from '#domain/papers/paper-classes.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { type Change, changeMembership } from './change-membership.ts';
import { findMembership, type Membership, showEnded, updateMembership } from './member-repository.ts';
import type { TeamPorts } from './ports.ts';
import { viewMembership } from './views.ts';

interface Limits {
  /** The last day of their access; `null` for no end. */
  until: string | null;
  /** What they see besides their own; `null` for what their role sees. */
  classes: readonly PaperClass[] | null;
}

/**
 * Limits what a member sees of the company's papers, and until when they have access at all.
 * @throws Failure 'company-not-found', 'not-allowed', 'member-not-found' or 'admin-unlimited'
 */
export function changeAccess(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  id: string,
  limits: Limits,
): Promise<MemberView> {
  return changeMembership(services, person, companyId, {
    action: 'change-role',
    whose: { id },
    change: (membership) => limited(membership, limits),
  });
}

/**
 * The same by staff who act for a client.
 * @throws Failure 'company-not-found', 'member-not-found' or 'admin-unlimited'
 */
export function changeAccessAsStaff(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  staff: Person,
  companyId: string,
  id: string,
  limits: Limits,
): Promise<MemberView> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await lockCompanies(scope, companyId);
    await showEnded(scope);
    const membership = await findMembership(scope, companyId, { id });
    if (!membership) throw new Failure('member-not-found');
    const { entry, ...values } = limited(membership, limits);
    await updateMembership(scope, id, values);
    await scope.record({
      action: entry.action,
      subject: membership.name,
      details: { email: membership.email, ...entry.details },
    });
    // Whether the day has passed is the database's to say.
    return viewMembership((await findMembership(scope, companyId, { id })) ?? membership);
  });
}

/** @throws Failure 'member-not-found' or 'admin-unlimited' */
function limited({ status, role }: Membership, { until, classes }: Limits): Change {
  if (status === 'deleted') throw new Failure('member-not-found');
  if (role === 'admin') throw new Failure('admin-unlimited');
  return {
    accessUntil: until as PlainDate | null,
    paperKinds: classes && kindsIn(classes),
    entry: { action: 'access-changed', details: { until, classes: classes?.join(', ') ?? null } },
  };
}
