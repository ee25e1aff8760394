import * as z from 'zod/mini';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { stages } from '#domain/price-list/service.ts';
import { vatClients } from '#domain/price-list/vat.ts';
import { quoteStates } from '#domain/quotes/quote-content.ts';
import { quoteGroups } from '#domain/quotes/quote-line.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { minorUnits, oneOf, requiredDay, vatField } from './money-fields.ts';
import { defineOperation } from './operation.ts';
import { searchField } from './operator.ts';
import { cursorField, nextCursorField } from './paging.ts';
import { amount } from './plans.ts';
import { maxReasonLength, quote, quoteLine, quoteReason, quoteSum, span } from './quote-view.ts';
import { quoteParams, quoteVersionParams } from './quotes.ts';

const maxQuoteNote = 2_000;
const maxLineLabel = 200;
const maxQuoteAmount = 100_000_000_000;

const amountField = minorUnits(maxQuoteAmount);
const optionalReason = optionalText({ field: 'reason', max: maxReasonLength, multiline: true });
const companyParams = z.object({ id: idField });

const edit = z.object({
  isIncluded: z.optional(z.boolean(problem('not-boolean', { name: 'isIncluded' }))),
  /** Without VAT, for all of the count. */
  amount: z.optional(amountField),
  discount: z.optional(amountField),
  reason: optionalReason,
});

const edits = z.object({
  client: oneOf('client', vatClients),
  people: z
    .int(problem('not-whole', { name: 'people' }))
    .check(
      z.minimum(1, problem('out-of-range', { name: 'people', min: 1, max: 100 })),
      z.maximum(100, problem('out-of-range', { name: 'people', min: 1, max: 100 })),
    ),
  /** By the id of the line. */
  lines: z.record(z.string().check(z.maxLength(100)), edit),
  added: z
    .array(
      z.object({
        label: requiredText({ field: 'description', max: maxLineLabel }),
        group: oneOf('group', quoteGroups),
        currency: oneOf('currency', currencies),
        amount: amountField,
        vat: vatField,
        earnedAt: oneOf('earnedAt', stages),
        reason: quoteReason,
      }),
    )
    .check(z.maxLength(60, problem('too-large', { name: 'added', max: 60 }))),
  note: optionalText({ field: 'note', max: maxQuoteNote, multiline: true }),
});
export type QuoteEditsView = z.infer<typeof edits>;

const offeredLine = z.object({
  id: z.string(),
  group: z.enum(quoteGroups),
  label: z.string(),
  count: z.int(),
  currency: z.enum(currencies),
  /** Without VAT; `null` where nobody publishes a price, and `high` where there is no upper limit. */
  amount: z.nullable(z.object({ low: z.int(), high: z.nullable(z.int()) })),
  isOptional: z.boolean(),
  isDeposit: z.boolean(),
});
export type OfferedLineView = z.infer<typeof offeredLine>;

const quoteProblems = [
  'no-price',
  'no-upper-limit',
  'reason-missing',
  'discount-too-large',
  'discount-not-ours',
] as const;

const staffQuote = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(quoteStates),
  /** The tag that If-Match takes. */
  tag: z.int(),
  /** The kind of case that it is for. */
  kind: z.enum(caseKinds),
  /** `null` before the first version was sent. */
  sent: z.nullable(quote),
  /** The next version; `null` where nothing is being changed. */
  draft: z.nullable(
    z.object({
      edits,
      lines: z.array(quoteLine),
      sums: z.array(quoteSum),
      problems: z.array(z.object({ line: z.string(), reason: z.enum(quoteProblems) })),
    }),
  ),
  /** What the version sent last was made from, to begin the next one with. */
  lastEdits: edits,
  offered: z.array(offeredLine),
  /** What has another price today than in the version sent last. */
  changed: z.array(
    z.object({
      label: z.string(),
      currency: z.enum(currencies),
      was: z.nullable(span),
      now: z.nullable(span),
    }),
  ),
});
export type StaffQuoteView = z.infer<typeof staffQuote>;

const staffQuotes = z.object({
  status: z.literal('success'),
  /** The latest first. */
  quotes: z.array(staffQuote),
  /** Whether the agency has terms, which every quote refers to. */
  hasTerms: z.boolean(),
  /** The cases that a quote can be begun for, the formation first. */
  cases: z.array(z.object({ id: z.string(), kind: z.enum(caseKinds) })),
});
const changedQuotes = z.extend(staffQuotes, { message: z.string() });

