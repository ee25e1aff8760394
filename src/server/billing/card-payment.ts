import type { DisputeState } from '#domain/payments/card-payment.ts';
import type { Currency } from '#domain/values/money.ts';
import type { Transaction } from '../platform/database/scope.ts';

/** One amount that a client is asked to pay by card. Everything in it is fixed once its page was asked for. */
export interface AskedPayment {
  /** Ours, by which the payment service names it again. */
  id: string;
  currency: Currency;
  /** In minor units. */
  amount: number;
  /** What the payer reads beside the amount. */
  label: string;
  expiresAt: Date;
  urls: { done: string; cancelled: string };
}

/** How the payment service names a payment in its events. */
export type PaymentName = { session: string } | { intent: string };

/** What the payment service says of a payment. */
export interface CardCharge {
  /** Our id of the payment. */
  paymentId: string;
  /** 'waiting' while a payment is under way, 'ended' for a page on which nothing was paid. */
  status: 'open' | 'waiting' | 'paid' | 'ended';
  /** The page, while it is open. */
  url: string | null;
  /** What was paid; `null` while nothing was. */
  paid: { intentId: string; currency: Currency; amount: number; at: Date } | null;
  refunds: readonly CardRefund[];
  disputes: readonly CardDispute[];
}

/** Money on its way back to the card. */
interface CardRefund {
  id: string;
  /** Our id of it; `null` for one that was not made here. */
  returnId: string | null;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  at: Date;
}

/** A payment that the card's holder disputes at their bank. */
interface CardDispute {
  id: string;
  amount: number;
  state: DisputeState;
  /** As the card's network names it. */
  reason: string;
  /** Until when the operator can answer; `null` if no more. */
  answerBy: Date | null;
  at: Date;
}

/** Keeps what the payment service says of payments in the clients' ledger. */
export interface CardPayments {
  /**
   * Books what is new, once, however often it is told.
   * @param asOf the database's time before the payment service was asked: older answers change nothing
   * @returns false for a payment that was never asked for here
   */
  follow(transaction: Transaction, charge: CardCharge, asOf: string): Promise<boolean>;
}
