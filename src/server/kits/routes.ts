import * as contract from '#contract/kits.ts';
import { apiBase, pathOf } from '#contract/operation.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { addKitPiece, beginKitImport, forgetKitImport, importKit, readKitImport } from './bring-kit.ts';
import { jsonSchemaOf } from './case-schema.ts';
import type { MadeKit } from './make-kit.ts';
import type { KitPorts } from './ports.ts';
import { allowKit, allowKitAsStaff, takeKit, takeKitAsStaff } from './take-kit.ts';

const { serve, serveDownload, answering } = servingWith<KitPorts>();

/** Routes for taking a company along, and for bringing one. */
export const kitRoutes = [
  serveDownload(contract.readKitSchema, async ({ services }) => {
    const url = `${services.config.publicUrl}${apiBase}${contract.readKitSchema.path}`;
    const schema = JSON.stringify(jsonSchemaOf(services.kitSections, url), null, 2);
    return { content: new TextEncoder().encode(schema), type: 'application/json' };
  }),

  serve(contract.allowKit, async ({ services, session, params, input }) => {
    const { ticket, until } = await allowKit(services, session, params.id, input.currentPassword);
    return { address: addressOf(contract.takeKit, params.id, ticket), until: until.toISOString() };
  }),

  answering(contract.takeKit, async ({ services, session, params, query, replyHeaders }) =>
    asZip(await takeKit(services, session.person, params.id, query.ticket), replyHeaders, services.clock()),
  ),

  serve(contract.allowKitAsStaff, async ({ services, session, params, input }) => {
    const { ticket, until } = await allowKitAsStaff(services, session, params.id, input.currentPassword);
    return { address: addressOf(contract.takeKitAsStaff, params.id, ticket), until: until.toISOString() };
  }),

  answering(contract.takeKitAsStaff, async ({ services, session, staffRole, params, query, replyHeaders }) =>
    asZip(
      await takeKitAsStaff(services, session.person, staffRole, params.id, query.ticket),
      replyHeaders,
      services.clock(),
    ),
  ),

  serve(contract.beginKitImport, async ({ services, session, input }) => ({
    kit: await beginKitImport(services, session.person, input.size),
  })),

  serve(contract.addKitPiece, async ({ services, session, params, upload }) => ({
    kit: await addKitPiece(
      services,
      session.person,
      { importId: params.import, offset: Number(params.offset) },
      upload,
    ),
  })),

  serve(contract.readKitImport, async ({ services, session, params }) => ({
    kit: await readKitImport(services, session.person, params.import),
  })),

  serve(contract.forgetKitImport, async ({ services, session, params }) => {
    await forgetKitImport(services, session.person, params.import);
    return {};
  }),

  serve(contract.importKit, async ({ services, session, params }) => ({
    kit: await importKit(services, { person: session.person, side: 'member' }, params.import),
  })),

  serve(contract.importKitAsClient, async ({ services, session, params }) => ({
    kit: await importKit(services, { person: session.person, side: 'staff' }, params.import),
  })),
];

function addressOf(
  operation: typeof contract.takeKit | typeof contract.takeKitAsStaff,
  companyId: string,
  ticket: string,
): string {
  return `${pathOf(operation).replace('{id}', companyId)}?ticket=${ticket}`;
}

/** The records are read by now, so that a refusal is told before the first byte. */
function asZip(kit: MadeKit, headers: Record<string, string>, at: Date): Response {
  return new Response(kit(), {
    headers: {
      ...headers,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="company-${at.toISOString().slice(0, 10)}.zip"`,
    },
  });
}
