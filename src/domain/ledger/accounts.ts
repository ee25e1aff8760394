import type { Currency } from '#domain/values/money.ts';

/**
 * The chart of accounts of every case. Debits are positive, credits negative. `quoted` and `memorandum` are statistical
 * accounts: they hold what was agreed, and no money.
 */
export const ledgerAccounts = [
  /** Asset: at the agency's bank. */
  'bank',
  /** Asset: invoiced to the client and not paid yet. */
  'receivable',
  /** Clearing: money that arrived in one currency and counts in another. */
  'exchange',
  /** Liability: client money held for an authority or somebody else. */
  'held',
  /** Liability: arrived, but not allotted to a line of a quote yet. */
  'suspense',
  /** Liability: received or invoiced for our fee, and not earned yet. */
  'fee-advance',
  /** Liability: the value added tax on it. */
  'vat-advance',
  /** Income: our fee, earned. */
  'fee',
  /** Liability: the value added tax on what is earned. */
  'vat',
  /** Liability: to be returned to the client. */
  'owed-back',
  /** Expense: what the agency bears itself, such as the charge for a new voucher. */
  'cost',
  'quoted',
  'memorandum',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What a transaction is about. A reversal keeps the kind of what it reverses. */
export const postingKinds = [
  'quoted',
  'price-changed',
  'waived',
  'received',
  'allotted',
  'invoiced',
  'earned',
  'paid-on',
  'owed',
  'returned',
] as const;
export type PostingKind = (typeof postingKinds)[number];

/** Who gets the money of a line of a quote. */
export const linePayees = ['government', 'others', 'fee'] as const;
export type LinePayee = (typeof linePayees)[number];

/** One side of a transaction, in minor units: a debit is positive, a credit negative. */
export interface LedgerEntry {
  account: LedgerAccount;
  currency: Currency;
  amount: number;
  /** The line of a quote that it is about. */
  line: string | null;
  /** Which bank account of the agency; only for `bank`. */
  bankAccount: string | null;
}

/** A line of an accepted quote. */
export interface LedgerLine {
  id: string;
  label: string;
  payee: LinePayee;
  currency: Currency;
  /** What was quoted at first, tax included, and the tax in it. */
  gross: number;
  vat: number;
}

/** Where a line stands; all amounts count up from zero. */
export interface LinePosition {
  currency: Currency;
  quoted: number;
  invoiced: number;
  received: number;
  held: number;
  paidOn: number;
  suspense: number;
  receivable: number;
  feeAdvance: number;
  vatAdvance: number;
  fee: number;
  vat: number;
  owedBack: number;
  returned: number;
  /** What would come back if the case stopped now. */
  comesBack: number;
}
