import type { Person } from '#domain/accounts/person.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import { type Assignment, holdAssignment, storeAssignment } from './assignment-repository.ts';
import type { StaffPorts } from './ports.ts';
import { findStaffMember } from './staff-repository.ts';

/**
 * Puts one of the staff in charge of a client, or nobody. Everybody may claim a client that nobody has, and give
 * away their own; the rest needs the right to assign.
 * @throws Failure 'company-not-found', 'staff-not-found', 'clients-not-yours', or 'assignment-changed' with the name of
 * who has it
 */
export function assignClient(
  services: Pick<StaffPorts, 'clock' | 'database'>,
  { person, role }: { person: Person; role: StaffRole },
  companyId: string,
  ownerId: string | null,
  expectedVersion: string | undefined,
): Promise<Assignment> {
  return inCompanyAsStaff(services, person, companyId, async (scope) => {
    const before = await holdAssignment(scope, companyId);
    if (expectedVersion !== undefined && expectedVersion !== String(before.version)) {
      throw new Failure('assignment-changed', { etag: etagOf(before.version) });
    }
    const isOwn = before.owner === null ? ownerId === person.id : before.owner.id === person.id;
    if (!isOwn && !mayAsStaff(role, 'assign-cases')) throw new Failure('clients-not-yours');
    const owner = ownerId === null ? null : await findStaffMember(scope, ownerId);
    if (owner === undefined) throw new Failure('staff-not-found');
    const version = before.version + 1;
    await scope.record({ action: 'client-assigned', subject: owner?.name ?? '' });
    await storeAssignment(scope, companyId, { ownerId, version, at: services.clock() });
    return { owner, version };
  });
}
