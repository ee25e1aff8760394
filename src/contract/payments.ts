import * as z from 'zod/mini';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { invoiceKinds } from '#domain/invoices/invoice-content.ts';
import { linePayees, postingKinds } from '#domain/ledger/accounts.ts';
import { bearers, voucherStates } from '#domain/payments/voucher.ts';
import { isPlainDate } from '#domain/values/plain-date.ts';
import { bankAccount, currencyField } from './bank-accounts.ts';
import { cardPaymentView } from './card-payment-view.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

export const maxMoneyNote = 1_000;
export const maxBankText = 140;
/** Largest amount in minor units. */
const maxMoney = 100_000_000_000;

/** An amount in minor units, more than nothing. */
export const minorAmount = z
  .int(problem('not-amount'))
  .check(
    z.minimum(1, problem('not-amount')),
    z.maximum(maxMoney, problem('amount-too-large', { max: maxMoney })),
  );
export const moneyDay = z
  .string(problem('day-missing'))
  .check(z.refine((value) => isPlainDate(value), problem('day-missing')));
export const moneyReason = requiredText({ field: 'reason', max: maxMoneyNote, multiline: true });
const bankText = optionalText({ field: 'reference', max: maxBankText });
const lineId = z.nullable(idField);

/** Where a case stands in one currency. Amounts are in minor units. */
const position = z.object({
  currency: currencyField,
  quoted: z.int(),
  invoiced: z.int(),
  received: z.int(),
  /** Held for authorities and others. */
  held: z.int(),
  /** Paid on to them. */
  paidOn: z.int(),
  /** Arrived, and not allotted to a line yet. */
  suspense: z.int(),
  /** Our fee that is paid in advance, tax included. */
  advance: z.int(),
  /** Our fee that is earned, tax included. */
  fee: z.int(),
  /** Invoiced and not paid yet. */
  receivable: z.int(),
  /** To be returned. */
  owedBack: z.int(),
  returned: z.int(),
  /** What the client still has to pay. */
  due: z.int(),
  /** What would come back if the case stopped now. */
  comesBack: z.int(),
});
export type MoneyPosition = z.infer<typeof position>;

const line = z.object({
  id: idField,
  label: z.string(),
  payee: z.enum(linePayees),
  currency: currencyField,
  quoted: z.int(),
  funded: z.int(),
  due: z.int(),
  held: z.int(),
  paidOn: z.int(),
  fee: z.int(),
  /** Neither paid on nor earned. */
  refundable: z.int(),
});
export type MoneyLine = z.infer<typeof line>;

const request = z.object({
  id: idField,
  quoteNumber: z.string(),
  currency: currencyField,
  /** What to write into the transfer, by ISO 11649. */
  reference: z.string(),
  due: z.int(),
  /** Our accounts that it can be paid to, those in its currency first. */
  accounts: z.array(bankAccount),
  /** Content of a QR code for banking apps, by account; only for euros. */
  codes: z.array(z.object({ account: idField, content: z.string() })),
  /** Whether it can be paid by card. */
  byCard: z.boolean(),
});
export type PaymentRequestView = z.infer<typeof request>;

const transaction = z.object({
  id: idField,
  number: z.int(),
  kind: z.enum(postingKinds),
  on: z.iso.date(),
  /** The closed month that it corrects; `null` for none. */
  correctsMonth: z.nullable(z.string()),
  currency: currencyField,
  /** Negative where it takes something back. */
  amount: z.int(),
  parts: z.array(z.object({ line: lineId, amount: z.int() })),
  isReversal: z.boolean(),
  isReversed: z.boolean(),
  /** Whether staff can take it back. */
  isReversible: z.boolean(),
  bankAccount: z.nullable(idField),
  reference: z.string(),
  payer: z.string(),
  payee: z.string(),
  reason: z.string(),
  /** How much of it the agency bears itself. */
  borne: z.int(),
  /** The paper that proves it; `null` for none. */
  paper: z.nullable(idField),
  /** What arrived in another currency, and what it counts as. */
  exchanged: z.nullable(
    z.object({ currency: z.string(), amount: z.int(), counts: z.int(), to: z.string(), rate: z.string() }),
  ),
  /** Whether it was moved to this case or from it. */
  moved: z.nullable(z.enum(['to', 'from'])),
  /** Who recorded it; `null` for the client's eyes. */
  by: z.nullable(z.string()),
  at: momentField,
});
export type MoneyTransaction = z.infer<typeof transaction>;

