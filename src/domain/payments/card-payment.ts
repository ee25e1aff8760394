import { type Currency, minorDigitsOf } from '#domain/values/money.ts';

/** Where a payment by card stands. 'opening' until the payment service has made its page. */
export type CardPaymentState = 'opening' | 'open' | 'paid' | 'ended';

/**
 * Money that goes back to a card: asked of the payment service, back there, not possible, or gone without the ledger
 * having it.
 */
export const cardReturnStates = ['asked', 'returned', 'failed', 'unbooked'] as const;
export type CardReturnState = (typeof cardReturnStates)[number];

export const cardReturnKinds = ['refund', 'dispute'] as const;
export type CardReturnKind = (typeof cardReturnKinds)[number];

export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Eight digits, which Stripe allows in most currencies. https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const maxCardAmount = 99_999_999;

/**
 * Whether Stripe can charge an amount: currencies with three decimals have to end with a zero.
 * https://docs.stripe.com/currencies#three-decimal
 */
export function isCardAmount(currency: Currency, amount: number): boolean {
  return amount > 0 && amount <= maxCardAmount && (minorDigitsOf(currency) !== 3 || amount % 10 === 0);
}
