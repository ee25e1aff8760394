import * as z from 'zod/mini';
import { invoiceKinds } from '#domain/invoices/invoice-content.ts';
import { accountRuleNames } from '#domain/kept-records/account-rules.ts';
import { paperTypes } from '#domain/papers/inspection.ts';
import { paperKinds } from '#domain/papers/paper-kind.ts';
import { retentionRules } from '#domain/papers/retention.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { searchField } from './operator.ts';
import { cursorField, nextCursorField } from './paging.ts';
import { source } from './plans.ts';
import { quoteSum } from './quote-view.ts';

const keptCompany = z.object({
  /** Of the company that is gone. */
  id: idField,
  name: z.string(),
  /** The papers that a law against money laundering keeps; `null` for none. */
  papers: z.nullable(
    z.object({
      rule: z.enum(retentionRules),
      /** The last day; then they are erased. */
      until: z.iso.date(),
      sources: z.array(source),
      files: z.array(z.object({ paper: idField, version: z.int(), kind: z.enum(paperKinds) })),
    }),
  ),
  /** What the agency's accounts stand on; `null` for none. */
  accounts: z.nullable(
    z.object({
      removedOn: z.iso.date(),
      /** `null` where no rule was found: then nothing is erased by itself. */
      rule: z.nullable(z.enum(accountRuleNames)),
      until: z.nullable(z.iso.date()),
      sources: z.array(source),
      quotes: z.array(
        z.object({
          id: idField,
          number: z.string(),
          version: z.int(),
          acceptedAt: momentField,
          acceptedBy: z.string(),
          sums: z.array(quoteSum),
        }),
      ),
      invoices: z.array(
        z.object({
          id: idField,
          kind: z.enum(invoiceKinds),
          number: z.string(),
          issuedOn: z.iso.date(),
          currency: z.enum(currencies),
          gross: z.int(),
        }),
      ),
      /** Transactions in the ledger. Their amounts stay; names and words go after the last day. */
      movements: z.int(),
    }),
  ),
});
export type KeptCompanyView = z.infer<typeof keptCompany>;

/** What is kept of companies that are gone, the first to be erased first. */
export const listKeptRecords = defineOperation({
  id: 'listKeptRecords',
  method: 'GET',
  path: '/operator/kept-records',
  feature: 'Records',
  access: 'operator',
  right: 'read-kept-records',
  query: z.object({ search: searchField, cursor: cursorField }),
  output: z.object({
    status: z.literal('success'),
    companies: z.array(keptCompany),
    nextCursor: nextCursorField,
    total: z.int(),
  }),
  success: 200,
  failures: [],
});

export const downloadKeptQuote = defineOperation({
  id: 'downloadKeptQuote',
  method: 'GET',
  path: '/operator/kept-records/{id}/quotes/{quote}/pdf',
  feature: 'Records',
  access: 'operator',
  right: 'read-kept-records',
  params: z.object({ id: idField, quote: idField }),
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['quote-not-found', 'document-busy'],
});

export const downloadKeptInvoice = defineOperation({
  id: 'downloadKeptInvoice',
  method: 'GET',
  path: '/operator/kept-records/{id}/invoices/{invoice}/pdf',
  feature: 'Records',
  access: 'operator',
  right: 'read-kept-records',
  params: z.object({ id: idField, invoice: idField }),
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['invoice-not-found'],
});

export const downloadKeptPaper = defineOperation({
  id: 'downloadKeptPaper',
  method: 'GET',
  path: '/operator/kept-papers/{paper}/{version}',
  feature: 'Records',
  access: 'operator',
  right: 'export-identity-papers',
  params: z.object({
    paper: idField,
    version: z.string().check(z.regex(/^[1-9]\d{0,3}$/, problem('not-whole', { name: 'version' }))),
  }),
  download: { types: paperTypes },
  success: 200,
  failures: ['paper-not-found', 'paper-not-shown'],
});