export const voucherView = z.object({
  id: idField,
  case: idField,
  authority: z.string(),
  number: z.string(),
  currency: currencyField,
  lines: z.array(
    z.object({
      label: z.string(),
      amount: z.int(),
      line: lineId,
      /** What was quoted for that line; `null` where the quote has none. */
      quoted: z.nullable(z.int()),
      bearer: z.enum(bearers),
    }),
  ),
  /** Of the client. */
  asked: z.int(),
  /** What the agency bears itself. */
  borne: z.int(),
  quoted: z.int(),
  /** What it asks above the quote, line by line. */
  more: z.array(z.object({ label: z.string(), line: lineId, amount: z.int() })),
  expiresOn: z.iso.date(),
  daysLeft: z.int(),
  state: z.enum(voucherStates),
  /** Who agreed to pay more than quoted; `null` while nobody has. */
  agreedBy: z.nullable(z.string()),
  /** Why the client does not agree; `null` while they have not said so. */
  declinedBecause: z.nullable(z.string()),
  /** Why it differs from the quote; '' for nothing to explain. */
  explanation: z.string(),
  /** The voucher itself, as a paper of the company; `null` for none. */
  file: z.nullable(idField),
  /** Why the proof was returned; `null` where it was not. */
  returnedBecause: z.nullable(z.string()),
  /** Number of the voucher that it replaces, and of the one that replaces it; `null` for none. */
  replaces: z.nullable(z.string()),
  replacedBy: z.nullable(z.string()),
  paidOn: z.nullable(z.iso.date()),
  paper: z.nullable(idField),
  version: z.int(),
});
export type VoucherView = z.infer<typeof voucherView>;

const caseMoney = z.object({
  case: idField,
  kind: z.enum(caseKinds),
  positions: z.array(position),
  lines: z.array(line),
  requests: z.array(request),
  vouchers: z.array(voucherView),
  /** Latest first. */
  transactions: z.array(transaction),
  /** What was paid by card, latest first. */
  cards: z.array(cardPaymentView),
});
export type CaseMoney = z.infer<typeof caseMoney>;

const carriedOver = z.object({
  /** The installation that it came from, as it called itself. */
  from: z.string(),
  /** When that one wrote it down, which the balances are as of. */
  asOf: momentField,
  importedAt: momentField,
  positions: z.array(position),
  lines: z.array(line),
  /** Latest first. */
  transactions: z.array(transaction),
  quotes: z.array(
    z.object({
      id: idField,
      number: z.string(),
      acceptedAt: momentField,
      acceptedBy: z.string(),
      hasFile: z.boolean(),
    }),
  ),
  invoices: z.array(
    z.object({
      id: idField,
      kind: z.enum(invoiceKinds),
      number: z.string(),
      issuedOn: z.iso.date(),
      currency: currencyField,
      gross: z.int(),
      hasFile: z.boolean(),
    }),
  ),
});
export type CarriedOverView = z.infer<typeof carriedOver>;

/** Cases of a company with a quote, a voucher or money. */
export const paymentsView = z.object({
  cases: z.array(caseMoney),
  /** What another installation's ledger says, if the company came from there. No balance here counts it. */
  carriedOver: z.nullable(carriedOver),
});
export type PaymentsView = z.infer<typeof paymentsView>;

const companyParams = z.object({ id: idField });
const payments = z.object({ status: z.literal('success'), payments: paymentsView });

