import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { type CompanyAction, may } from '#domain/team/permissions.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany, lockCompanies } from '../tenancy/index.ts';
import {
  findMembership,
  hasOtherAdmin,
  type Membership,
  showEnded,
  updateMembership,
} from './member-repository.ts';
import type { TeamPorts } from './ports.ts';
import { viewMembership } from './views.ts';

/** What becomes of a membership. */
export interface Change extends Partial<Pick<Membership, 'role' | 'status' | 'accessUntil' | 'paperKinds'>> {
  /** The entry for the log. */
  entry: Pick<AuditEntry, 'action' | 'details'>;
}

interface Order {
  action: CompanyAction;
  /** Selects a member by line in the list, or the person's own membership. */
  whose: { id: string } | 'own';
  /** The new membership; `undefined` if nothing changes. */
  change(membership: Membership, scope: CompanyScope): Change | undefined | Promise<Change | undefined>;
}

/**
 * Changes a membership in a company. Changes are serialized, so that no two of them together remove the last admin.
 * @throws Failure 'company-not-found', 'not-allowed', 'member-not-found', 'last-admin', or what `change` throws
 */
export function changeMembership(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  { action, whose, change }: Order,
): Promise<MemberView> {
  return inCompany(services, person, companyId, action, async (scope) => {
    await lockCompanies(scope, companyId);
    await showEnded(scope);
    // A concurrent change may have affected the caller's own role.
    const own = await findMembership(scope, companyId, { userId: person.id });
    if (own?.status !== 'active' || own.hasEnded) throw new Failure('company-not-found');
    if (!may(own.role, action)) throw new Failure('not-allowed');
    const membership = whose === 'own' ? own : await findMembership(scope, companyId, whose);
    if (!membership) throw new Failure('member-not-found');
    const changed = await change(membership, scope);
    if (!changed) return viewMembership(membership);
    const { entry, ...values } = changed;
    // An admin is never limited.
    if (values.role === 'admin') Object.assign(values, { accessUntil: null, paperKinds: null });
    const next = { ...membership, ...values };
    if (
      isActiveAdmin(membership) &&
      !isActiveAdmin(next) &&
      !(await hasOtherAdmin(scope, companyId, membership.userId))
    ) {
      throw new Failure('last-admin');
    }
    await updateMembership(scope, membership.id, values);
    await addAuditEntry(scope, {
      ...entry,
      subject: membership.name,
      details: { email: membership.email, ...entry.details },
      companyId,
      actor: personActor(person),
      at: services.clock(),
    });
    if (changed.role && membership.status === 'active') {
      await notify(scope, {
        kind: 'role-changed',
        companyId,
        details: { role: changed.role },
        people: [membership.userId],
        except: person.id,
        at: services.clock(),
      });
    }
    // Whether a day of access has passed is the database's to say.
    return viewMembership((await findMembership(scope, companyId, { id: membership.id })) ?? next);
  });
}

function isActiveAdmin({ role, status }: Membership): boolean {
  return role === 'admin' && status === 'active';
}
