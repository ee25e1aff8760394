import * as contract from '#contract/billing.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { listInvoices } from './list-invoices.ts';
import { openBilling } from './open-billing.ts';
import type { BillingPorts } from './ports.ts';
import { readBilling } from './read-billing.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';
import { viewBilling, viewInvoice } from './views.ts';

const { serve } = servingWith<BillingPorts>();

/** Routes of the billing feature. */
export const billingRoutes = [
  serve(contract.readBilling, async ({ services, session, params }) => ({
    billing: viewBilling(await readBilling(services, session.person, params.id)),
  })),

  serve(contract.listInvoices, async ({ services, session, params, query }) => {
    const { invoices, nextCursor } = await listInvoices(services, session.person, params.id, query.cursor);
    return { invoices: invoices.map(viewInvoice), nextCursor };
  }),

  serve(contract.openBilling, async ({ services, session, params, input }) => ({
    url: await openBilling(services, session.person, params.id, input.to),
  })),

  serve(contract.receivePaymentEvent, async ({ services, upload, headers }) => {
    await receivePaymentEvent(services, upload, headers.get('stripe-signature'));
    return {};
  }),
];
