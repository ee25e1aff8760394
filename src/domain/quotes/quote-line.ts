import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { Payee } from '#domain/catalogue/definition.ts';
import { type Stage, stages } from '#domain/price-list/service.ts';
import type { LineVat, VatRule } from '#domain/price-list/vat.ts';
import type { Currency } from '#domain/values/money.ts';
import type { Source } from '#domain/values/sourced.ts';

/** Whose money a line is. */
export const quoteGroups = ['government', 'others', 'agency'] as const;
export type QuoteGroup = (typeof quoteGroups)[number];

/** An amount between two ends, in minor units of its line's currency. */
export interface Span {
  low: number;
  high: number;
}

/**
 * A line of a quote. One whose ends are equal is a fixed amount. Any other is charged at cost: the upper end is asked
 * for, and what the payee does not take comes back.
 */
export interface QuoteLine {
  /** Unique within the quote. */
  id: string;
  origin: 'plan' | 'price-list' | 'added';
  group: QuoteGroup;
  label: string;
  /** What one of our services includes. */
  includes: readonly string[];
  count: number;
  currency: Currency;
  /** Without VAT, after the discount. */
  net: Span;
  /** What was taken off, and why. */
  discount: { amount: number; reason: string } | null;
  /** VAT of our own lines; `null` for what is passed on as it is. */
  vat: LineVat | null;
  /** What is paid: net and VAT. */
  gross: Span;
  /** Whether it is a deposit that its payee gives back. */
  isDeposit: boolean;
  /** From this stage on it is spent or earned. */
  earnedAt: Stage;
  /** Why staff set another amount than the plan has. */
  changed: string | null;
  sources: readonly Source[];
}

/** What staff decide about a line that comes from the plan or the price list. */
export interface LineEdit {
  /** Whether it is part of the quote; by default all but options and what has no price. */
  isIncluded?: boolean | undefined;
  /** Another amount, without VAT, for all of the count. */
  amount?: number | undefined;
  /** Taken off, without VAT. */
  discount?: number | undefined;
  /** Needed for each of these but adding an option. */
  reason: string;
}

/** A line that staff add by hand. */
export interface AddedLine {
  label: string;
  group: QuoteGroup;
  currency: Currency;
  /** Without VAT. */
  amount: number;
  vat: VatRule;
  earnedAt: Stage;
  reason: string;
}

const groupOfPayee: Record<Payee, QuoteGroup> = {
  authority: 'government',
  government: 'government',
  visa: 'government',
  office: 'others',
  agent: 'others',
  auditor: 'others',
  bank: 'others',
  agency: 'agency',
};

export function groupOf(payee: Payee): QuoteGroup {
  return groupOfPayee[payee];
}

const stageOfPayee: Record<Payee, Stage> = {
  authority: 'filed',
  government: 'filed',
  visa: 'visas-issued',
  office: 'filed',
  agent: 'filed',
  auditor: 'licensed',
  bank: 'licensed',
  agency: 'filed',
};

/** The stages of a case. One that is no formation ends with the authority's approval. */
export function stagesOf(kind: CaseKind): readonly Stage[] {
  return kind === 'formation' ? stages : stages.filter((stage) => stage !== 'visas-issued');
}

/** When money for a payee is usually gone. */
export function stageOf(payee: Payee): Stage {
  return stageOfPayee[payee];
}
