import type { changeClientContact as contract } from '#contract/clients.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import { clientKeyOf } from '#domain/clients/read-clients.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { findUndeliverable, type UndeliverableAddress } from '../mail/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { inviteClient, withdrawAdminInvitations } from '../team/index.ts';
import { findCompany } from '../tenancy/index.ts';
import { findContact, findPeoplesAddresses, storeContact } from './contact-repository.ts';
import type { ClientPorts } from './ports.ts';

/** Whom the agency writes to at a client, and which of their emails come back. */
export interface Contact {
  contact: { name: string; email: string; hasJoined: boolean } | null;
  returned: readonly UndeliverableAddress[];
}

/** @throws Failure 'company-not-found' */
export function readContact(
  { database }: Pick<ClientPorts, 'database'>,
  staff: Pick<Person, 'id'>,
  companyId: string,
): Promise<Contact> {
  return inScope(database, { staff: staff.id }, async (transaction) => {
    if (!(await findCompany(transaction, companyId))) throw new Failure('company-not-found');
    return contactIn(transaction, companyId);
  });
}

async function contactIn(rows: Rows, companyId: string): Promise<Contact> {
  const found = await findContact(rows, companyId);
  const people = await findPeoplesAddresses(rows, companyId);
  const hasJoined = people.length > 0;
  const addresses = hasJoined ? people : found?.email ? [found.email] : [];
  return {
    contact: found ? { name: found.contact, email: found.email, hasJoined } : null,
    returned: await findUndeliverable(rows, addresses),
  };
}

/**
 * Corrects the contact of a client whom nobody has joined yet. Invitations to another address end, so that a stranger
 * who got one cannot use it.
 * @throws Failure 'company-not-found', 'client-joined' where people change their own addresses, or 'client-known'
 */
export function changeContact(
  services: ClientPorts,
  staff: Person,
  companyId: string,
  { name, email, invite }: CheckedInputOf<typeof contract>,
): Promise<Contact> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const { name: company } = scope.company;
    const { contact } = await contactIn(scope, companyId);
    if (!contact || contact.hasJoined) throw new Failure('client-joined');
    const clientKey = clientKeyOf({ company, email }) ?? null;
    await storeContact(scope, companyId, { contact: name, email, clientKey });
    await scope.record({ action: 'client-contact-changed', subject: company });
    if (invite || email !== contact.email) await withdrawAdminInvitations(scope, companyId, services.clock());
    if (invite) await inviteClient(services, scope, staff, { companyId, company, name, email });
    return contactIn(scope, companyId);
  }).catch((error: unknown) => {
    throw violatedConstraintOf(error) === 'clients_client_key_key' ? new Failure('client-known') : error;
  });
}