export const readPayments = defineOperation({
  id: 'readPayments',
  method: 'GET',
  path: '/companies/{id}/payments',
  feature: 'Payments',
  access: 'session',
  params: companyParams,
  output: payments,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

/** Cases that money can be recorded for, and our accounts, beside the ledger. */
const staffPayments = z.object({
  status: z.literal('success'),
  payments: paymentsView,
  cases: z.array(z.object({ id: idField, kind: z.enum(caseKinds) })),
  accounts: z.array(bankAccount),
});

export type StaffPayments = z.infer<typeof staffPayments>;

export const readPaymentsForStaff = defineOperation({
  id: 'readPaymentsForStaff',
  method: 'GET',
  path: '/operator/companies/{id}/payments',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  params: companyParams,
  output: staffPayments,
  success: 200,
  failures: ['company-not-found'],
});

/** What an amount is in the other currency, where account and case differ. */
const counts = z.optional(minorAmount);

const moneyInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('received'),
    case: idField,
    on: moneyDay,
    account: idField,
    amount: minorAmount,
    /** The currency that it counts in. */
    currency: currencyField,
    counts,
    /** What the payer sent, where the bank changed it. */
    sent: z.optional(z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)), amount: minorAmount })),
    reference: bankText,
    payer: bankText,
  }),
  z.object({
    kind: z.literal('allotted'),
    case: idField,
    on: moneyDay,
    currency: currencyField,
    /** From which line; `null` for what is not allotted yet. */
    from: lineId,
    line: idField,
    amount: minorAmount,
    reason: moneyReason,
  }),
  z.object({ kind: z.literal('earned'), case: idField, on: moneyDay, line: idField, amount: minorAmount }),
  z.object({
    kind: z.literal('paid-on'),
    case: idField,
    on: moneyDay,
    line: idField,
    account: idField,
    amount: minorAmount,
    counts,
    payee: requiredText({ field: 'name', max: maxBankText }),
    /** Number of the receipt. */
    reference: bankText,
    paper: z.optional(lineId),
  }),
  z.object({
    kind: z.literal('owed'),
    case: idField,
    on: moneyDay,
    currency: currencyField,
    line: lineId,
    amount: minorAmount,
    reason: moneyReason,
  }),
  z.object({
    kind: z.literal('returned'),
    case: idField,
    on: moneyDay,
    account: idField,
    currency: currencyField,
    amount: minorAmount,
    counts,
    reference: bankText,
  }),
  z.object({
    kind: z.literal('waived'),
    case: idField,
    on: moneyDay,
    line: idField,
    amount: minorAmount,
    reason: moneyReason,
  }),
]);
export type MoneyInput = z.infer<typeof moneyInput>;

const refusals = ['company-not-found', 'case-not-found', 'month-closed', 'money-not-there'] as const;

export const recordMoney = defineOperation({
  id: 'recordMoney',
  method: 'POST',
  path: '/operator/companies/{id}/payments',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  idempotent: true,
  params: companyParams,
  input: moneyInput,
  output: payments,
  success: 201,
  failures: [...refusals, 'money-line-not-found', 'bank-account-not-found', 'paper-not-found'],
});

const transactionParams = z.object({ id: idField, transaction: idField });

export const reverseMoney = defineOperation({
  id: 'reverseMoney',
  method: 'POST',
  path: '/operator/companies/{id}/payments/{transaction}/reversal',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params: transactionParams,
  input: z.object({ reason: moneyReason }),
  output: payments,
  success: 200,
  failures: [...refusals, 'transaction-not-found', 'transaction-reversed', 'paid-by-card'],
});

/** Moves a payment that was recorded for the wrong case. */
export const moveMoney = defineOperation({
  id: 'moveMoney',
  method: 'POST',
  path: '/operator/companies/{id}/payments/{transaction}/move',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params: transactionParams,
  input: z.object({ company: idField, case: idField, reason: moneyReason }),
  output: payments,
  success: 200,
  failures: [...refusals, 'transaction-not-found', 'transaction-reversed', 'paid-by-card'],
});
