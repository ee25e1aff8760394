import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import type { NewClient } from '#domain/clients/read-clients.ts';
import { addAuditEntries, operatorActor } from '../audit/index.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { inviteClient } from '../team/index.ts';
import { insertClients } from './client-repository.ts';
import { passportKeyOf } from './passport-key.ts';
import type { ClientPorts } from './ports.ts';

/** How many rows a statement stores: other requests get their turn in between. */
const rowsATime = 100;

/**
 * Adds clients whose staff act for them until they join. Who adds them is in charge; those with an address are
 * invited where that is wanted.
 * @returns their ids in the same order
 */
export async function addClients(
  services: ClientPorts,
  transaction: Transaction,
  staff: Person,
  wanted: readonly NewClient[],
  { importId, invite }: { importId: string | null; invite: boolean },
): Promise<string[]> {
  const at = services.clock();
  const all = wanted.map((client) => ({
    id: randomUUID(),
    client,
    passportKey: passportKeyOf(services.secrets, client.passport),
  }));
  for (let from = 0; from < all.length; from += rowsATime) {
    const some = all.slice(from, from + rowsATime);
    await insertClients(transaction, some, { ownerId: staff.id, importId, at });
    await addAuditEntries(
      transaction,
      some.map(({ id, client }) => ({
        companyId: id,
        actor: operatorActor(staff),
        action: 'client-added',
        subject: client.company,
        at,
      })),
    );
  }
  if (invite) {
    for (const { id, client } of all) {
      if (client.email !== '') {
        await inviteClient(services, transaction, staff, { companyId: id, ...client, name: client.contact });
      }
    }
  }
  return all.map(({ id }) => id);
}
