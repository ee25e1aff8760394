import * as z from 'zod/mini';
import { keptSection, rowsOf } from '../kits/index.ts';
import { cardPayments, cardReturns } from './cards/tables.ts';
import { paymentRequests, vouchers } from './tables.ts';

/** What was to be paid, authorities' vouchers, and payments by card. The money itself is in the ledger. */
export const paymentsSection = keptSection('payments', 'read-payments', {
  requests: rowsOf(paymentRequests, { name: 'payment-requests', key: ['id'], orderBy: ['openedAt', 'id'] }),
  vouchers: rowsOf(vouchers, {
    name: 'vouchers',
    key: ['id'],
    orderBy: ['createdAt', 'id'],
    fields: { lines: z.array(z.looseObject({})).check(z.maxLength(200)) },
  }),
  cards: rowsOf(cardPayments, {
    name: 'card-payments',
    key: ['id'],
    orderBy: ['openedAt', 'id'],
    leaveOut: ['sessionId', 'asOf'],
  }),
  returns: rowsOf(cardReturns, { name: 'card-returns', key: ['id'], orderBy: ['askedAt', 'id'] }),
});
