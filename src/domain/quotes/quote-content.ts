import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { VatClient } from '#domain/price-list/vat.ts';
import type { PriceVersion } from '#domain/price-list/version.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { QuoteLine } from './quote-line.ts';
import type { QuoteSum, StageReturn } from './sums.ts';

/**
 * All that a version of a quote says. It is stored as the text that its hash was made of, and shown, printed and
 * accepted from it alone.
 */
export interface QuoteContent {
  number: string;
  version: number;
  on: PlainDate;
  /** The last day on which it can be accepted. */
  validUntil: PlainDate;
  /** The kind of case that it is for; versions from before other cases had quotes are for the formation. */
  kind?: CaseKind;
  /** The versions of our services and of confirmed figures that it was made from, by line. */
  prices?: readonly LinePrice[];
  company: string;
  agency: string;
  place: string;
  visas: number;
  officeType: OfficeType;
  client: VatClient;
  lines: readonly QuoteLine[];
  sums: readonly QuoteSum[];
  /** Costs that nobody could price, or that staff left out, with the reason. */
  leftOut: readonly { label: string; reason: string }[];
  /** What the place's figures never include. */
  notIncluded: readonly string[];
  /** What later years cost by today's prices; `isComplete` is false where a price is missing. */
  later: readonly { year: number; sums: readonly MoneyRange[]; isComplete: boolean }[];
  returns: readonly StageReturn[];
  /** The agency's terms that it refers to, with the hash of their text. */
  terms: { version: number; hash: string };
  note: string;
  /** The version that it would replace, where one was sent before; `isAccepted` where that one holds. */
  replaces: { version: number; sums: readonly QuoteSum[]; isAccepted: boolean } | null;
}

/** From which version of the price list, or of an authority's confirmed figure, the price of a line is. */
export interface LinePrice extends PriceVersion {
  /** Id of the line. */
  line: string;
  list: 'price-list' | 'confirmed-figures';
}

/** Where a quote stands. */
export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** The state on a day: a quote that nobody decided about expires after its last day. */
export function stateOn(
  { state, validUntil }: { state: Exclude<QuoteState, 'expired'>; validUntil: PlainDate | null },
  day: PlainDate,
): QuoteState {
  return state === 'sent' && validUntil !== null && validUntil < day ? 'expired' : state;
}

/** Days for which a quote can be accepted unless staff say otherwise. */
export const usualValidDays = 30;
