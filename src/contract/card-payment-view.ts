import * as z from 'zod/mini';
import { cardReturnKinds, cardReturnStates, disputeStates } from '#domain/payments/card-payment.ts';
import { currencies } from '#domain/values/money.ts';
import { idField, momentField } from './fields.ts';

/** A payment by card, with what went back of it. Amounts are in minor units. */
export const cardPaymentView = z.object({
  id: idField,
  quoteNumber: z.string(),
  currency: z.enum(currencies),
  amount: z.int(),
  paidAt: momentField,
  returns: z.array(
    z.object({
      id: idField,
      kind: z.enum(cardReturnKinds),
      amount: z.int(),
      /** Empty for one that was made at the payment service. */
      reason: z.string(),
      state: z.enum(cardReturnStates),
      at: momentField,
    }),
  ),
  /** What the card's holder disputes at their bank; `null` for nothing. */
  dispute: z.nullable(
    z.object({
      state: z.enum(disputeStates),
      amount: z.int(),
      /** As the card's network names it. */
      reason: z.string(),
      answerBy: z.nullable(momentField),
    }),
  ),
});
export type CardPaymentView = z.infer<typeof cardPaymentView>;
