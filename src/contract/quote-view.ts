import * as z from 'zod/mini';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { officeTypes } from '#domain/catalogue/choices.ts';
import { stages } from '#domain/price-list/service.ts';
import { vatClients, vatTreatments } from '#domain/price-list/vat.ts';
import { quoteStates } from '#domain/quotes/quote-content.ts';
import { quoteGroups } from '#domain/quotes/quote-line.ts';
import { currencies } from '#domain/values/money.ts';
import { momentField, requiredText } from './fields.ts';
import { amount, source } from './plans.ts';

export const maxReasonLength = 500;
export const quoteReason = requiredText({ field: 'reason', max: maxReasonLength, multiline: true });

export const span = z.object({ low: z.int(), high: z.int() });
const lineVat = z.object({ treatment: z.enum(vatTreatments), rate: z.int(), amount: z.int() });

export const quoteLine = z.object({
  id: z.string(),
  origin: z.enum(['plan', 'price-list', 'added']),
  group: z.enum(quoteGroups),
  label: z.string(),
  includes: z.array(z.string()),
  count: z.int(),
  currency: z.enum(currencies),
  /** Without VAT, after the discount. */
  net: span,
  discount: z.nullable(z.object({ amount: z.int(), reason: z.string() })),
  /** `null` for what is passed on as it is. */
  vat: z.nullable(lineVat),
  /** What is paid. Between two ends the upper one is asked for, and the rest comes back. */
  gross: span,
  isDeposit: z.boolean(),
  earnedAt: z.enum(stages),
  /** Why staff set another amount; `null` where they did not. */
  changed: z.nullable(z.string()),
  sources: z.array(source),
});
export type QuoteLineView = z.infer<typeof quoteLine>;

export const quoteSum = z.object({ currency: z.enum(currencies), net: span, vat: z.int(), gross: span });
export type QuoteSumView = z.infer<typeof quoteSum>;

const content = z.object({
  number: z.string(),
  version: z.int(),
  on: z.iso.date(),
  validUntil: z.iso.date(),
  /** The kind of case that it is for. */
  kind: z.enum(caseKinds),
  /** The versions of the price list and of confirmed figures that it was made from. */
  prices: z.array(
    z.object({
      line: z.string(),
      list: z.enum(['price-list', 'confirmed-figures']),
      version: z.int(),
      from: z.iso.date(),
    }),
  ),
  company: z.string(),
  agency: z.string(),
  place: z.string(),
  visas: z.int(),
  officeType: z.enum(officeTypes),
  client: z.enum(vatClients),
  lines: z.array(quoteLine),
  sums: z.array(quoteSum),
  leftOut: z.array(z.object({ label: z.string(), reason: z.string() })),
  notIncluded: z.array(z.string()),
  later: z.array(z.object({ year: z.int(), sums: z.array(amount), isComplete: z.boolean() })),
  returns: z.array(
    z.object({
      stage: z.enum(stages),
      spent: z.array(amount),
      back: z.array(amount),
      deposits: z.array(amount),
    }),
  ),
  terms: z.object({ version: z.int(), hash: z.string() }),
  note: z.string(),
  replaces: z.nullable(z.object({ version: z.int(), sums: z.array(quoteSum), isAccepted: z.boolean() })),
});
export type QuoteContentView = z.infer<typeof content>;

const decision = z.object({
  version: z.int(),
  kind: z.enum(['accepted', 'declined', 'withdrawn']),
  typedName: z.string(),
  reason: z.string(),
  by: z.string(),
  at: momentField,
  /** SHA-256 of the content that was decided about. */
  hash: z.string(),
});

export const quote = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(quoteStates),
  /** The latest version. */
  content,
  /** SHA-256 of the latest version's content. */
  hash: z.string(),
  sentAt: momentField,
  /** The version that was accepted last; `null` before. */
  acceptedVersion: z.nullable(z.int()),
  /** All versions, the latest first. */
  versions: z.array(z.object({ version: z.int(), sentAt: momentField, sums: z.array(quoteSum) })),
  decisions: z.array(decision),
});
export type QuoteView = z.infer<typeof quote>;
