import type { MemberView } from '#contract/team.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { type CompanyAction, type MemberStatus, may, type Role } from '#domain/team/permissions.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { type CompanyScope, inCompany } from '../tenancy/index.ts';
import { changePlaceOf, findPlace, hasOtherAdmin, lockPlaces, type Place } from './member-repository.ts';
import type { TeamPorts } from './ports.ts';
import { viewPlace } from './views.ts';

interface Change {
  role?: Role;
  status?: MemberStatus;
  /** What is written down of it. */
  entry: Pick<AuditEntry, 'action' | 'details'>;
}

interface Order {
  action: CompanyAction;
  /** A line in the list of people, or the person's own place. */
  whose: { id: string } | 'own';
  /** What becomes of the place; `undefined` where it is so already. */
  change(place: Place, scope: CompanyScope): Change | undefined | Promise<Change | undefined>;
}

/**
 * Changes somebody's place in a company. Such changes come one after another, each of them seeing what the one
 * before has left, so that no two of them together take the last admin away.
 *
 * @throws Failure 'company-not-found', 'not-allowed', 'member-not-found', 'last-admin', or what `change` throws
 */
export function changePlace(
  services: Pick<TeamPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  { action, whose, change }: Order,
): Promise<MemberView> {
  return inCompany(services, person, companyId, action, async (scope) => {
    await lockPlaces(scope, companyId);
    // Whoever was before may have changed the place of the one who asks.
    const own = await findPlace(scope, companyId, { userId: person.id });
    if (own?.status !== 'active') throw new Failure('company-not-found');
    if (!may(own.role, action)) throw new Failure('not-allowed');
    const place = whose === 'own' ? own : await findPlace(scope, companyId, whose);
    if (!place) throw new Failure('member-not-found');
    const changed = await change(place, scope);
    if (!changed) return viewPlace(place);
    const { entry, ...values } = changed;
    const next = { ...place, ...values };
    if (
      isActiveAdmin(place) &&
      !isActiveAdmin(next) &&
      !(await hasOtherAdmin(scope, companyId, place.userId))
    ) {
      throw new Failure('last-admin');
    }
    await changePlaceOf(scope, place.id, values);
    await addAuditEntry(scope, {
      ...entry,
      subject: place.name,
      details: { email: place.email, ...entry.details },
      companyId,
      actor: personActor(person),
      at: services.clock(),
    });
    return viewPlace(next);
  });
}

function isActiveAdmin({ role, status }: Place): boolean {
  return role === 'admin' && status === 'active';
}
