import * as contract from '#contract/clients.ts';
import { inScope } from '../platform/database/scope.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { type Contact, changeContact, readContact } from './client-contact.ts';
import { findImports } from './client-repository.ts';
import { createClient } from './create-client.ts';
import { exportClients } from './export-clients.ts';
import { importClients, undoImport } from './import-clients.ts';
import { planImport } from './plan-import.ts';
import type { ClientPorts } from './ports.ts';

const { serve, answering } = servingWith<ClientPorts>();

/** Routes of the clients feature. */
export const clientRoutes = [
  serve(contract.createClient, async ({ services, session, input, texts }) => ({
    message: texts.clientAdded(input.company),
    id: await createClient(services, session.person, input),
  })),

  serve(contract.previewImport, async ({ services, input }) => {
    const plan = await inScope(services.database, 'installation', (transaction) =>
      planImport(services, transaction, input.table, input.columns),
    );
    // The passport stays in the browser's own file.
    const rows = plan.rows.map(({ row, client: { passport: _, ...client }, problems }) => ({
      row,
      ...client,
      problems: [...problems],
    }));
    return {
      header: [...plan.header],
      columns: [...plan.columns],
      rows,
      faulty: rows.filter(({ problems }) => problems.length > 0).length,
    };
  }),

  serve(contract.importClients, async ({ services, session, input, texts }) => {
    const done = await importClients(services, session.person, input);
    return { message: texts.clientsImported(done.imported), ...done };
  }),

  serve(contract.listImports, async ({ services }) => {
    const imports = await inScope(services.database, 'installation', findImports);
    return {
      imports: imports.map(({ details: { id, fileName, importedAt, clients, undoneAt }, by }) => ({
        id,
        fileName,
        by,
        at: importedAt.toISOString(),
        clients,
        undoneAt: undoneAt?.toISOString() ?? null,
      })),
    };
  }),

  serve(contract.undoImport, async ({ services, session, params, texts }) => {
    const removed = await undoImport(services, session.person, params.id);
    return { message: texts.importUndone(removed), removed };
  }),

  answering(contract.exportClients, async ({ services, session, query: { format }, replyHeaders }) => {
    const pieces = exportClients(services, session.person, format);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    });
    const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
    return new Response(body, {
      headers: {
        ...replyHeaders,
        'content-type': type,
        'content-disposition': `attachment; filename="clients.${format}"`,
      },
    });
  }),

  serve(contract.readClientContact, async ({ services, session, params }) => ({
    contact: viewContact(await readContact(services, session.person, params.id)),
  })),

  serve(contract.changeClientContact, async ({ services, session, params, input, texts }) => ({
    contact: viewContact(await changeContact(services, session.person, params.id, input)),
    message: texts.contactChanged(input.invite),
  })),
];

function viewContact({ contact, returned }: Contact): contract.ClientContact {
  return {
    contact,
    returned: returned.map(({ since, ...address }) => ({ ...address, since: since.toISOString() })),
  };
}
