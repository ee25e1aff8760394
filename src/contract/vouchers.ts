import * as z from 'zod/mini';
import { paperTypes } from '#domain/papers/inspection.ts';
import { bearers } from '#domain/payments/voucher.ts';
import { currencyField } from './bank-accounts.ts';
import { idField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import {
  maxBankText,
  maxMoneyNote,
  minorAmount,
  moneyDay,
  moneyReason,
  paymentsView,
  voucherView,
} from './payments.ts';

const params = z.object({ id: idField, voucher: idField });
const payments = z.object({ status: z.literal('success'), payments: paymentsView });
const refusals = ['company-not-found', 'voucher-not-found', 'voucher-settled'] as const;

export const addVoucher = defineOperation({
  id: 'addVoucher',
  method: 'POST',
  path: '/operator/companies/{id}/vouchers',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  idempotent: true,
  params: z.object({ id: idField }),
  input: z.object({
    case: idField,
    authority: requiredText({ field: 'name', max: maxBankText }),
    number: requiredText({ field: 'reference', max: maxBankText }),
    currency: currencyField,
    lines: z
      .array(
        z.object({
          label: requiredText({ field: 'title', max: maxBankText }),
          amount: minorAmount,
          /** The line of the quote that it is about; `null` where there is none. */
          line: z.nullable(idField),
          /** Who pays it; the agency bears only what the quote has no line for. */
          bearer: z._default(z.enum(bearers), 'client'),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
    expiresOn: moneyDay,
    /** Why it differs from the quote. */
    explanation: z._default(optionalText({ field: 'note', max: maxMoneyNote, multiline: true }), ''),
    /** The voucher itself, as a paper of the company. */
    file: z.optional(idField),
    /** The voucher that it replaces, such as one that has expired. */
    replaces: z.optional(idField),
  }),
  output: payments,
  success: 201,
  failures: [...refusals, 'case-not-found', 'voucher-known', 'money-line-not-found', 'paper-not-found'],
});

/** A client agrees to pay what a voucher asks above the quote. */
export const agreeToVoucher = defineOperation({
  id: 'agreeToVoucher',
  method: 'POST',
  path: '/companies/{id}/vouchers/{voucher}/agreement',
  feature: 'Payments',
  access: 'session',
  params,
  /** The sum that was seen. */
  input: z.object({ asked: minorAmount }),
  output: payments,
  success: 200,
  failures: [...refusals, 'not-allowed', 'voucher-changed', 'month-closed'],
});

/** A client does not agree to what a voucher asks above the quote. */
export const declineVoucher = defineOperation({
  id: 'declineVoucher',
  method: 'POST',
  path: '/companies/{id}/vouchers/{voucher}/decline',
  feature: 'Payments',
  access: 'session',
  params,
  input: z.object({ reason: moneyReason }),
  output: payments,
  success: 200,
  failures: [...refusals, 'not-allowed'],
});

/** A client has paid the authority directly, and proves it with a paper, which staff check. */
export const proveVoucher = defineOperation({
  id: 'proveVoucher',
  method: 'POST',
  path: '/companies/{id}/vouchers/{voucher}/payment',
  feature: 'Payments',
  access: 'session',
  params,
  input: z.object({ paper: idField, on: moneyDay }),
  output: payments,
  success: 200,
  failures: [...refusals, 'not-allowed', 'paper-not-found'],
});

/** The agency pays a voucher from what it holds. */
export const payVoucher = defineOperation({
  id: 'payVoucher',
  method: 'POST',
  path: '/operator/companies/{id}/vouchers/{voucher}/payment',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params,
  input: z.object({
    account: idField,
    on: moneyDay,
    /** How much left the account, where that is in another currency. */
    counts: z.optional(minorAmount),
    /** Number of the receipt. */
    reference: optionalText({ field: 'reference', max: maxBankText }),
    paper: z.optional(idField),
  }),
  output: payments,
  success: 200,
  failures: [
    ...refusals,
    'voucher-not-agreed',
    'bank-account-not-found',
    'paper-not-found',
    'money-not-there',
    'month-closed',
  ],
});

export const withdrawVoucher = defineOperation({
  id: 'withdrawVoucher',
  method: 'DELETE',
  path: '/operator/companies/{id}/vouchers/{voucher}',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params,
  output: payments,
  success: 200,
  failures: refusals,
});

/** Staff confirm that a client paid the authority, by the client's proof or by one that staff have. */
export const confirmVoucher = defineOperation({
  id: 'confirmVoucher',
  method: 'POST',
  path: '/operator/companies/{id}/vouchers/{voucher}/confirmation',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params,
  input: z.object({
    on: moneyDay,
    /** The proof that was seen; a newer one refuses the confirmation. */
    paper: idField,
  }),
  output: payments,
  success: 200,
  failures: [...refusals, 'voucher-changed', 'paper-not-found', 'month-closed'],
});

/** Staff return a client's proof, so that the voucher is open again. */
export const returnVoucherProof = defineOperation({
  id: 'returnVoucherProof',
  method: 'POST',
  path: '/operator/companies/{id}/vouchers/{voucher}/return',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params,
  input: z.object({ reason: moneyReason }),
  output: payments,
  success: 200,
  failures: refusals,
});

/** A voucher, a proof or a receipt: what staff who handle money see of a client's papers. */
export const downloadMoneyPaper = defineOperation({
  id: 'downloadMoneyPaper',
  method: 'GET',
  path: '/operator/companies/{id}/money-papers/{paper}',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  params: z.object({ id: idField, paper: idField }),
  download: { types: paperTypes },
  success: 200,
  failures: ['company-not-found', 'paper-not-found', 'paper-not-shown', 'not-allowed'],
});

const listedVoucher = z.object({
  company: z.object({ id: idField, name: z.string() }),
  voucher: voucherView,
});
export type ListedVoucher = z.infer<typeof listedVoucher>;

/** What waits among the vouchers of all clients: open ones and proofs to check, those that expire first at the top. */
export const listVouchers = defineOperation({
  id: 'listVouchers',
  method: 'GET',
  path: '/operator/vouchers',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  output: z.object({ status: z.literal('success'), vouchers: z.array(listedVoucher), total: z.int() }),
  success: 200,
  failures: [],
});
