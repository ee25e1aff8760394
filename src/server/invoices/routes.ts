import * as contract from '#contract/invoices.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { creditInvoice } from './credit-invoice.ts';
import { exportInvoices } from './export-invoices.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueReceipt } from './issue-receipt.ts';
import { addIssuer, changeIssuer, readIssuers } from './manage-issuers.ts';
import type { InvoicePorts } from './ports.ts';
import {
  type CompanyInvoices,
  readFileForStaff,
  readInvoices,
  readInvoicesForStaff,
  readPdf,
} from './read-invoices.ts';
import { viewCompanyInvoices, viewInvoice, viewIssuer } from './views.ts';

const { serve, serveDownload } = servingWith<InvoicePorts>();

const invoicing = (invoices: CompanyInvoices) => ({ invoicing: viewCompanyInvoices(invoices) });

/** What invoices answer. */
export const invoiceRoutes = [
  serve(contract.listIssuers, async ({ services }) => ({
    issuers: (await readIssuers(services)).map(viewIssuer),
  })),

  serve(contract.addIssuer, async ({ services, session, input, storeAnswer }) => {
    const issuers = await addIssuer(services, session.person, input, (scope, known) =>
      storeAnswer(scope, { issuers: known.map(viewIssuer) }),
    );
    return { issuers: issuers.map(viewIssuer) };
  }),

  serve(contract.changeIssuer, async ({ services, session, params, input, expectedVersion }) => {
    const issuers = await changeIssuer(services, session.person, params.id, input, expectedVersion);
    return { issuers: issuers.map(viewIssuer) };
  }),

  serve(contract.readInvoicesForStaff, async ({ services, session, params }) =>
    invoicing(await readInvoicesForStaff(services, session.person, params.id)),
  ),

  serve(contract.issueInvoice, async ({ services, session, params, input, storeAnswer }) =>
    invoicing(
      await issueInvoice(services, session.person, params.id, input, (scope, known) =>
        storeAnswer(scope, invoicing(known)),
      ),
    ),
  ),

  serve(contract.creditInvoice, async ({ services, session, params, input, storeAnswer }) =>
    invoicing(
      await creditInvoice(services, session.person, params.id, params.invoice, input, (scope, known) =>
        storeAnswer(scope, invoicing(known)),
      ),
    ),
  ),

  serve(contract.issueReceipt, async ({ services, session, params, input, storeAnswer }) =>
    invoicing(
      await issueReceipt(services, session.person, params.id, input, (scope, known) =>
        storeAnswer(scope, invoicing(known)),
      ),
    ),
  ),

  serveDownload(
    contract.downloadInvoiceAsStaff,
    async ({ services, session, params, query, replyHeaders }) => {
      const { invoice, pdf } = await readFileForStaff(services, session.person, params.id, params.invoice);
      const format = query.format ?? 'pdf';
      replyHeaders['content-disposition'] = `attachment; filename="${invoice.number}.${format}"`;
      // Loaded with the first such file: writing XML takes memory.
      const content =
        format === 'pdf' ? pdf : new TextEncoder().encode((await import('./ubl.ts')).ublOf(invoice));
      return { content, type: contract.invoiceFileTypes[format] };
    },
  ),

  serveDownload(contract.exportInvoices, async ({ services, session, query, replyHeaders }) => {
    const text = await exportInvoices(services, session.person, query);
    replyHeaders['content-disposition'] = `attachment; filename="invoices-${query.from}-${query.until}.csv"`;
    return { content: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8' };
  }),

  serve(contract.readAgencyInvoices, async ({ services, session, params }) => ({
    invoices: (await readInvoices(services, session.person, params.id)).map(viewInvoice),
  })),

  serveDownload(contract.downloadAgencyInvoice, async ({ services, session, params, replyHeaders }) => {
    const { invoice, pdf } = await readPdf(services, session.person, params.id, params.invoice);
    replyHeaders['content-disposition'] = `attachment; filename="${invoice.number}.pdf"`;
    return { content: pdf, type: contract.invoiceFileTypes.pdf };
  }),
];
