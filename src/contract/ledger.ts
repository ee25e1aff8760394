import * as z from 'zod/mini';
import { postingKinds } from '#domain/ledger/accounts.ts';
import { entryStates } from '#domain/payments/bank-entries.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { moneyDay } from './payments.ts';

const monthField = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, problem('not-month')));
const currency = z.enum(currencies);

/** The money of a client in one currency, over all cases. */
const clientMoney = z.object({
  company: z.object({ id: idField, name: z.string() }),
  currency,
  quoted: z.int(),
  received: z.int(),
  held: z.int(),
  paidOn: z.int(),
  suspense: z.int(),
  /** Our fee, earned or paid in advance, tax included. */
  fee: z.int(),
  owedBack: z.int(),
});
export type ClientMoney = z.infer<typeof clientMoney>;

export const listMoney = defineOperation({
  id: 'listMoney',
  method: 'GET',
  path: '/operator/money',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  output: z.object({
    status: z.literal('success'),
    clients: z.array(clientMoney),
    /** The last closed month; `null` for none. */
    closedThrough: z.nullable(z.string()),
    /** Months with postings, oldest first. */
    closedMonths: z.array(z.string()),
    openMonths: z.array(z.string()),
  }),
  success: 200,
  failures: [],
});

/** What moved at the bank in a month, beside what the bank's statements say. */
const bankMovement = z.object({
  transaction: z.nullable(idField),
  /** Whose it is; `null` for what is no client's, or not known yet. */
  company: z.nullable(z.object({ id: idField, name: z.string() })),
  kind: z.nullable(z.enum(postingKinds)),
  on: z.iso.date(),
  /** In minor units; negative for money that left. `null` where it is only at the other side. */
  inLedger: z.nullable(z.int()),
  inStatement: z.nullable(z.int()),
  party: z.string(),
  text: z.string(),
  /** Why it concerns no client; '' for what does. */
  leftOutBecause: z.string(),
});
export type BankMovement = z.infer<typeof bankMovement>;

const monthOfAccount = z.object({
  account: z.object({ id: idField, bank: z.string(), number: z.string(), currency }),
  inLedger: z.int(),
  inStatement: z.int(),
  /** Of what the bank reports, what is no client's money. */
  leftOut: z.int(),
  /** What is neither matched nor left out. */
  difference: z.int(),
  isEqual: z.boolean(),
  movements: z.array(bankMovement),
});
export type MonthOfAccount = z.infer<typeof monthOfAccount>;

const days = { from: moneyDay, until: moneyDay };

/** What moved at the bank between two days, in the ledger beside the bank's statements. */
export const listBankEntries = defineOperation({
  id: 'listBankEntries',
  method: 'GET',
  path: '/operator/money/entries',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  query: z.object(days),
  output: z.object({ status: z.literal('success'), accounts: z.array(monthOfAccount) }),
  success: 200,
  failures: ['period-unusable'],
});

/** The same as a file, of what the filter lets through. */
export const exportBankEntries = defineOperation({
  id: 'exportBankEntries',
  method: 'GET',
  path: '/operator/money/entries/export',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  query: z.object({
    ...days,
    company: z.optional(idField),
    kind: z.optional(z.enum(postingKinds)),
    state: z.optional(z.enum(entryStates)),
  }),
  download: { types: ['text/csv; charset=utf-8'] },
  success: 200,
  failures: ['period-unusable'],
});

const month = z.object({
  month: z.string(),
  /** Who closed it and when; `null` while it is open. */
  closed: z.nullable(z.object({ by: z.string(), at: momentField })),
  /** Whether it is over, so that it can be closed. */
  isOver: z.boolean(),
  /** How many movements keep ledger and statements from saying the same. */
  open: z.int(),
  accounts: z.array(monthOfAccount),
});
export type LedgerMonth = z.infer<typeof month>;

export const readMonth = defineOperation({
  id: 'readMonth',
  method: 'GET',
  path: '/operator/money/months/{month}',
  feature: 'Payments',
  access: 'operator',
  right: 'read-money',
  params: z.object({ month: monthField }),
  output: z.object({ status: z.literal('success'), month }),
  success: 200,
  failures: [],
});

/** Closes a month and all before it. Nothing is posted into them any more. */
export const closeMonth = defineOperation({
  id: 'closeMonth',
  method: 'POST',
  path: '/operator/money/months/{month}/closing',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params: z.object({ month: monthField }),
  /** How many movements were seen to be open; more of them refuse the closing. */
  input: z.object({ open: z.int() }),
  output: z.object({ status: z.literal('success'), month }),
  success: 200,
  failures: ['month-closed', 'month-not-over', 'month-changed'],
});
