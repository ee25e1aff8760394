import * as z from 'zod/mini';
import { countries } from '#domain/catalogue/choices.ts';
import { type Due, payees } from '#domain/catalogue/definition.ts';
import { priceStates } from '#domain/prices/price-state.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { momentField, optionalText, requiredText } from './fields.ts';
import { requiredDay } from './money-fields.ts';
import { defineOperation } from './operation.ts';
import { searchField } from './operator.ts';
import { cursorField, nextCursorField } from './paging.ts';
import { source } from './plans.ts';

const params = z.object({ place: z.string(), line: z.string() });

/** Longest texts of a figure, in characters. */
export const maxSourceTitle = 200;
export const maxSourceUrl = 2_000;
export const maxFigureNote = 1_000;
/** Largest amount in minor units: ten million in any currency. */
const maxFigureAmount = 1_000_000_000;

/** What a fee costs, in minor units. */
const price = z.object({
  currency: z.enum(currencies),
  low: z.int(),
  /** `null` where no upper limit is published. */
  high: z.nullable(z.int()),
});
export type PriceView = z.infer<typeof price>;

/** A version of a line's figure. */
const figureVersion = z.object({
  version: z.int(),
  /** `null` where the figure was withdrawn. */
  amount: z.nullable(price),
  sourceTitle: z.string(),
  sourceUrl: z.string(),
  /** The day the source was read; `null` where the figure was withdrawn. */
  seenOn: z.nullable(z.iso.date()),
  /** The day from which it holds. */
  from: z.iso.date(),
  /** What staff noted, or why it was withdrawn. */
  note: z.string(),
  enteredBy: z.string(),
  enteredAt: momentField,
  /** `null` for a draft. */
  approvedBy: z.nullable(z.string()),
});
export type FigureVersionView = z.infer<typeof figureVersion>;

const priceLine = z.object({
  place: z.object({ id: z.string(), name: z.string(), country: z.enum(countries) }),
  line: z.string(),
  label: z.string(),
  payee: z.enum(payees),
  due: z.enum(['once', 'yearly', 'yearly-renewal', 'per-visa', 'per-visa-renewal'] satisfies Due[]),
  currency: z.enum(currencies),
  isOptional: z.boolean(),
  isRefundable: z.boolean(),
  states: z.array(z.enum(priceStates)),
  /** What holds in every total; `null` where there is no figure. */
  amount: z.nullable(price),
  /** What the catalogue says without the staff's figure. */
  published: z.object({
    amount: z.nullable(price),
    sources: z.array(source),
    /** What could not be found out; `null` where there is a figure. */
    unconfirmed: z.nullable(z.string()),
  }),
  /** The staff's figure; `null` where there is none. */
  figure: z.nullable(figureVersion),
  /** The version that waits for approval. */
  draft: z.nullable(figureVersion),
  /** Approved versions that hold from a later day. */
  coming: z.array(figureVersion),
  /** The tag that If-Match takes. */
  version: z.int(),
});
export type PriceLineView = z.infer<typeof priceLine>;

const priceFilter = z.object({
  search: searchField,
  place: z.optional(z.string()),
  state: z.optional(z.enum(priceStates)),
  cursor: cursorField,
});

export const listPrices = defineOperation({
  id: 'listPrices',
  method: 'GET',
  path: '/operator/prices',
  feature: 'Operators',
  access: 'operator',
  right: 'confirm-prices',
  query: priceFilter,
  output: z.object({
    status: z.literal('success'),
    lines: z.array(priceLine),
    nextCursor: nextCursorField,
    total: z.int(),
    /** All places, to filter by. */
    places: z.array(z.object({ id: z.string(), name: z.string() })),
    /** How many figures the exported patch would hold. */
    exportable: z.int(),
  }),
  success: 200,
  failures: [],
});

const priceAnswer = {
  line: priceLine,
  /** The approved versions, the latest first. */
  history: z.array(figureVersion),
};

