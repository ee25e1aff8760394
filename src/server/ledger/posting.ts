import type { LedgerEntry, PostingKind } from '#domain/ledger/accounts.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** What a transaction says beside its entries. */
export interface PostingDetail {
  /** Why, in the words of who recorded it. */
  reason?: string;
  /** What the payer or the payee's receipt named. */
  reference?: string;
  /** Who sent the money, as the bank says. */
  payer?: string;
  /** To whom it was paid on. */
  payee?: string;
  /** A paper of the vault that proves it. */
  paper?: string;
  voucher?: string;
  /** How much of it the agency bears itself. */
  borne?: number;
  /** What the payer sent, where the bank changed it into the account's currency. */
  sent?: { currency: string; amount: number };
  /** What arrived and what it counts as, where our account is in another currency than the quote. */
  exchanged?: { from: Currency; amount: number; to: Currency; counts: number };
  /** The case it was moved to or from. */
  moved?: { to?: string; from?: string; companyId: string };
}

/** A transaction that is about to be posted. */
export interface NewPosting {
  companyId: string;
  caseId: string;
  kind: PostingKind;
  /** When it happened; in a closed month it is posted today. */
  on: PlainDate;
  key: string;
  entries: readonly LedgerEntry[];
  detail?: PostingDetail;
  reverses?: string;
}

/** Who records. */
export interface Recorder {
  /** `null` for what nobody here did, such as what a payment service reports. */
  id: string | null;
  name: string;
  at: Date;
}
