import * as z from 'zod/mini';
import { invoiceKinds } from '#domain/invoices/invoice-content.ts';
import { isExchangeRate } from '#domain/invoices/sums.ts';
import { vatTreatments } from '#domain/price-list/vat.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { moneyDay, moneyReason } from './payments.ts';

export const maxPartyName = 200;
export const maxPartyAddress = 500;
export const maxVatNumber = 40;

const companyParams = z.object({ id: idField });
const invoiceParams = z.object({ id: idField, invoice: idField });
const currencyField = z.enum(currencies);

const countryField = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, problem('not-country')));
/** An address in the Peppol network, as 'scheme:identifier', such as '0235:1234567890'; empty for none. */
const peppolField = z
  .string()
  .check(z.trim(), z.regex(/^$|^\d{4}:[A-Za-z0-9.:/_-]{1,50}$/, problem('not-peppol-address')));

const partyInput = z.object({
  name: requiredText({ field: 'name', max: maxPartyName }),
  address: requiredText({ field: 'address', max: maxPartyAddress, multiline: true }),
  country: countryField,
  vatNumber: optionalText({ field: 'vat-number', max: maxVatNumber }),
  peppolId: peppolField,
});

const party = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  vatNumber: z.string(),
  peppolId: z.string(),
});

const issuer = z.object({ id: idField, ...party.shape, version: z.int() });
export type IssuerView = z.infer<typeof issuer>;
const issuerList = z.object({ status: z.literal('success'), issuers: z.array(issuer) });

const vatView = z.object({ treatment: z.enum(vatTreatments), rate: z.int(), amount: z.int() });

const invoiceView = z.object({
  id: idField,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedOn: z.iso.date(),
  suppliedOn: z.iso.date(),
  dueOn: z.nullable(z.iso.date()),
  seller: z.string(),
  buyer: z.string(),
  currency: currencyField,
  lines: z.array(
    z.object({
      id: idField,
      label: z.string(),
      net: z.int(),
      vat: vatView,
      gross: z.int(),
    }),
  ),
  net: z.int(),
  vat: z.int(),
  gross: z.int(),
  /** The quote that was accepted, or the reference of the payment. */
  reference: z.string(),
  /** Number of the invoice that a credit note corrects; `null` for none. */
  corrects: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  issuedAt: momentField,
});
export type InvoiceView = z.infer<typeof invoiceView>;

const staffInvoices = z.object({
  invoices: z.array(z.object({ ...invoiceView.shape, creditable: z.array(idField) })),
  /** Our fees that are agreed and not invoiced yet. */
  open: z.array(
    z.object({
      id: idField,
      quoteNumber: z.string(),
      label: z.string(),
      currency: currencyField,
      net: z.int(),
      vat: vatView,
      gross: z.int(),
    }),
  ),
  payments: z.array(
    z.object({
      id: idField,
      on: z.iso.date(),
      currency: currencyField,
      amount: z.int(),
      payer: z.string(),
      hasReceipt: z.boolean(),
    }),
  ),
  issuers: z.array(issuer),
});
export type StaffInvoices = z.infer<typeof staffInvoices>;
const staffOutput = z.object({ status: z.literal('success'), invoicing: staffInvoices });

export const listIssuers = defineOperation({
  id: 'listIssuers',
  method: 'GET',
  path: '/operator/issuers',
  feature: 'Invoices',
  access: 'operator',
  right: 'read-money',
  output: issuerList,
  success: 200,
  failures: [],
});

export const addIssuer = defineOperation({
  id: 'addIssuer',
  method: 'POST',
  path: '/operator/issuers',
  feature: 'Invoices',
  access: 'operator',
  right: 'set-installation',
  idempotent: true,
  input: partyInput,
  output: issuerList,
  success: 201,
  failures: [],
});

export const changeIssuer = defineOperation({
  id: 'changeIssuer',
  method: 'PUT',
  path: '/operator/issuers/{id}',
  feature: 'Invoices',
  access: 'operator',
  right: 'set-installation',
  ifMatch: 'required',
  params: companyParams,
  input: partyInput,
  output: issuerList,
  success: 200,
  failures: ['issuer-not-found', 'issuer-changed'],
});

export const readInvoicesForStaff = defineOperation({
  id: 'readInvoicesForStaff',
  method: 'GET',
  path: '/operator/companies/{id}/invoices',
  feature: 'Invoices',
  access: 'operator',
  right: 'read-money',
  params: companyParams,
  output: staffOutput,
  success: 200,
  failures: ['company-not-found'],
});

