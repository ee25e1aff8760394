import type { Person } from '#domain/accounts/person.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { appointIn } from './appoint-operator.ts';
import { countClientsOf } from './assignment-repository.ts';
import { moveClients } from './hand-over.ts';
import { keepManager } from './keep-manager.ts';
import type { StaffPorts } from './ports.ts';
import {
  findPersonByEmail,
  findStaffMember,
  removeOperator,
  setStaffRole,
  staffRoleOf,
} from './staff-repository.ts';

/**
 * A manager makes somebody one of the staff and tells them by email how to get in.
 * @throws Failure 'staff-already'
 */
export function appointStaff(
  services: StaffPorts,
  manager: Person,
  { email, name, role }: { email: string; name: string; role: StaffRole },
): Promise<void> {
  const { database, config } = services;
  return inScope(database, 'installation', async (transaction) => {
    const known = await findPersonByEmail(transaction, email);
    if (known && (await staffRoleOf(transaction, known.id))) throw new Failure('staff-already');
    const { passwordAddress } = await appointIn(services, transaction, operatorActor(manager), {
      email,
      fullName: name,
      role,
    });
    const url = passwordAddress ?? `${config.publicUrl}/app/operator`;
    const details = { role, operator: config.brand.operatorName, isNew: passwordAddress !== undefined };
    await queueEmail(services, transaction, writeEmail('staff-appointed', { to: email, url }, details));
  });
}

/** What changes about one of the staff. */
interface StaffChange {
  role: StaffRole;
  /** Left out, it stays as it is. */
  ownClientsOnly?: boolean | undefined;
  /** Who takes over their clients; `null` leaves them to nobody, `undefined` was not said. */
  clientsTo?: string | null | undefined;
}

/**
 * Gives one of the staff another role, or limits them to their own clients. Clients of somebody whose new role works on
 * none go to another.
 * @throws Failure 'staff-not-found', 'last-manager', or 'clients-without-owner' where nothing was said about clients
 */
export function changeStaffRole(
  services: Pick<StaffPorts, 'clock' | 'database'>,
  manager: Person,
  id: string,
  { role, ownClientsOnly, clientsTo }: StaffChange,
): Promise<void> {
  return inScope(services.database, 'installation', async (transaction) => {
    if (role !== 'manager') await keepManager(transaction, id);
    const member = await findStaffMember(transaction, id);
    if (!member) throw new Failure('staff-not-found');
    const isLimited = role !== 'manager' && (ownClientsOnly ?? member.ownClientsOnly);
    if (member.role === role && member.ownClientsOnly === isLimited) return;
    if (mayAsStaff(member.role, 'claim-cases') && !mayAsStaff(role, 'claim-cases')) {
      await leaveClients(services, transaction, manager, { from: id, to: clientsTo });
    }
    await setStaffRole(transaction, id, role, isLimited);
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(manager),
      action: 'operator-role-changed',
      subject: member.email,
      details: { from: member.role, to: role, ...(isLimited && { ownClientsOnly: true }) },
      at: services.clock(),
    });
  });
}

/** @throws Failure 'clients-without-owner' where there are clients and nobody was named */
async function leaveClients(
  services: Pick<StaffPorts, 'clock' | 'database'>,
  transaction: Transaction,
  manager: Person,
  { from, to }: { from: string; to: string | null | undefined },
): Promise<void> {
  if (to !== undefined) await moveClients(services, transaction, manager, { from, to });
  else if ((await countClientsOf(transaction, from)) > 0) throw new Failure('clients-without-owner');
}

/**
 * Takes somebody off the staff; the account stays.
 * @param clientsTo who takes over their clients; `null` leaves them to nobody, `undefined` was not said
 * @throws Failure 'staff-not-found', 'last-manager', or 'clients-without-owner' where nothing was said about clients
 */
export function removeStaff(
  services: Pick<StaffPorts, 'clock' | 'database'>,
  manager: Person,
  id: string,
  clientsTo: string | null | undefined,
): Promise<void> {
  return inScope(services.database, 'installation', async (transaction) => {
    await keepManager(transaction, id);
    const member = await findStaffMember(transaction, id);
    if (!member) throw new Failure('staff-not-found');
    await leaveClients(services, transaction, manager, { from: id, to: clientsTo });
    await removeOperator(transaction, id);
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(manager),
      action: 'operator-removed',
      subject: member.email,
      at: services.clock(),
    });
  });
}
