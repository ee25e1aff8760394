import * as z from 'zod/mini';
import { matchReasons } from '#domain/payments/match-line.ts';
import { statementColumns } from '#domain/payments/statement-columns.ts';
import { statementFormats } from '#domain/payments/statement-line.ts';
import { currencyField } from './bank-accounts.ts';
import { idField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { minorAmount, moneyReason } from './payments.ts';

/** Largest statement in bytes, and movements in it. */
export const maxStatementBytes = 2 * 1024 * 1024;
export const maxStatementLines = 5_000;

const params = z.object({ id: idField });
const columns = z.array(z.nullable(z.enum(statementColumns)));

const statementInput = z.object({
  fileName: requiredText({ field: 'file-name', max: 200 }),
  content: z.string().check(z.maxLength(maxStatementBytes)),
  /** What each column of a table holds; without it the headings are read. */
  columns: z.optional(columns),
});
export type StatementInput = z.infer<typeof statementInput>;

const movement = z.object({
  on: z.iso.date(),
  /** In minor units; negative for money that left. */
  amount: z.int(),
  party: z.string(),
  text: z.string(),
});

export const previewStatement = defineOperation({
  id: 'previewStatement',
  method: 'POST',
  path: '/operator/bank-accounts/{id}/statements/preview',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params,
  input: statementInput,
  maximumBytes: 2 * maxStatementBytes,
  output: z.object({
    status: z.literal('success'),
    format: z.enum(statementFormats),
    /** Headings of a table; empty for XML. */
    header: z.array(z.string()),
    columns,
    movements: z.array(z.extend(movement, { isKnown: z.boolean() })),
    /** Rows of a table without a day or an amount. */
    unreadRows: z.array(z.int()),
    /** As the bank says, in minor units; `null` where the file does not. */
    opening: z.nullable(z.int()),
    closing: z.nullable(z.int()),
  }),
  success: 200,
  failures: ['bank-account-not-found', 'statement-unreadable', 'statement-of-another-account'],
});

export const importStatement = defineOperation({
  id: 'importStatement',
  method: 'POST',
  path: '/operator/bank-accounts/{id}/statements',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params,
  input: statementInput,
  maximumBytes: 2 * maxStatementBytes,
  output: z.object({
    status: z.literal('success'),
    /** Movements that were new, and those that another statement had brought. */
    added: z.int(),
    known: z.int(),
  }),
  success: 200,
  failures: ['bank-account-not-found', 'statement-unreadable', 'statement-of-another-account'],
});

const openMovement = z.extend(movement, {
  id: idField,
  account: idField,
  currency: currencyField,
  /** What it probably is, best first; a person confirms it. */
  matches: z.array(
    z.object({
      kind: z.enum(['request', 'transaction']),
      id: idField,
      company: z.object({ id: idField, name: z.string() }),
      case: idField,
      currency: currencyField,
      /** What is due, or what was recorded. */
      amount: z.int(),
      /** How much more arrived than is due; negative for less. */
      difference: z.int(),
      because: z.array(z.enum(matchReasons)),
    }),
  ),
});
export type OpenMovement = z.infer<typeof openMovement>;

export const listMovements = defineOperation({
  id: 'listMovements',
  method: 'GET',
  path: '/operator/statement-lines',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  output: z.object({ status: z.literal('success'), movements: z.array(openMovement), total: z.int() }),
  success: 200,
  failures: [],
});

/** Says what a movement of the bank is. */
export const settleMovement = defineOperation({
  id: 'settleMovement',
  method: 'POST',
  path: '/operator/statement-lines/{id}/settlement',
  feature: 'Payments',
  access: 'operator',
  right: 'manage-money',
  params,
  input: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('payment'),
      company: idField,
      case: idField,
      /** The currency that it counts in. */
      currency: currencyField,
      counts: z.optional(minorAmount),
    }),
    z.object({ is: z.literal('recorded'), company: idField, transaction: idField }),
    z.object({ is: z.literal('left-out'), reason: moneyReason }),
  ]),
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: [
    'movement-not-found',
    'movement-settled',
    'company-not-found',
    'case-not-found',
    'transaction-not-found',
    'month-closed',
    'money-not-there',
  ],
});
