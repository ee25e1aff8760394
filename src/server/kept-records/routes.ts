import * as contract from '#contract/kept-records.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { listKept } from './list-kept.ts';
import { openKeptInvoice, openKeptQuote } from './open-kept.ts';
import type { KeptRecordPorts } from './ports.ts';
import { viewKeptCompany } from './views.ts';

const { serve, serveDownload } = servingWith<KeptRecordPorts>();

/** Operations on what is kept of companies that are gone. */
export const keptRecordRoutes = [
  serve(contract.listKeptRecords, async ({ services, session, query }) => {
    const { companies, ...page } = await listKept(services, session.person, query);
    return { ...page, companies: companies.map(viewKeptCompany) };
  }),

  serveDownload(contract.downloadKeptQuote, async ({ services, session, params, replyHeaders }) => {
    const file = await openKeptQuote(services, session.person, params.id, params.quote);
    replyHeaders['content-disposition'] = `attachment; filename="${file.number}.pdf"`;
    return { content: file.content, type: 'application/pdf' };
  }),

  serveDownload(contract.downloadKeptInvoice, async ({ services, session, params, replyHeaders }) => {
    const file = await openKeptInvoice(services, session.person, params.id, params.invoice);
    replyHeaders['content-disposition'] = `attachment; filename="${file.number}.pdf"`;
    return { content: file.content, type: 'application/pdf' };
  }),
];
