import type { Person } from '#domain/accounts/person.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { addAuditEntries, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { reassignAll } from './assignment-repository.ts';
import type { StaffPorts } from './ports.ts';
import { findStaffMember } from './staff-repository.ts';

/**
 * Gives all clients of one of the staff to another, or leaves them without anybody. Each client's log says so.
 * @returns how many there were
 * @throws Failure 'staff-not-found', or 'clients-not-yours' for somebody else's clients
 */
export function handOver(
  services: Pick<StaffPorts, 'clock' | 'database'>,
  { person, role }: { person: Person; role: StaffRole },
  { from, to }: { from: string; to: string | null },
): Promise<number> {
  if (from !== person.id && !mayAsStaff(role, 'assign-cases')) throw new Failure('clients-not-yours');
  return inScope(services.database, 'installation', (transaction) =>
    moveClients(services, transaction, person, { from, to }),
  );
}

/** The same within a transaction that has checked the right. */
export async function moveClients(
  { clock }: Pick<StaffPorts, 'clock'>,
  transaction: Transaction,
  person: Person,
  { from, to }: { from: string; to: string | null },
): Promise<number> {
  if (!(await findStaffMember(transaction, from))) throw new Failure('staff-not-found');
  const taker = to === null ? null : await findStaffMember(transaction, to);
  if (taker === undefined || to === from) throw new Failure('staff-not-found');
  const at = clock();
  const moved = await reassignAll(transaction, { from, to, at });
  const entry = {
    actor: operatorActor(person),
    action: 'client-assigned',
    subject: taker?.name ?? '',
    at,
  } as const;
  await addAuditEntries(
    transaction,
    moved.map((companyId) => ({ ...entry, companyId })),
  );
  return moved.length;
}