export const readCompanyQuotes = defineOperation({
  id: 'readCompanyQuotes',
  method: 'GET',
  path: '/operator/companies/{id}/quotes',
  feature: 'Quotes',
  access: 'operator',
  right: 'read-money',
  params: companyParams,
  output: staffQuotes,
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

export const draftQuote = defineOperation({
  id: 'draftQuote',
  method: 'POST',
  path: '/operator/companies/{id}/quotes',
  feature: 'Quotes',
  access: 'operator',
  right: 'manage-money',
  idempotent: true,
  params: companyParams,
  /** The formation where no other case is named. */
  query: z.object({ case: z.optional(idField) }),
  output: changedQuotes,
  success: 201,
  failures: ['company-not-found', 'formation-not-found', 'case-not-found', 'case-closed', 'too-many-quotes'],
});

export const changeQuoteDraft = defineOperation({
  id: 'changeQuoteDraft',
  method: 'PUT',
  path: '/operator/companies/{id}/quotes/{quote}/draft',
  feature: 'Quotes',
  access: 'operator',
  right: 'manage-money',
  ifMatch: 'required',
  params: quoteParams,
  input: edits,
  output: changedQuotes,
  success: 200,
  failures: ['company-not-found', 'quote-not-found', 'quote-changed', 'quote-line-not-found'],
});

export const sendQuote = defineOperation({
  id: 'sendQuote',
  method: 'POST',
  path: '/operator/companies/{id}/quotes/{quote}/sending',
  feature: 'Quotes',
  access: 'operator',
  right: 'manage-money',
  ifMatch: 'required',
  params: quoteParams,
  input: z.object({ validUntil: z.optional(requiredDay) }),
  output: changedQuotes,
  success: 200,
  failures: [
    'company-not-found',
    'quote-not-found',
    'quote-changed',
    'agency-terms-missing',
    'quote-empty',
    'quote-incomplete',
  ],
});

export const withdrawQuote = defineOperation({
  id: 'withdrawQuote',
  method: 'POST',
  path: '/operator/companies/{id}/quotes/{quote}/withdrawal',
  feature: 'Quotes',
  access: 'operator',
  right: 'manage-money',
  ifMatch: 'required',
  params: quoteParams,
  input: z.object({ reason: quoteReason }),
  output: changedQuotes,
  success: 200,
  failures: ['company-not-found', 'quote-not-found', 'quote-changed', 'quote-not-open'],
});

/** The draft as it was saved, before it is sent: without a number, and marked on each page. */
export const downloadQuoteDraft = defineOperation({
  id: 'downloadQuoteDraft',
  method: 'GET',
  path: '/operator/companies/{id}/quotes/{quote}/draft/pdf',
  feature: 'Quotes',
  access: 'operator',
  right: 'read-money',
  params: quoteParams,
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'quote-not-found', 'quote-empty', 'document-busy'],
});

export const downloadQuoteAsStaff = defineOperation({
  id: 'downloadQuoteAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/quotes/{quote}/{version}/pdf',
  feature: 'Quotes',
  access: 'operator',
  right: 'read-money',
  params: quoteVersionParams,
  download: { types: ['application/pdf'] },
  success: 200,
  failures: ['company-not-found', 'quote-not-found', 'document-busy'],
});

const listedQuote = z.object({
  id: z.string(),
  number: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(quoteStates),
  version: z.int(),
  validUntil: z.nullable(z.iso.date()),
  /** Of the version sent last; none before. */
  sums: z.array(quoteSum),
  changedAt: momentField,
});
export type ListedQuoteView = z.infer<typeof listedQuote>;

export const listAllQuotes = defineOperation({
  id: 'listAllQuotes',
  method: 'GET',
  path: '/operator/quotes',
  feature: 'Quotes',
  access: 'operator',
  right: 'read-money',
  query: z.object({
    search: searchField,
    state: z.optional(z.enum(quoteStates)),
    cursor: cursorField,
  }),
  output: z.object({
    status: z.literal('success'),
    quotes: z.array(listedQuote),
    nextCursor: nextCursorField,
    total: z.int(),
  }),
  success: 200,
  failures: [],
});

const touchedQuotes = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    company: z.object({ id: z.string(), name: z.string() }),
    state: z.enum(quoteStates),
    /** What it is in the version sent last; `null` in a draft. */
    gross: z.nullable(amount),
    /** How many times it is paid there. */
    count: z.int(),
  }),
);
export type TouchedQuoteView = z.infer<typeof touchedQuotes>[number];

/** Open quotes that a change of a service would touch, with what it is in them. */
export const listTouchedQuotes = defineOperation({
  id: 'listTouchedQuotes',
  method: 'GET',
  path: '/operator/price-list/{id}/quotes',
  feature: 'Quotes',
  access: 'operator',
  right: 'read-money',
  params: companyParams,
  output: z.object({ status: z.literal('success'), quotes: touchedQuotes }),
  success: 200,
  failures: [],
});

/** Open quotes and cases that a change of an authority's figure would touch. Accepted quotes stay as they are. */
export const listTouchedByFigure = defineOperation({
  id: 'listTouchedByFigure',
  method: 'GET',
  path: '/operator/prices/{place}/{line}/touched',
  feature: 'Quotes',
  access: 'operator',
  right: 'confirm-prices',
  params: z.object({ place: z.string(), line: z.string() }),
  output: z.object({
    status: z.literal('success'),
    quotes: touchedQuotes,
    cases: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(caseKinds),
        company: z.object({ id: z.string(), name: z.string() }),
      }),
    ),
  }),
  success: 200,
  failures: ['jurisdiction-not-found'],
});