const issueInvoiceInput = z.object({
  issuer: idField,
  /** Lines of the ledger, all of one quote and currency. */
  lines: z.array(idField).check(z.minLength(1, problem('no-line-chosen'))),
  buyer: z.object({
    name: requiredText({ field: 'name', max: maxPartyName }),
    address: requiredText({ field: 'address', max: maxPartyAddress, multiline: true }),
    country: countryField,
    vatNumber: optionalText({ field: 'vat-number', max: maxVatNumber }),
    peppolId: peppolField,
  }),
  suppliedOn: moneyDay,
  dueOn: moneyDay,
  /** One unit of the invoice's currency in that of the seller's country, where the law asks for it. */
  rate: z.optional(z.string().check(z.trim(), z.refine(isExchangeRate, problem('not-exchange-rate')))),
});
export type IssueInvoiceInput = z.infer<typeof issueInvoiceInput>;

export const issueInvoice = defineOperation({
  id: 'issueInvoice',
  method: 'POST',
  path: '/operator/companies/{id}/invoices',
  feature: 'Invoices',
  access: 'operator',
  right: 'manage-money',
  idempotent: true,
  params: companyParams,
  input: issueInvoiceInput,
  output: staffOutput,
  success: 201,
  failures: ['company-not-found', 'issuer-not-found', 'money-line-not-found', 'month-closed'],
});

const creditInvoiceInput = z.object({
  lines: z.array(idField).check(z.minLength(1, problem('no-line-chosen'))),
  reason: moneyReason,
});
export type CreditInvoiceInput = z.infer<typeof creditInvoiceInput>;

export const creditInvoice = defineOperation({
  id: 'creditInvoice',
  method: 'POST',
  path: '/operator/companies/{id}/invoices/{invoice}/credit-notes',
  feature: 'Invoices',
  access: 'operator',
  right: 'manage-money',
  idempotent: true,
  params: invoiceParams,
  input: creditInvoiceInput,
  output: staffOutput,
  success: 201,
  failures: ['company-not-found', 'invoice-not-found', 'invoice-credited', 'money-not-there', 'month-closed'],
});

const issueReceiptInput = z.object({ issuer: idField, transaction: idField });
export type IssueReceiptInput = z.infer<typeof issueReceiptInput>;

export const issueReceipt = defineOperation({
  id: 'issueReceipt',
  method: 'POST',
  path: '/operator/companies/{id}/receipts',
  feature: 'Invoices',
  access: 'operator',
  right: 'manage-money',
  idempotent: true,
  params: companyParams,
  input: issueReceiptInput,
  output: staffOutput,
  success: 201,
  failures: ['company-not-found', 'issuer-not-found', 'transaction-not-found', 'receipt-issued'],
});

/** The file as issued, or the invoice for accounting programs. */
export const invoiceFileTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

export const downloadInvoiceAsStaff = defineOperation({
  id: 'downloadInvoiceAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/invoices/{invoice}/file',
  feature: 'Invoices',
  access: 'operator',
  right: 'read-money',
  params: invoiceParams,
  query: z.object({
    format: z.optional(
      z.enum(['pdf', 'xml'], problem('not-one-of', { name: 'format', values: ['pdf', 'xml'] })),
    ),
  }),
  download: { types: Object.values(invoiceFileTypes) },
  success: 200,
  failures: ['company-not-found', 'invoice-not-found'],
});

export const exportInvoices = defineOperation({
  id: 'exportInvoices',
  method: 'GET',
  path: '/operator/invoices/export',
  feature: 'Invoices',
  access: 'operator',
  right: 'read-money',
  query: z.object({ from: moneyDay, until: moneyDay }),
  download: { types: ['text/csv; charset=utf-8'] },
  success: 200,
  failures: [],
});

export const readAgencyInvoices = defineOperation({
  id: 'readAgencyInvoices',
  method: 'GET',
  path: '/companies/{id}/agency-invoices',
  feature: 'Invoices',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), invoices: z.array(invoiceView) }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const downloadAgencyInvoice = defineOperation({
  id: 'downloadAgencyInvoice',
  method: 'GET',
  path: '/companies/{id}/agency-invoices/{invoice}/file',
  feature: 'Invoices',
  access: 'session',
  params: invoiceParams,
  download: { types: [invoiceFileTypes.pdf] },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'invoice-not-found'],
});