export const readPrice = defineOperation({
  id: 'readPrice',
  method: 'GET',
  path: '/operator/prices/{place}/{line}',
  feature: 'Operators',
  access: 'operator',
  right: 'confirm-prices',
  params,
  output: z.object({ status: z.literal('success'), ...priceAnswer }),
  success: 200,
  failures: ['price-line-not-found'],
});

/** An amount in minor units. */
const minorUnits = z
  .int(problem('not-amount'))
  .check(
    z.minimum(1, problem('not-amount')),
    z.maximum(maxFigureAmount, problem('amount-too-large', { max: maxFigureAmount })),
  );

const newFigure = z
  .object({
    low: minorUnits,
    /** `null` where no upper limit is published. */
    high: z.nullable(minorUnits),
    currency: z.enum(currencies, problem('not-one-of', { name: 'currency', values: currencies })),
    sourceTitle: requiredText({ field: 'source-title', max: maxSourceTitle }),
    sourceUrl: requiredText({ field: 'source-url', max: maxSourceUrl }).check(
      z.refine((value) => isSecureAddress(value), problem('not-secure-address')),
    ),
    seenOn: requiredDay,
    /** The day from which it holds, today or later. */
    from: requiredDay,
    note: optionalText({ field: 'note', max: maxFigureNote, multiline: true }),
  })
  .check(
    z.refine(({ low, high }) => high === null || low <= high, {
      path: ['high'],
      error: problem('range-reversed'),
    }),
  );
export type NewFigure = z.infer<typeof newFigure>;

/** An address that others can open: https, with a host of the public internet. */
function isSecureAddress(value: string): boolean {
  return /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/iu.test(
    value,
  );
}

const changed = z.object({ status: z.literal('success'), message: z.string(), ...priceAnswer });

/** Saves the draft of a line's next figure; an earlier draft is replaced. */
export const draftPrice = defineOperation({
  id: 'draftPrice',
  method: 'POST',
  path: '/operator/prices/{place}/{line}',
  feature: 'Operators',
  access: 'operator',
  right: 'confirm-prices',
  idempotent: true,
  ifMatch: 'required',
  params,
  input: newFigure,
  output: changed,
  success: 200,
  failures: ['price-line-not-found', 'price-changed'],
});

const withdrawal = z.object({
  from: requiredDay,
  reason: requiredText({ field: 'reason', max: maxFigureNote, multiline: true }),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** Saves a draft that withdraws the figure. */
export const withdrawPrice = defineOperation({
  id: 'withdrawPrice',
  method: 'POST',
  path: '/operator/prices/{place}/{line}/withdrawal',
  feature: 'Operators',
  access: 'operator',
  right: 'confirm-prices',
  idempotent: true,
  ifMatch: 'required',
  params,
  input: withdrawal,
  output: changed,
  success: 200,
  failures: ['price-line-not-found', 'price-changed', 'price-not-confirmed', 'price-in-use'],
});

export const approvePrice = defineOperation({
  id: 'approvePrice',
  method: 'POST',
  path: '/operator/prices/{place}/{line}/approval',
  feature: 'Operators',
  access: 'operator',
  right: 'confirm-prices',
  ifMatch: 'required',
  params,
  output: changed,
  success: 200,
  failures: [
    'price-line-not-found',
    'price-changed',
    'price-no-draft',
    'price-in-use',
    'second-person-needed',
  ],
});

export const discardPriceDraft = defineOperation({
  id: 'discardPriceDraft',
  method: 'DELETE',
  path: '/operator/prices/{place}/{line}/draft',
  feature: 'Operators',
  access: 'operator',
  right: 'confirm-prices',
  params,
  output: changed,
  success: 200,
  failures: ['price-line-not-found', 'price-no-draft'],
});

/** A patch to the catalogue's source with every figure that it does not have yet. */
export const exportPrices = defineOperation({
  id: 'exportPrices',
  method: 'GET',
  path: '/operator/prices.patch',
  feature: 'Operators',
  access: 'operator',
  right: 'confirm-prices',
  download: { types: ['text/x-diff; charset=utf-8'] },
  success: 200,
  failures: [],
});
