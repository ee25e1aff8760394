import { randomUUID } from 'node:crypto';
import type { importClients as contract } from '#contract/clients.ts';
import type { CheckedInputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { violatedConstraintOf } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { addClients } from './add-clients.ts';
import { findUsedClients, holdImport, insertImport, removeImported } from './client-repository.ts';
import { planImport } from './plan-import.ts';
import type { ClientPorts } from './ports.ts';

/** What an import has done. */
interface DoneImport {
  id: string;
  imported: number;
  leftOut: number;
}

/** What tells that another import has added one of the clients meanwhile. */
const uniqueKeys: ReadonlySet<string> = new Set([
  'clients_client_key_key',
  'clients_licence_key_key',
  'clients_passport_key_key',
]);

/**
 * Imports the clients of a table, all of them or none: one transaction stores them.
 * @throws Failure 'table-unreadable', 'table-too-long', 'nothing-to-import', 'rows-faulty' where faulty rows are not
 * to be left out, or 'client-known' where somebody has added one of them in the meantime
 */
export function importClients(
  services: ClientPorts,
  staff: Person,
  { table, columns, fileName, leaveOutFaulty, invite }: CheckedInputOf<typeof contract>,
): Promise<DoneImport> {
  return inScope(services.database, 'installation', async (transaction) => {
    const { rows } = await planImport(services, transaction, table, columns);
    const sound = rows.filter(({ problems }) => problems.length === 0);
    const leftOut = rows.length - sound.length;
    if (leftOut > 0 && !leaveOutFaulty) throw new Failure('rows-faulty');
    if (sound.length === 0) throw new Failure('nothing-to-import');
    const id = randomUUID();
    const at = services.clock();
    await insertImport(transaction, {
      id,
      fileName,
      importedBy: staff.id,
      importedAt: at,
      clients: sound.length,
    });
    const wanted = sound.map(({ client }) => client);
    await addClients(services, transaction, staff, wanted, { importId: id, invite });
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'clients-imported',
      subject: fileName,
      details: { clients: sound.length },
      at,
    });
    return { id, imported: sound.length, leftOut };
  }).catch((error: unknown) => {
    const constraint = violatedConstraintOf(error);
    throw constraint !== undefined && uniqueKeys.has(constraint) ? new Failure('client-known') : error;
  });
}

/**
 * Removes the clients of an import, all of them or none.
 * @returns how many there were
 * @throws Failure 'import-not-found', 'import-undone', or 'import-in-use' where somebody has joined one of the
 * clients or worked on it
 */
export function undoImport(
  services: Pick<ClientPorts, 'clock' | 'database'>,
  staff: Person,
  id: string,
): Promise<number> {
  return inScope(services.database, 'installation', async (transaction) => {
    const found = await holdImport(transaction, id);
    if (!found) throw new Failure('import-not-found');
    if (found.undoneAt) throw new Failure('import-undone');
    const used = await findUsedClients(transaction, id, found.importedAt);
    if (used.length > 0) throw new Failure('import-in-use');
    const at = services.clock();
    const removed = await removeImported(transaction, id, at);
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'import-undone',
      subject: found.fileName,
      details: { clients: removed },
      at,
    });
    return removed;
  });
}
