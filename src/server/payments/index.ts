/* What other features may use. */

export { followCardPayments } from './cards/follow-card-payment.ts';
export { recorderOf, refusingAsLedger } from './in-ledger.ts';
export { type AcceptedQuote, openPayments } from './open-payments.ts';
export { readPayments } from './read-payments.ts';
export { eraseMovementsBefore } from './statement-repository.ts';
export { viewPayments } from './views.ts';
