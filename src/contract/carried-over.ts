import * as z from 'zod/mini';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';

const params = z.object({ id: idField, invoice: idField });
const quoteParams = z.object({ id: idField, quote: idField });

/** An invoice that a company brought along from another installation, as issued there. */
export const downloadCarriedInvoice = defineOperation({
  id: 'downloadCarriedInvoice',
  method: 'GET',
  path: '/companies/{id}/carried-over/invoices/{invoice}/file',
  feature: 'Payments',
  access: 'session',
  params,
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'invoice-not-found'],
});

export const downloadCarriedInvoiceAsStaff = defineOperation({
  id: 'downloadCarriedInvoiceAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/carried-over/invoices/{invoice}/file',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  params,
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['company-not-found', 'invoice-not-found'],
});

/** A quote that was accepted in another installation, as its kit has it. */
export const downloadCarriedQuote = defineOperation({
  id: 'downloadCarriedQuote',
  method: 'GET',
  path: '/companies/{id}/carried-over/quotes/{quote}/file',
  feature: 'Payments',
  access: 'session',
  params: quoteParams,
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'quote-not-found'],
});

export const downloadCarriedQuoteAsStaff = defineOperation({
  id: 'downloadCarriedQuoteAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/carried-over/quotes/{quote}/file',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  params: quoteParams,
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['company-not-found', 'quote-not-found'],
});
